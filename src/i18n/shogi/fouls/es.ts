import type { en } from './en.ts';

/** What is wrong with an illegal move that stands in a record, in Spanish, after `moves.foul`. */
export const es: Readonly<Record<keyof typeof en, string>> = {
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
