/** The pieces of xiangqi in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { pieces as english } from '../../en/xiangqi/pieces.ts';

export const pieces: Catalogue<typeof english> = {
  king: { name: 'rey' },
  mandarin: { name: 'mandarín' },
  elephant: { name: 'elefante' },
  horse: { name: 'caballo' },
  chariot: { name: 'carro' },
  cannon: { name: 'cañón' },
  soldier: { name: 'soldado' },
};
