/** The words of shogi in Spanish. */
import type { ShogiMessages } from './catalogue.ts';

export const es: ShogiMessages = {
  name: 'Shogi',
  keys: 'Las flechas van de casilla en casilla y a las piezas en mano. Enter (Intro) toma o deja una pieza, Escape la suelta y el signo de interrogación la describe.',
  record: 'kifu',
  recordExplained: 'kifu (registro de una partida)',

  sides: {
    sente: 'Sente',
    gote: 'Gote',
    shitate: 'Shitate',
    uwate: 'Uwate',
  },

  pieces: {
    king: { name: 'rey' },
    rook: { name: 'torre' },
    bishop: { name: 'alfil' },
    gold: { name: 'oro' },
    silver: { name: 'plata' },
    knight: { name: 'caballo' },
    lance: { name: 'lanza' },
    pawn: { name: 'peón' },
    dragon: { name: 'dragón' },
    horse: { name: 'caballo-dragón' },
    'promoted-silver': { name: 'plata promocionada' },
    'promoted-knight': { name: 'caballo promocionado' },
    'promoted-lance': { name: 'lanza promocionada' },
    tokin: { name: 'tokin' },
  },

  choice: {
    title: '¿Promocionar?',
    promote: (face) => `Promocionar · ${face}`,
    keep: (face) => `No promocionar · ${face}`,
  },

  endings: {
    checkmate: {
      how: 'Jaque mate',
      why: ({ loser }) => `Ninguna jugada salva al rey de ${loser}.`,
    },
    'no-move': {
      how: 'Sin jugada legal',
      why: ({ loser }) => `A ${loser} no le queda ninguna jugada legal, y en shogi eso es derrota.`,
    },
    sennichite: {
      how: 'Repetición (sennichite)',
      why: () => 'La misma posición apareció por cuarta vez en el tablero.',
    },
    'perpetual-check': {
      how: 'Jaque perpetuo',
      why: ({ loser }) =>
        `La misma posición apareció por cuarta vez y ${loser} había dado jaque en cada jugada: está prohibido.`,
    },
    impasse: {
      how: 'Punto muerto (jishogi)',
      why: () => 'Ya no se puede dar mate a ningún rey, así que se contaron los puntos.',
    },
    declaration: {
      how: 'Declaración',
      why: () => 'Se declaró la entrada de un rey y se contaron los puntos.',
    },
    'no-mate': { how: 'Sin mate', why: () => 'El problema no tiene solución por esta línea.' },
    'move-limit': {
      how: 'Límite de jugadas',
      why: () => 'La partida llegó a la última jugada que permiten sus reglas.',
    },
  },
};
