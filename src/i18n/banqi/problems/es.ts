/** What makes a position unplayable, in Spanish. */
import type { ProblemTexts } from '../shape.ts';

export const es: ProblemTexts = {
  'face-up-without-colour': () => 'Hay una pieza boca arriba y nadie tiene color.',
  'second-without-colour': ({ side }) => `Juega ${side} y nadie tiene color.`,
  'no-pieces': ({ side }) => `${side}: no hay piezas; la partida acabaría antes de empezar.`,
  'no-move': ({ side }) => `${side}: no hay ninguna jugada; la partida acabaría antes de empezar.`,
};
