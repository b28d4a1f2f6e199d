import { expect, test } from 'vitest';
import type { Line, Seat } from '#kernel/game.ts';
import { standingOf } from '#kernel/repetition.ts';
import { givesCheck, soleChecker, thirdTime } from './perpetual-check.ts';

/** A position that is known by its name; the king of the side to move stands in check where the name ends in `+`. */
interface Named {
  readonly turn: Seat;
  readonly name: string;
}

const inCheck = ({ turn, name }: Named, seat: Seat): boolean => seat === turn && name.endsWith('+');

/** A line through positions by their names, seat 0 to move first. */
const through = (...names: readonly string[]): Line<Named, object> => {
  let line: Line<Named, object> | null = null;
  for (const [ply, name] of names.entries())
    line = {
      position: { turn: ply % 2 === 0 ? 0 : 1, name },
      turn: ply === 0 ? null : { move: {} },
      before: line,
      ply,
      standing: null,
    };
  if (line === null) throw new Error('a line has a position');
  return line;
};

const game = { key: (position: object) => ('name' in position ? String(position.name) : '') };
const standingIn = (line: Line<Named, object>) => standingOf(game, line);

const round = ['b+', 'c', 'd+', 'a'];
const quiet = ['b', 'c', 'd', 'a'];

test('the start of a line gives no check, and a move into a checked position does', () => {
  expect(givesCheck(through('a+'), inCheck)).toBe(false);
  expect(givesCheck(through('a', 'b+'), inCheck)).toBe(true);
});

test('a side that checks with every move between the standings is the one checker', () => {
  const line = through('a', ...round, ...round, ...round);
  expect(standingIn(line).count).toBe(4);
  expect(soleChecker(line, standingIn(line), 4, inCheck)).toBe(0);
});

test('one quiet move in between excuses, and so do checks of both sides', () => {
  const excused = through('a', ...round, ...quiet, ...round);
  expect(soleChecker(excused, standingIn(excused), 4, inCheck)).toBeNull();
  const both = ['b+', 'c+', 'd+', 'a+'];
  const checked = through('a+', ...both, ...both, ...both);
  expect(soleChecker(checked, standingIn(checked), 4, inCheck)).toBeNull();
});

test('the third standing is warned of, with who would lose by the fourth, and no other is', () => {
  const third = through('a', ...round, ...round);
  expect(thirdTime(third, standingIn(third), inCheck)).toEqual({
    of: 'third-time-checking',
    about: 0,
  });
  const calm = through('a', ...quiet, ...quiet);
  expect(thirdTime(calm, standingIn(calm), inCheck)).toEqual({ of: 'third-time', about: null });
  const second = through('a', ...round);
  expect(thirdTime(second, standingIn(second), inCheck)).toBeNull();
});
