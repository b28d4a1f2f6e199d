/** The evidence of attacks where a king can be mated, as in shogi and xiangqi. */
import type { Evidence } from '#kernel/game.ts';

type Attacker = 'checker' | 'guard' | 'pinner';

/** Makes the evidence of attackers on a king or a square that it might go to, each with its line, from how the game draws a cell and a line. */
export const attackEvidenceOf =
  (
    square: (cell: number, as: Attacker, of?: number) => Evidence,
    line: (cells: readonly number[], from: number, to: number) => readonly Evidence[],
  ) =>
  (
    cells: readonly number[],
    king: number,
    attackers: readonly number[],
    as: Attacker,
  ): readonly Evidence[] =>
    attackers.flatMap((cell) => [
      square(cell, as, as === 'guard' ? king : undefined),
      ...line(cells, cell, king),
    ]);
