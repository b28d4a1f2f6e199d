import { expect, test } from 'vitest';
import { append, emptyRecord } from '#record/record.ts';
import type { Move } from '../move.ts';
import { handicaps, start } from '../starts.ts';
import { formatUsi, parseUsi } from './usi.ts';
import { formatUsiGame } from './usi-game.ts';

test.each(['7g7f', '8h2b+', '2g2f'])('%s is read and written the same', (text) => {
  const read = parseUsi(text, start());
  expect(read.ok && formatUsi(read.value)).toBe(text);
});

test('a drop is read when the piece is in the hand of the side to move', () => {
  const held = start('4k4/9/9/9/9/9/9/9/4K4 b P 1');
  expect(parseUsi('P*5e', held)).toEqual({ ok: true, value: { drop: 'pawn', to: 40 } });
  expect(parseUsi('S*5e', held)).toMatchObject({ ok: false, error: { code: 'no-such-piece' } });
});

test('a move that breaks the rules is read all the same: legality is not its business', () => {
  expect(parseUsi('7g7e', start()).ok).toBe(true);
  expect(parseUsi('3c3d', start()).ok).toBe(true);
});

test.each(['', '7g', '7g7g', '0a1b', '7g7f++', 'K*5e', 'xyz', '７g７f'])(
  '“%s” is no move',
  (text) => {
    expect(parseUsi(text, start())).toMatchObject({
      ok: false,
      error: { code: 'bad-move', line: 1 },
    });
  },
);

test('a game is one line, from the start position or from its SFEN', () => {
  const move: Move = { from: 56, to: 47, promote: false };
  const even = append(emptyRecord<Move>('shogi', handicaps.even), 0, { move });
  expect(formatUsiGame(even.record, even.id)).toBe('position startpos moves 7g7f');
  expect(formatUsiGame(emptyRecord<Move>('shogi', handicaps.two), 0)).toBe(
    `position sfen ${handicaps.two}`,
  );
});
