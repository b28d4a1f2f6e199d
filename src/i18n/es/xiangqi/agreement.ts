/** The words for what players of xiangqi agree on before a game, in Spanish. */
import type { XiangqiMessages } from '../../shapes/xiangqi/catalogue.ts';

export const agreement: XiangqiMessages['agreement'] = {
  rules: 'Repetición y tablas',
  options: {
    repetition: {
      label: 'Cuando vuelve una posición',
      values: {
        standard: 'Pierden el jaque y la persecución perpetuos',
        simple: 'Pierde el jaque perpetuo',
        drawOnly: 'Siempre tablas',
        agreement: 'Deciden los jugadores',
      },
    },
    occurrences: { label: 'Se aplica a partir de la repetición n.º' },
    noCaptureLimit: {
      label: 'Tablas sin capturas',
      values: {
        '120': 'Tras 60 jugadas cada uno',
        '100': 'Tras 50 jugadas cada uno',
        '0': 'Sin límite',
      },
    },
  },
  presets: { casual: 'Amistosa', club: 'Club', tournament: 'Torneo' },
  presetNotes: {
    casual: 'Sin reloj, se puede deshacer y se explican los errores.',
    club: '20 minutos cada uno. Deshacer, con permiso; las jugadas ilegales se rechazan.',
    tournament:
      'Quien comete una falta pierde. 60 minutos cada uno y 30 segundos más por jugada. Sin deshacer.',
  },

  start: 'Inicio',
  starts: { even: 'Partida igualada', own: 'Posición propia…' },
  position: 'Posición (FEN)',
  gives: 'Quién da la ventaja',
  given: 'El jugador más fuerte da piezas.',

  toss: {
    choice: 'Lanzar cinco soldados',
    pending: 'lo decide el lanzamiento',
    title: '¿Quién lleva las rojas?',
    begin: 'Empezar la partida',
    thrown: (name) => `${name} tira cinco soldados.`,
    fell: (up, name) => `${up} boca arriba, ${5 - up} boca abajo: ${name} lleva las rojas.`,
  },
};
