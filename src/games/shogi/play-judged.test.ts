import { expect, test } from 'vitest';
import { reading } from '../../../tests/read-one.ts';

/** Whether each move of a game breaks a rule, as its file is read. */
const fouls = (sfen: string, ...moves: readonly string[]): readonly boolean[] =>
  reading(`position sfen ${sfen} moves ${moves.join(' ')}`)
    .record.nodes.slice(1)
    .map((node) => node?.illegal === true);

test('a gold of a file that leaves its king to a rook breaks a rule; the move after it does not', () => {
  expect(fouls('4r3k/9/9/9/9/9/4G4/9/4K4 b - 1', '5g4g', '1a1b')).toEqual([true, false]);
});

test('in a mating problem of a file the side without a king leaves none to be taken', () => {
  expect(fouls('4k4/9/4G4/9/9/9/9/9/9 b R 1', 'R*1a', '5a6a', '1a1b')).toEqual([
    false,
    true,
    false,
  ]);
});
