/** The faults of illegal moves in a record, in Spanish. Each stands after `moves.foul`. */
import type { fouls as en } from '../../en/banqi/fouls.ts';

export const fouls: typeof en = {
  'empty-square': 'allí no había ninguna pieza.',
  'face-down-piece': 'se movió una pieza boca abajo.',
  'colour-unknown': 'nadie tenía color todavía.',
  'not-your-piece': 'la pieza era del otro jugador.',
  'own-piece': 'capturó una pieza de su propio bando.',
  'face-down-target': 'la pieza de allí estaba boca abajo.',
  'not-adjacent': 'la pieza solo va a la casilla de al lado.',
  'not-in-line': 'el cañón no saltó en línea recta.',
  'no-screen': 'el cañón capturó sin saltar ninguna pieza.',
  'many-screens': 'el cañón saltó más de una pieza.',
  'king-soldier': 'el rey capturó un soldado.',
  rank: 'la pieza capturó otra más fuerte.',
};
