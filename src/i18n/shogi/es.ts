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

  refusals: {
    'not-your-turn': 'Es el turno del otro jugador.',
    'empty-square': 'En esta casilla no hay ninguna pieza.',
    'not-in-hand': 'No hay ninguna pieza así en la mano.',
    occupied: 'Una pieza de la mano solo puede ir a una casilla vacía.',
    'own-piece': 'Ahí hay una pieza tuya.',
    'wrong-movement': 'Esta pieza no se mueve así.',
    blocked: 'Hay otra pieza en el camino.',
    'promotion-not-possible': 'Esta pieza no puede promocionar en esta jugada.',
    'promotion-compulsory': 'Aquí debe promocionar: sin hacerlo, no podría volver a moverse.',
    nifu: 'Ya tienes un peón sin promocionar en esta columna (nifu).',
    'dead-square': 'Una pieza soltada aquí no podría volver a moverse.',
    pinned: 'Esta pieza está clavada: si la mueves, tu rey queda expuesto.',
    'king-left-in-check': 'Tu rey está en jaque y esta jugada no lo salva.',
    'moved-into-check': 'Ahí tu rey quedaría en jaque.',
    uchifuzume: 'No se puede dar mate soltando un peón (uchifuzume).',
  },
};
