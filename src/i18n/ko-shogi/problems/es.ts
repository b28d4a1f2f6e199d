/** What makes a position unplayable, in Spanish. */
import type { ProblemTexts } from '../shape.ts';

export const es: ProblemTexts = {
  'command-missing': ({ side }) =>
    `${side}: no hay general ni gobernador, ni tropa intermedia con estandarte.`,
  'too-many': ({ side, piece }) => `${side}: hay más piezas de las que tiene un juego: ${piece}.`,
  'no-move': ({ side }) =>
    `${side}: no hay ninguna jugada legal; la partida acabaría antes de empezar.`,
};
