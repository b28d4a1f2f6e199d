import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pick } from '#kernel/game.ts';
import { holds } from '../../../../tests/law.ts';
import { everyKind, times } from '../../../../tests/laws/arbitraries.ts';
import type { Move } from '../move.ts';
import { attempt } from '../picks.ts';
import { handKinds } from '../piece.ts';
import type { Position } from '../position.ts';
import { start } from '../starts.ts';
import { formatMoveText, parseMoveText } from './move-text.ts';

const bothHold = '4k4/9/9/9/9/9/9/9/4K4 b Pp 1';

test('a drop says whose hand it is from when it is not that of the side to move', () => {
  const ours: Move = { drop: 'pawn', to: 40 };
  const theirs: Move = { drop: 'pawn', to: 40, by: 1 };
  expect(formatMoveText(ours)).toBe('P*5e');
  expect(formatMoveText(theirs)).toBe('P*5e@w');
  expect(parseMoveText('P*5e', start(bothHold))).toEqual({ ok: true, value: ours });
  expect(parseMoveText('P*5e@w', start(bothHold))).toEqual({ ok: true, value: theirs });
});

test('a drop kept before that is still read, from the only hand that holds the piece', () => {
  const position = start('4k4/9/9/9/9/9/9/9/4K4 b p 1');
  expect(parseMoveText('P*5e', position)).toEqual({
    ok: true,
    value: { drop: 'pawn', to: 40, by: 1 },
  });
});

test('a drop from an empty hand is none, whichever side is said to hold it', () => {
  const position = start('4k4/9/9/9/9/9/9/9/4K4 b P 1');
  expect(parseMoveText('P*5e@w', position)).toMatchObject({ error: { code: 'no-such-piece' } });
  expect(parseMoveText('S*5e', position)).toMatchObject({ error: { code: 'no-such-piece' } });
  expect(parseMoveText('7g7f@w', position)).toMatchObject({ error: { code: 'bad-move' } });
});

/** Every move that hands could make in a position, legal or not. */
function* attempts(position: Position): Generator<Move> {
  const squares = Array.from({ length: 81 }, (_, square): Pick => ({ at: 'square', square }));
  const hands = ([0, 1] as const).flatMap((seat) =>
    handKinds.map((kind): Pick => ({ at: 'hand', seat, kind })),
  );
  const ways: readonly (readonly Pick[])[] = [
    [],
    [{ at: 'choice', choice: 'promote' }],
    [{ at: 'choice', choice: 'keep' }],
  ];
  for (const origin of [...squares, ...hands])
    for (const target of squares)
      for (const way of ways) {
        const move = attempt(position, [origin, target, ...way]);
        if (move !== undefined) yield move;
      }
}

test.each(everyKind)(
  'in %s every move that hands could make is read again as it was written',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        for (const move of attempts(position)) {
          const read = parseMoveText(formatMoveText(move), position);
          if (!read.ok) throw new Error(`${formatMoveText(move)}: ${read.error.code}`);
          expect(read.value).toEqual(move);
        }
      }),
      times(8),
    );
  },
);
