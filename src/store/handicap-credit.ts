/** What a handicap is worth at the count of an impasse. */
import { type Handicap, handicaps } from '#games/shogi/starts.ts';

/** Rook and bishop count five, the others one, the king nothing (rules A68). */
const pointsOfGote = (sfen: string): number => {
  const pieces = sfen.slice(0, sfen.indexOf(' ')).match(/[a-z]/g) ?? [];
  const worth = (letter: string): number => (letter === 'k' ? 0 : /[rb]/.test(letter) ? 5 : 1);
  return pieces.reduce((sum, letter) => sum + worth(letter), 0);
};

/** The points of the pieces that uwate gives, credited at the count (rules A79). */
export const creditOf = (start: Handicap): number =>
  pointsOfGote(handicaps.even) - pointsOfGote(handicaps[start]);
