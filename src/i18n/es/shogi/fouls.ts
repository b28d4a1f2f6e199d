import type { fouls as en } from '../../en/shogi/fouls.ts';
import type { FoulTexts } from '../../shapes/shogi/words.ts';

/** The faults of illegal moves in a record, in Spanish. Each stands after `moves.foul`. */
export const fouls: Readonly<Record<keyof typeof en, string>> = {
  'not-your-turn': 'no era el turno de este bando.',
  'empty-square': 'no había ninguna pieza en esa casilla.',
  'not-in-hand': 'no había ninguna pieza así en la mano.',
  occupied: 'se soltó una pieza en una casilla ocupada.',
  'own-piece': 'capturó una pieza de su propio bando.',
  'wrong-movement': 'la pieza no se mueve así.',
  blocked: 'otra pieza cerraba el paso.',
  'promotion-not-possible': 'la pieza no podía promocionar en esta jugada.',
  'promotion-compulsory': 'sin promocionar, la pieza no podría volver a moverse.',
  nifu: 'un segundo peón sin promocionar en la misma columna (nifu).',
  'dead-square': 'la pieza soltada no podría moverse nunca.',
  pinned: 'la pieza estaba clavada y dejó a su rey expuesto.',
  'king-left-in-check': 'el rey se quedó en jaque.',
  'moved-into-check': 'el rey se puso en jaque.',
  uchifuzume: 'un peón soltado dio jaque mate (uchifuzume).',
};

/** Cómo se llaman las faltas en español y en qué consiste cada una. */
export const namedFouls: FoulTexts = {
  nifu: {
    name: 'nifu (dos peones)',
    did: (side) => `${side} soltó un segundo peón sin promocionar en una columna.`,
    proof: 'El otro peón está en la columna rayada.',
  },
  'dead-square': {
    name: 'pieza sin jugada',
    did: (side) => `${side} dejó una pieza donde no podría moverse nunca.`,
    proof: 'En las filas rayadas esa pieza no tiene jugada.',
  },
  pinned: {
    name: 'pieza clavada movida',
    did: (side) => `${side} movió una pieza que protegía al rey.`,
    proof: 'La línea hasta el rey queda abierta.',
  },
  'king-left-in-check': {
    name: 'jaque desatendido',
    did: (side) => `${side} dejó al rey en jaque.`,
    proof: 'El rey sigue atacado.',
  },
  'moved-into-check': {
    name: 'rey a casilla atacada',
    did: (side) => `${side} llevó el rey a una casilla atacada.`,
    proof: 'La casilla a la que fue el rey está atacada.',
  },
  uchifuzume: {
    name: 'uchifuzume (mate soltando un peón)',
    did: (side) => `${side} dio jaque mate soltando un peón.`,
    proof: 'El rey no tiene casillas y nada puede capturar el peón.',
  },
};
