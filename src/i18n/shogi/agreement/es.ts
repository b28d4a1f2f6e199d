/** What is agreed before a game of shogi, in Spanish. */
import type { ShogiPageMessages } from '../catalogue.ts';

export const es: ShogiPageMessages['agreement'] = {
  options: {
    repetition: {
      label: 'Cuarta repetición',
      values: { replay: 'Otra partida, bandos cambiados', draw: 'Tablas' },
    },
    repetitionTiebreak: {
      label: 'Esas tablas',
      values: { none: 'Siguen siendo tablas', points: 'Deciden los puntos' },
    },
    impasse: {
      label: 'Punto muerto declarado',
      values: { jsa24: '24 puntos (JSA)', '27': '27 puntos', off: 'Ninguno' },
    },
    impassePoints: {
      label: 'Punto muerto acordado',
      values: { official24: '24 puntos cada uno', majority: 'Gana quien tiene más' },
    },
    moveLimit: {
      label: 'Límite de jugadas',
      values: { '500': '500 jugadas', '320': '320 jugadas', null: 'Ninguno' },
    },
  },
  presets: {
    friendly: 'Amistoso',
    tournament: 'Torneo (JSA)',
    title: 'Título',
    nhk: 'Estilo NHK',
    blitz: 'Relámpago',
    article: 'Artículo de 2011',
  },
  presetNotes: {
    friendly: 'Cada rechazo se explica, se puede deshacer y no hay reloj.',
    tournament: 'Una jugada ilegal pierde. 30 minutos por jugador y luego 60 segundos por jugada.',
    title: 'Una jugada ilegal pierde. 9 horas por jugador y luego 60 segundos por jugada.',
    nhk: '10 minutos por jugador, luego 30 segundos por jugada y diez minutos de reflexión en reserva.',
    blitz: '3 minutos por jugador y 5 segundos más con cada jugada.',
    article: 'Tras una falta se mueve otra vez la misma pieza; los puntos deciden las tablas.',
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
  given: 'Uwate da las piezas y mueve primero.',

  toss: {
    choice: 'Furigoma: tirar peones',
    pending: 'lo dirán los peones',
    title: 'Furigoma',
    begin: 'Empezar la partida',
    thrown: (name) => `${name} tira cinco peones.`,
    fell: (pawns, name) =>
      `${pawns === 1 ? '1 peón' : `${pawns} peones`} y ${5 - pawns} tokin: ${name} es sente.`,
  },
};
