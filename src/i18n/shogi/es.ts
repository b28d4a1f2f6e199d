/** The words of shogi in Spanish. */
import type { ShogiMessages } from '../catalogue.ts';

export const es: ShogiMessages = {
  name: 'Shogi',

  sides: {
    sente: { short: 'Sente', full: 'Sente (negras)' },
    gote: { short: 'Gote', full: 'Gote (blancas)' },
    shitate: { short: 'Shitate', full: 'Shitate (negras)' },
    uwate: { short: 'Uwate', full: 'Uwate (blancas)' },
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
    promote: (face) => `Promocionar: ${face}`,
    keep: (face) => `No promocionar: ${face}`,
  },
};
