/** The faults of illegal moves in a record, in Spanish. Each stands after `moves.foul`. */
import type { fouls as en } from '../../en/xiangqi/fouls.ts';
import type { FoulTexts } from '../../shapes/xiangqi/words.ts';

export const fouls: typeof en = {
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

/** The names of fouls in Spanish, and what each of them is. */
export const namedFouls: FoulTexts = {
  pinned: {
    name: 'mover el escudo del rey',
    did: (side) => `${side} movió una pieza que protegía al rey.`,
    proof: 'El camino hacia el rey está abierto.',
  },
  'king-left-in-check': {
    name: 'jaque ignorado',
    did: (side) => `${side} dejó a su rey en jaque.`,
    proof: 'El rey sigue atacado.',
  },
  'moved-into-check': {
    name: 'ponerse en jaque',
    did: (side) => `${side} puso a su rey en jaque.`,
    proof: 'El rey está atacado donde está.',
  },
  'facing-kings': {
    name: 'reyes cara a cara',
    did: (side) => `${side} dejó a los dos reyes cara a cara.`,
    proof: 'Nada hay entre los reyes en la columna rayada.',
  },
};
