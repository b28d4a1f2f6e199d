/** Each hunt is a game: it cannot be won at once, and a simple hunter wins it long before the king has got away. */
import { describe, expect, test } from 'vitest';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Game } from '#kernel/game.ts';
import { huntGame } from '#lessons/hunt.ts';
import { prove } from '#lessons/prover.ts';
import { hunted } from './hunter.ts';

const shogi: Game = shogiPack.game;

const hunts = course.blocks
  .flatMap(({ after }) => after)
  .filter(({ hunter }) => hunter !== undefined);

describe.each(hunts.map((hunt) => ({ id: hunt.id, hunt })))('$id', ({ hunt }) => {
  test('no mate in three moves is there at the start', () => {
    const game = huntGame(shogi, hunt);
    expect(prove(game, game.start(hunt.setup), 5).is).toBe('no-mate');
  });

  test('a simple hunter needs more than three moves, and a third of the limit at most', () => {
    const most = (hunt.limit ?? 0) / 3;
    for (let seed = 1; seed <= 8; seed++) {
      const { end } = hunted(shogi, course.view, hunt, seed);
      const moves = end.is === 'caught' ? end.moves : Infinity;
      expect(moves, `seed ${seed}`).toBeGreaterThan(3);
      expect(moves, `seed ${seed}`).toBeLessThanOrEqual(most);
    }
  });
});
