/** Cómo se llaman las faltas en español y en qué consiste cada una. */
import type { FoulTexts } from '../shape.ts';

export const es: FoulTexts = {
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
