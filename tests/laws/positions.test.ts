import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { jishogiSheet } from '#games/shogi/jishogi.ts';
import { destinations, isLegal, legalMoves } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { formatSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsi, parseUsi } from '#games/shogi/notation/usi.ts';
import { handKinds } from '#games/shogi/piece.ts';
import { handCount, type Position, pieceAt } from '#games/shogi/position.ts';
import { problems } from '#games/shogi/problems.ts';
import { start } from '#games/shogi/starts.ts';
import { extend, startLine } from '#kernel/line.ts';
import { holds } from '../law.ts';
import { chanceOf, oddStarts, randomGame } from '../positions.ts';
import { turnedSfen, turnedText } from '../table.ts';
import { everyKind, played, sound, times } from './arbitraries.ts';

const squares = Array.from({ length: 81 }, (_, square) => square);

/**
 * Every physically possible attempt: any piece to any other square, promoted or not, and any drop from a hand anywhere.
 */
const attempts = (position: Position): readonly Move[] => {
  const moves: Move[] = [];
  for (const from of squares) {
    if (pieceAt(position, from) === undefined) continue;
    for (const to of squares)
      if (to !== from) moves.push({ from, to, promote: false }, { from, to, promote: true });
  }
  for (const drop of handKinds)
    for (const by of [0, 1] as const)
      if (handCount(position, by, drop) > 0)
        for (const to of squares)
          moves.push(by === position.turn ? { drop, to } : { drop, to, by });
  return moves;
};

const frozen = <T extends object>(value: T): T => {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
};

test.each(everyKind)('%s survive being written as SFEN and read again', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      expect(start(formatSfen(position))).toEqual(position);
    }),
    times(300),
  );
});

test.each(everyKind)(
  'in %s a move does not change the position in which it is made',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const before = formatSfen(position);
        const kept = frozen(position);
        for (const move of attempts(kept)) shogi.play(kept, { move: frozen(move) });
        legalMoves(kept);
        shogi.judge(startLine(kept));
        shogi.refuse(kept, [{ at: 'square', square: 40 }]);
        expect(formatSfen(kept)).toBe(before);
      }),
      times(40),
    );
  },
);

// If a side has two kings, the first in reading order counts. Neither of the next two laws can hold for such a
// position.
test.each(sound)(
  'in %s the cached facts of a position are correct after any move, legal or not',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        for (const move of attempts(position).filter((_, i) => i % 11 === 0)) {
          const after = shogi.play(position, { move });
          expect({ ...start(formatSfen(after)), by: move }).toEqual({ ...after, by: move });
        }
      }),
      times(40),
    );
  },
);

test.each(sound)(
  'turning %s by 180° and swapping colours turns the legal moves',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const there = start(turnedSfen(formatSfen(position)));
        expect(legalMoves(there).map(formatUsi).sort()).toEqual(
          legalMoves(position)
            .map((move) => turnedText(formatUsi(move)))
            .sort(),
        );
      }),
      times(300),
    );
  },
);

test.each(everyKind)('in %s a move is legal exactly when it is listed', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const listed = legalMoves(position).map(formatUsi);
      expect(new Set(listed).size).toBe(listed.length);
      const legal = attempts(position).filter((move) => isLegal(position, move));
      expect(legal.map(formatUsi).sort()).toEqual([...listed].sort());
    }),
    times(60),
  );
});

test('the map of destinations holds exactly the legal moves', () => {
  holds(
    fc.property(played, (position) => {
      const pairs = [...destinations(position)].flatMap(([origin, targets]) =>
        targets.map((to) => `${origin} ${to}`),
      );
      const moves = legalMoves(position).map(
        (move) => `${'drop' in move ? move.drop : move.from} ${move.to}`,
      );
      expect(pairs.sort()).toEqual([...new Set(moves)].sort());
    }),
    times(300),
  );
});

test('a move survives being written as USI and read again', () => {
  holds(
    fc.property(played, (position) => {
      for (const move of legalMoves(position))
        expect(parseUsi(formatUsi(move), position)).toEqual({ ok: true, value: move });
    }),
    times(100),
  );
});

const placement = (position: Position): string => formatSfen(position).replace(/ \d+$/, '');

test('keys are equal exactly when board, both hands and side to move are', () => {
  const pool = oddStarts.flatMap((setup, i) =>
    randomGame(setup, 60, chanceOf(i + 1)).flatMap(({ position }) => [
      position,
      { ...position, ply: position.ply + 8 },
      { ...position, turn: position.turn === 0 ? (1 as const) : (0 as const) },
      { ...position, hands: position.hands.map((count, at) => (at === 1 ? count + 1 : count)) },
      { ...position, hands: position.hands.map((count, at) => (at === 9 ? count + 1 : count)) },
    ]),
  );
  const byKey = new Map<string, string>();
  const byPlacement = new Map<string, string>();
  for (const position of pool) {
    const key = shogi.key(position);
    expect(byKey.get(key) ?? placement(position)).toBe(placement(position));
    expect(byPlacement.get(placement(position)) ?? key).toBe(key);
    byKey.set(key, placement(position));
    byPlacement.set(placement(position), key);
  }
  expect(byKey.size).toBe(byPlacement.size);
});

test.each(everyKind)('every question about %s has an answer', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const line = startLine<Position, Move>(position);
      problems(position);
      shogi.facts(line);
      shogi.judge(line);
      for (const seat of [0, 1] as const) {
        jishogiSheet(position, seat);
        shogi.claim(line, seat, 'declaration');
        for (const kind of handKinds) shogi.reach(position, { at: 'hand', seat, kind });
      }
      for (const square of squares)
        for (const face of ['here', 'other'] as const)
          shogi.reach(position, { at: 'square', square }, face);
      for (const move of attempts(position).filter((_, i) => i % 37 === 0)) {
        const after = shogi.play(position, { move });
        legalMoves(after);
        shogi.judge(extend(shogi, line, { move }));
        shogi.refuse(position, shogi.picks(position, move));
      }
    }),
    times(100),
  );
});
