import { expect, test } from 'vitest';
import { move, sq } from '../../../tests/table.ts';
import { shogi } from './game.ts';
import { inCheck } from './legal.ts';
import { play } from './play.ts';
import { start } from './starts.ts';
import { violatedRule } from './violation.ts';

test('a king that is taken goes to no hand', () => {
  const position = start('4k4/9/9/9/9/9/9/4R4/4K4 b Pp 1');
  const taken = play(position, { move: move(position, '5h5a') });
  expect(shogi.text.position(taken)).toBe('4R4/9/9/9/9/9/9/9/4K4 w Pp 2');
});

test('a promoted piece that is taken waits in hand with its plain face', () => {
  const position = start('4k4/9/9/9/4+p4/9/4R4/9/4K4 b - 1');
  const taken = play(position, { move: move(position, '5g5e') });
  expect(shogi.text.position(taken)).toBe('4k4/9/9/9/4R4/9/9/9/4K4 w P 2');
});

test('a side whose king was taken is not in check, whatever attacks the square where it stood', () => {
  const position = start('4k4/9/9/9/B8/9/9/4R4/4K4 b - 1');
  const taken = play(position, { move: move(position, '5h5a') });
  expect(inCheck(position, 1)).toBe(true);
  expect(inCheck(taken, 1)).toBe(false);
});

test('after a nifu a file stays closed to pawns when one of the two is taken', () => {
  const position = start('4k4/9/9/9/4P4/9/4P4/4r4/K8 w P 1');
  const taken = play(position, { move: move(position, '5h5g') });
  expect(violatedRule(taken, { drop: 'pawn', to: sq('5c') })).toBe('nifu');
});

test('where gote has dropped a pawn, gote cannot drop another', () => {
  const position = start('4k4/9/9/9/9/9/9/9/4K4 w 2p 1');
  const dropped = play(position, { move: move(position, 'P*3d') });
  const answered = play(dropped, { move: move(dropped, '5i5h') });
  expect(violatedRule(answered, { drop: 'pawn', to: sq('3f') })).toBe('nifu');
  expect(violatedRule(answered, { drop: 'pawn', to: sq('4f') })).toBeNull();
});

test('where a pawn was promoted, another can be dropped', () => {
  const position = start('8k/9/9/4P4/9/9/9/9/4K4 b P 1');
  const promoted = play(position, { move: move(position, '5d5c+') });
  const answered = play(promoted, { move: move(promoted, '1a2a') });
  expect(violatedRule(answered, { drop: 'pawn', to: sq('5e') })).toBeNull();
});

test('where a pawn of gote was promoted, gote can drop another, and the file stays closed to sente', () => {
  const position = start('4k4/9/9/9/9/4p4/9/4P4/K8 w Pp 1');
  const promoted = play(position, { move: move(position, '5f5g+') });
  expect(violatedRule(promoted, { drop: 'pawn', to: sq('5e') })).toBe('nifu');
  const answered = play(promoted, { move: move(promoted, '9i8i') });
  expect(violatedRule(answered, { drop: 'pawn', to: sq('5e') })).toBeNull();
});
