/** The words for what players of shogi agree on before a game, in Spanish. */
import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';

export const agreement: ShogiMessages['agreement'] = {
  rules: 'Tablas y punto muerto',
  options: {
    repetition: {
      label: 'Repetición (sennichite)',
      values: { replay: 'Otra partida, bandos cambiados', draw: 'Tablas' },
    },
    repetitionTiebreak: {
      label: 'Puntos en la repetición',
      values: { none: 'No se cuentan', points: 'Gana quien tiene más' },
    },
    impasse: {
      label: 'Punto muerto declarado',
      values: { jsa24: '24 puntos (JSA)', '27': '27 puntos', off: 'Ninguno' },
    },
    impassePoints: {
      label: 'Punto muerto acordado (jishogi)',
      values: { official24: '24 puntos cada uno', majority: 'Gana quien tiene más' },
    },
    impasseTie: {
      label: 'Punto muerto que no gana nadie',
      values: { replay: 'Otra partida, bandos cambiados', draw: 'Tablas' },
    },
    moveLimit: {
      label: 'Límite de jugadas',
      values: { '500': '500 jugadas', '320': '320 jugadas', null: 'Ninguno' },
    },
  },
  presets: {
    friendly: 'Amistosa',
    tournament: 'Torneo (JSA)',
    title: 'Partida de título',
    nhk: 'Estilo NHK',
    blitz: 'Relámpago',
    article: 'Para enseñar',
  },
  presetNotes: {
    friendly: 'Sin reloj, se puede deshacer y los errores se explican.',
    tournament:
      'Quien comete una falta pierde. 30 minutos por jugador y luego 60 segundos por jugada. Sin deshacer.',
    title:
      'Quien comete una falta pierde. 9 horas por jugador y luego 60 segundos por jugada. Sin deshacer.',
    nhk: '10 minutos por jugador, luego 30 segundos por jugada y diez minutos en reserva. Sin deshacer.',
    blitz: '3 minutos por jugador y 5 segundos más con cada jugada. Sin deshacer.',
    article:
      'Tras una falta se mueve otra vez la misma pieza; los puntos deciden la repetición y el punto muerto.',
  },

  start: 'Ventaja',
  starts: {
    even: 'Sin ventaja',
    lance: 'Lanza',
    'right-lance': 'Lanza derecha',
    bishop: 'Alfil',
    rook: 'Torre',
    'rook-lance': 'Torre y lanza',
    two: 'Dos piezas',
    three: 'Tres piezas',
    four: 'Cuatro piezas',
    five: 'Cinco piezas',
    'left-five': 'Cinco piezas (izquierda)',
    six: 'Seis piezas',
    'right-seven': 'Siete piezas (derecha)',
    'left-seven': 'Siete piezas (izquierda)',
    eight: 'Ocho piezas',
    ten: 'Diez piezas',
    'naked-king': 'Rey solo',
    own: 'Posición propia…',
  },
  position: 'Posición (SFEN)',
  gives: 'Quién da ventaja',
  given: 'Uwate, el jugador más fuerte, da piezas y mueve primero. Shitate juega con todas.',

  toss: {
    choice: 'Furigoma (sorteo con peones)',
    pending: 'se decide por furigoma',
    title: 'Furigoma',
    begin: 'Empezar la partida',
    thrown: (name) => `${name} tira cinco peones.`,
    fell: (pawns, name) =>
      `${pawns === 1 ? '1 peón' : `${pawns} peones`} y ${5 - pawns} tokin: ${name} es sente.`,
  },
};
