/** What is wrong with an illegal move that stands in a record, in Spanish, after `moves.foul`. */
import type { en } from './en.ts';

export const es: typeof en = {
  'not-your-turn': 'no le tocaba a este bando.',
  'empty-square': 'allí no había ninguna pieza.',
  'own-piece': 'capturó una pieza de su propio bando.',
  'wrong-movement': 'la pieza no se mueve así.',
  'soldier-backwards': 'el soldado retrocedió.',
  'soldier-sideways': 'el soldado fue al lado antes de cruzar el río.',
  palace: 'la pieza salió de su palacio.',
  river: 'el elefante cruzó el río.',
  'horse-leg': 'la pata del caballo estaba trabada.',
  'elephant-eye': 'el ojo del elefante estaba tapado.',
  blocked: 'otra pieza cerraba el paso.',
  'cannon-no-screen': 'el cañón capturó sin saltar ninguna pieza.',
  'cannon-many-screens': 'el cañón saltó más de una pieza.',
  pinned: 'la pieza protegía a su rey, que quedó expuesto.',
  'king-left-in-check': 'el rey quedó en jaque.',
  'moved-into-check': 'el rey se puso en jaque.',
  'facing-kings': 'los dos reyes quedaron cara a cara en una columna abierta.',
};
