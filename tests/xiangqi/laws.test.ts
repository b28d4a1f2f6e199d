import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackersOf } from '#games/xiangqi/attacks.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import { isLegal, legalMoves } from '#games/xiangqi/legal.ts';
import { type Move, moveOf } from '#games/xiangqi/move.ts';
import { formatFen } from '#games/xiangqi/notation/fen.ts';
import { formatMoveText, parseIccs } from '#games/xiangqi/notation/iccs.ts';
import { cellOf, type Position, pieceAt, squareOf } from '#games/xiangqi/position.ts';
import { problems } from '#games/xiangqi/problems.ts';
import { everySquare as squares } from '#games/xiangqi/square.ts';
import { start } from '#games/xiangqi/starts.ts';
import type { Pick } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { follow } from '#kernel/picking.ts';
import { holds } from '../law.ts';
import { played, sound } from './random-play.ts';

/** Every physically possible attempt: any piece to any other square. */
const attempts = (position: Position): readonly Move[] =>
  squares.flatMap((from) =>
    pieceAt(position, from) === undefined
      ? []
      : squares.flatMap((to) => (to === from ? [] : [moveOf(from, to)])),
  );

const frozen = <T extends object>(value: T): T => {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
};

const times = (numRuns: number) => ({ numRuns });

test.each(sound)('%s survive being written as FEN and read again', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      expect(start(formatFen(position))).toEqual(position);
    }),
    times(40),
  );
});

test.each(sound)('in %s a move does not change the position before it', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const before = formatFen(position);
      const kept = frozen(position);
      for (const move of attempts(kept).filter((_, i) => i % 7 === 0)) {
        const after = xiangqi.play(kept, { move: frozen(move) });
        expect(start(formatFen(after))).toEqual(after);
      }
      legalMoves(kept);
      xiangqi.judge(startLine(kept));
      xiangqi.refuse(kept, [{ at: 'square', square: 40 }]);
      expect(formatFen(kept)).toBe(before);
    }),
    times(10),
  );
});

test.each(sound)(
  'in %s a move is legal exactly when it is listed, and otherwise refused',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const listed = legalMoves(position).map(formatMoveText);
        expect(new Set(listed).size).toBe(listed.length);
        const tried = attempts(position);
        const names = (moves: readonly Move[]) => moves.map(formatMoveText).toSorted();
        expect(names(tried.filter((move) => isLegal(position, move)))).toEqual(listed.toSorted());
        const allowed = tried.filter(
          (move) => xiangqi.refuse(position, xiangqi.picks(position, move)) === null,
        );
        expect(names(allowed)).toEqual(listed.toSorted());
        for (const refused of tried.slice(0, 20))
          expect(parseIccs(formatMoveText(refused), position)).toEqual({
            ok: true,
            value: refused,
          });
      }),
      times(12),
    );
  },
);

test.each(sound)(
  'in %s a square is refused exactly when no legal move begins there',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const origins = new Set(legalMoves(position).map(({ from }) => from));
        for (const square of squares) {
          const refusal = xiangqi.refuse(position, [{ at: 'square', square }]);
          expect(`${square} ${refusal === null}`).toBe(`${square} ${origins.has(square)}`);
        }
        expect(xiangqi.refuse(position, [])).toBeNull();
      }),
      times(30),
    );
  },
);

test.each(sound)(
  'in %s pick sequences of legal moves are unique, none begins another, each leads to its move',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const moves = legalMoves(position);
        const words = moves.map((move) => JSON.stringify(xiangqi.picks(position, move)));
        expect(new Set(words).size).toBe(moves.length);
        for (const move of moves) {
          const word = xiangqi.picks(position, move);
          expect(word).toHaveLength(2);
          expect(xiangqi.attempt(position, word)).toEqual(move);
          expect(follow(xiangqi, position, word)).toEqual({ state: 'done', move });
        }
      }),
      times(30),
    );
  },
);

/** A FEN seen from the other side of the board, with the colours exchanged. */
const turnedFen = (fen: string): string => {
  const [board = '', side, ...rest] = fen.split(' ');
  const swapped = [...board]
    .reverse()
    .map((char) => (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase()));
  return [swapped.join(''), side === 'w' ? 'b' : 'w', ...rest].join(' ');
};

test.each(sound)('turning %s and exchanging colours turns the legal moves', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const turned = legalMoves(start(turnedFen(formatFen(position))))
        .map(({ from, to }) => formatMoveText(moveOf(89 - from, 89 - to)))
        .toSorted();
      expect(turned).toEqual(legalMoves(position).map(formatMoveText).toSorted());
    }),
    times(30),
  );
});

test.each(sound)(
  'in %s the reach of a piece is what it attacks, and nothing else',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const reaches = squares.map((square) => xiangqi.reach(position, { at: 'square', square }));
        for (const target of squares) {
          const piece = pieceAt(position, target);
          if (piece === undefined) continue;
          for (const seat of [0, 1] as const) {
            const found = attackersOf(position.cells, cellOf(target), seat, false).map(squareOf);
            const expected = squares.filter(
              (from) =>
                pieceAt(position, from)?.seat === seat &&
                (seat === piece.seat ? reaches[from]?.protects : reaches[from]?.captures)?.includes(
                  target,
                ),
            );
            expect([...found].sort((a, b) => a - b)).toEqual(expected);
          }
        }
        for (const { pattern, moves } of reaches)
          expect(moves.filter((square) => !pattern.includes(square))).toEqual([]);
      }),
      times(30),
    );
  },
);

test('legal moves lead to squares in the reach of their pieces', () => {
  holds(
    fc.property(played, (position) => {
      for (const { from, to } of legalMoves(position)) {
        const { moves, captures } = xiangqi.reach(position, { at: 'square', square: from });
        expect(pieceAt(position, to) === undefined ? moves : captures).toContain(to);
      }
    }),
    times(30),
  );
});

test('keys are equal exactly when board and side to move are', () => {
  holds(
    fc.property(fc.array(played, { minLength: 2, maxLength: 8 }), (positions) => {
      const all = positions.flatMap((position) => [
        position,
        { ...position, quiet: position.quiet + 1, number: 99 },
        { ...position, turn: position.turn === 0 ? (1 as const) : (0 as const) },
      ]);
      const placement = (position: Position) => formatFen(position).split(' ').slice(0, 2).join();
      const keys = new Set(all.map((position) => xiangqi.key(position)));
      const pairs = new Set(
        all.map((position) => `${xiangqi.key(position)} ${placement(position)}`),
      );
      expect(keys.size).toBe(new Set(all.map(placement)).size);
      expect(pairs.size).toBe(keys.size);
    }),
    times(20),
  );
});

const oddPicks: readonly Pick[] = [
  { at: 'hand', seat: 1, kind: 'king' },
  { at: 'choice', choice: 'x' },
  { at: 'square', square: 89 },
];

test.each(sound)('every question about %s has an answer', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const line = startLine<Position, Move>(position);
      problems(position);
      xiangqi.facts(line);
      for (const pick of oddPicks) expect(xiangqi.reach(position, pick)).toBeDefined();
      for (const move of attempts(position).filter((_, i) => i % 41 === 0)) {
        const longer = extend(xiangqi, line, { move });
        legalMoves(longer.position);
        xiangqi.judge(longer);
        xiangqi.facts(longer);
        xiangqi.trace(position, { move });
        const back = extend(xiangqi, longer, { move: moveOf(move.to, move.from) });
        xiangqi.judge(extend(xiangqi, back, { move }));
      }
    }),
    times(15),
  );
});
