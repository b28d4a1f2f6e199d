/** The words that teach a player during a game, in Spanish. */
import type { TableMessages } from '../catalogue.ts';
import { counted, listed } from './format.ts';

const squares = counted({ one: 'casilla', other: 'casillas' });

const some = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [`${begin} ${names.length > 9 ? squares(names.length) : listed(names)}`];

const told = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${begin} ${listed(names)}`];

export const teach: TableMessages['teach'] = {
  label: 'Sobre la pieza',
  met: 'Reglas que han salido en esta partida. Pruébalas:',
  whyNot: 'Por qué ahí no',
  closed: 'No se puede',
  whyForced: 'Por qué tenía que ser así',
  attacks: 'Ataques',
  attacksHint: 'Mostrar quién ataca qué (tecla: a)',
  attackMarks: {
    below: 'más atacada desde este lado',
    beyond: 'más atacada desde el otro lado',
    both: 'igual de atacada desde ambos lados',
    hanging: 'colgada: atacada y sin defensa',
    pinned: 'clavada a su rey',
    line: 'la línea de una clavada o un jaque',
    check: 'la línea de un jaque',
  },
  standing: (piece, square) => `${piece} en ${square}`,
  attacksAloud: (hanging, pinned, checks) =>
    [
      hanging.length === 0 ? 'No hay piezas colgadas.' : `Colgadas: ${listed(hanging)}.`,
      ...(pinned.length === 0 ? [] : [`Clavadas: ${listed(pinned)}.`]),
      ...(checks.length === 0 ? [] : [`Jaque desde ${listed(checks)}.`]),
    ].join(' '),
  attacksOn: (square, sides, counts, { hanging, pinned }) =>
    `Ataques a ${square}: ${sides[0]} ${counts[0]}, ${sides[1]} ${counts[1]}.${hanging ? ' Está colgada.' : ''}${pinned ? ' Está clavada.' : ''}`,
  inHand: 'En mano: se suelta en una casilla libre.',
  key: 'Qué significan las marcas',
  marks: {
    pattern: 'adónde va en un tablero vacío',
    moves: 'adónde llega',
    captures: 'lo que ataca',
    drops: 'casillas libres para soltarla',
  },
  newcomer: {
    ask: () => '¿Sabes jugar?',
    show: 'Ver cómo se mueven',
    tell: 'Ver cómo se gana',
    know: 'Sé jugar',
    first: 'empieza',
    second: 'juega después',
    gives: 'da ventaja',
    gets: 'recibe ventaja',
    begin: (side) => `Empieza ${side}, abajo.`,
  },
  hints: {
    label: 'Pistas',
    meter: 'Aprendido',
    streak: 'Progreso con esta pieza',
    progress: (piece, times, of) =>
      `${piece.charAt(0).toUpperCase()}${piece.slice(1)}: ${times} de ${of}`,
    known: (side) => `Lo que ha aprendido ${side}`,
    levels: { off: 'Sin marcas', always: 'Todas las marcas' },
    stages: {
      always: 'Marcas enseguida',
      hesitation: 'Marcas tras un momento',
      request: 'Marcas al pedirlas',
    },
    show: 'Mostrar adónde puede ir (tecla: h)',
    goals: (squares, dropped) =>
      squares.length === 0
        ? 'No tiene ninguna jugada legal.'
        : `${some(dropped ? 'Se puede soltar en' : 'Puede ir a', squares)[0]}.`,
  },
  aloud: ({ side, name, reading, other, moves, captures, protects, inHand }) =>
    `${[
      `${side}: ${name}, ${reading}`,
      ...(other === '' ? [] : [`su otra cara es ${other}`]),
      ...told(inHand ? 'casillas libres para soltarla:' : 'alcanza', moves),
      ...told('ataca', captures),
      ...told('defiende', protects),
    ].join('; ')}.`,
};
