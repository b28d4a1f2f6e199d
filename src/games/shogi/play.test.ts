import { expect, test } from 'vitest';
import { move, sq } from '../../../tests/table.ts';
import { shogi } from './game.ts';
import { play } from './play.ts';
import { start } from './starts.ts';
import { violatedRule } from './violation.ts';

test('a king that is taken goes to no hand', () => {
  const position = start('4k4/9/9/9/9/9/9/4R4/4K4 b Pp 1');
  const taken = play(position, { move: move(position, '5h5a') });
  expect(shogi.text.position(taken)).toBe('4R4/9/9/9/9/9/9/9/4K4 w Pp 2');
});

test('after a nifu a file stays closed to pawns when one of the two is taken', () => {
  const position = start('4k4/9/9/9/4P4/9/4P4/4r4/K8 w P 1');
  const taken = play(position, { move: move(position, '5h5g') });
  expect(violatedRule(taken, { drop: 'pawn', to: sq('5c') })).toBe('nifu');
});
