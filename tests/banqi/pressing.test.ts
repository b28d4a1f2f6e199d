/** Presses in sequence, as at the table, and what each leads to: a choice, a turn-up or a refusal. */
import { expect, test } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import type { Game } from '#kernel/game.ts';
import { point } from '#kernel/pointing.ts';
import { picks } from './table.ts';

const game: Game = banqi;

/** The result of the last of some presses: the text of a move, the chosen square in brackets, or why it was refused. */
const press = (setup: string, squares: string): string => {
  const position = banqi.start(setup);
  let picked: ReturnType<typeof picks> = [];
  let came = '';
  for (const pressed of picks(squares)) {
    const result = point(game, position, picked, pressed);
    if (result.is === 'picked') {
      picked = result.picks;
      came = `(${result.picks.length})${result.stuck === undefined ? '' : ` ${result.stuck.rule}`}`;
    } else if (result.is === 'move') came = game.text.move(result.move);
    else came = result.refusal.rule;
  }
  return came;
};

// Red's soldier on c2 has a horse, a chariot and two face-down pieces around it, and no legal move.
const stuck = '8/2n5/1xPr4/2x4k 1 r PP 0';

test.each([
  ['a soldier that has no move is taken up, with the reason', 'c2', '(1) rank'],
  ['a face-down neighbour pressed after it is not turned up', 'c2 b2', 'face-down-target'],
  ['a horse pressed after it tells why it cannot be taken', 'c2 c3', 'rank'],
  ['pressed twice it is let go', 'c2 c2', '(0)'],
  ['let go, the face-down neighbour is turned up', 'c2 c2 b2', 'b2'],
])('%s', (_, squares, came) => {
  expect(press(stuck, squares)).toBe(came);
});

test('while a cannon is chosen, a face-down piece that it would jump to is not turned up, but one elsewhere is', () => {
  const cannon = '8/5x2/CPx5/7k 1 r PP 0';
  expect(press(cannon, 'a2 c2')).toBe('face-down-target');
  expect(press(cannon, 'a2 f3')).toBe('f3');
});
