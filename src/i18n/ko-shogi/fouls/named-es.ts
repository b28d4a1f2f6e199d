/** What fouls are called in Spanish, and what each of them is. */
import type { FoulTexts } from '../shape.ts';

export const es: FoulTexts = {
  'pawn-without-drum': {
    name: 'peón adelante sin tambor',
    did: (side) => `${side} avanzó con un peón y no tiene tambor.`,
    proof: 'Este bando no tiene ningún tambor en el tablero.',
  },
  'immune-to-displacement': {
    name: 'captura de una pieza inmune',
    did: (side) => `${side} capturó una pieza que no se puede capturar así.`,
    proof: 'Una fortaleza está a salvo de carros y carros de artillería.',
  },
  silenced: {
    name: 'disparo desde la niebla',
    did: (side) => `${side} disparó donde la niebla hace callar arcos y cañones.`,
    proof: 'Quien disparó está a cinco puntos o menos de la niebla.',
  },
  'immune-to-shot': {
    name: 'disparo a una pieza inmune',
    did: (side) => `${side} disparó a una pieza a la que así no se puede disparar.`,
    proof: 'La pieza está a salvo de ese disparo.',
  },
  frozen: {
    name: 'salida de una red',
    did: (side) => `${side} movió una pieza sujeta por una red.`,
    proof: 'La línea de la red llegaba hasta donde estaba.',
  },
};
