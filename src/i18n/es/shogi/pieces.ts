/** The pieces of shogi in Spanish. */
import type { Catalogue } from '../../catalogue.ts';
import type { pieces as english } from '../../en/shogi/pieces.ts';

export const pieces: Catalogue<typeof english> = {
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
};
