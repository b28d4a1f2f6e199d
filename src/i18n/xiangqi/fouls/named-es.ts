/** What fouls are called in Spanish, and what each of them is. */
import type { FoulTexts } from '../shape.ts';

export const es: FoulTexts = {
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
