/** Kings that enter, and how they are counted, in Spanish. */
import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';

export const impasse: ShogiMessages['impasse'] = {
  claims: {
    impasse: { act: 'Proponer punto muerto', proposal: 'punto muerto (jishogi)' },
    declaration: {
      act: 'Declarar rey entrado',
      title: 'Declaración',
      make: 'Declarar',
    },
  },
  gives: {
    win: 'Esta declaración gana.',
    replay: 'Esta declaración anula la partida: se juega de nuevo.',
    draw: 'Esta declaración deja la partida en tablas.',
    lose: 'Esta declaración pierde.',
  },
  conditions: {
    kingInZone: 'Rey en la zona de promoción',
    pieces: (count) => `Diez piezas más en ella: ${count}`,
    notInCheck: 'Sin jaque',
    plies: (plies) => `Menos de 500 jugadas: ${plies}`,
    points: ({ zone, hand, credit }, sum) =>
      `Puntos: ${zone} en la zona, ${hand} en mano${credit > 0 ? `, ${credit} por la ventaja` : ''}, ${sum} en total`,
  },
  count: (side, { total, zone, elsewhere, hand, credit }) =>
    `${side}: ${total} puntos (${zone} en la zona, ${elsewhere} fuera, ${hand} en mano${credit > 0 ? `, ${credit} por la ventaja` : ''})`,
};
