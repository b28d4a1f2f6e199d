/** Readers of whole games play moves in place. This must give the same positions as `play`. */
import { expect, test } from 'vitest';
import type { Move } from '#games/shogi/move.ts';
import { handKinds } from '#games/shogi/piece.ts';
import { draftOf, play } from '#games/shogi/play.ts';
import { playJudged } from '#games/shogi/play-judged.ts';
import { handCount, type Position, pieces } from '#games/shogi/position.ts';
import { violatedRule } from '#games/shogi/violation.ts';
import { chanceOf, oddStarts, randomGame } from '../positions.ts';

/** A random physically possible move for each piece, legal or not. */
const anyMoves = (position: Position, chance: () => number): readonly Move[] => [
  ...pieces(position).map(([from]): Move => {
    const to = (from + 1 + Math.floor(chance() * 80)) % 81;
    return { from, to, promote: chance() < 0.3 };
  }),
  ...handKinds
    .filter((kind) => handCount(position, position.turn, kind) > 0)
    .map((drop): Move => ({ drop, to: Math.floor(chance() * 81) })),
];

test('playing in place leads to the same position and finds the same moves illegal', () => {
  const chance = chanceOf(11);
  const found = { legal: 0, illegal: 0 };
  for (const start of oddStarts)
    for (const { position, move } of randomGame(start, 40, chance))
      for (const tried of [move, ...anyMoves(position, chance)]) {
        const draft = draftOf(position);
        const broken = violatedRule(position, tried) !== null;
        expect(playJudged(draft, tried)).toBe(broken);
        expect(draft).toEqual(play(position, { move: tried }));
        found[broken ? 'illegal' : 'legal'] += 1;
      }
  expect(found.illegal).toBeGreaterThan(1000);
  expect(found.legal).toBeGreaterThan(500);
});
