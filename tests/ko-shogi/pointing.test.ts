/**
 * Moves as sequences of picks. Each sequence is unique and begins no other, and every wrong one is refused with a
 * reason.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { legalMoves } from '#games/ko-shogi/generate.ts';
import { sameMove } from '#games/ko-shogi/move.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import { everySquare } from '#games/ko-shogi/square.ts';
import type { Pick } from '#kernel/game.ts';
import { follow } from '#kernel/picking.ts';
import { holds } from '../law.ts';
import { everyKind, times } from './arbitraries.ts';

const squares: readonly Pick[] = everySquare.map((square) => ({ at: 'square', square }));
const choices: readonly Pick[] = ['promote', 'keep', 'stop', 'else'].map((choice) => ({
  at: 'choice',
  choice,
}));
const everyPick: readonly Pick[] = [...squares, ...choices, { at: 'hand', seat: 0, kind: 'pawn' }];

const spell = (word: readonly Pick[]): string =>
  word
    .map((pick) =>
      pick.at === 'square' ? pick.square : pick.at === 'hand' ? pick.kind : pick.choice,
    )
    .join(' ');

/** The pick sequences of the legal moves, and all their beginnings. */
const beginnings = (position: Position) => {
  const words: (readonly Pick[])[] = [];
  const open = new Map<string, readonly Pick[]>([['', []]]);
  for (const move of legalMoves(position)) {
    const word = koShogi.picks(position, move);
    words.push(word);
    for (let length = 1; length <= word.length; length++) {
      const begun = word.slice(0, length);
      open.set(spell(begun), begun);
    }
  }
  return { words, open };
};

test.each(everyKind)('on %s pick sequences are unique, and none begins another', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const { words } = beginnings(position);
      const whole = new Set(words.map(spell));
      expect(whole.size).toBe(words.length);
      for (const word of words)
        for (let length = 1; length < word.length; length++)
          expect(whole.has(spell(word.slice(0, length)))).toBe(false);
    }),
    times(15),
  );
});

test.each(everyKind)('on %s each pick sequence leads to its move', (_, positions) => {
  holds(
    fc.property(positions, fc.nat(), (position, which) => {
      const moves = legalMoves(position);
      for (const move of moves) {
        const attempted = koShogi.attempt(position, koShogi.picks(position, move));
        if (attempted === undefined || !sameMove(attempted, move))
          throw new Error(`${koShogi.text.move(move)} attempts ${JSON.stringify(attempted)}`);
      }
      const one = moves[which % Math.max(1, moves.length)];
      if (one === undefined) return;
      const followed = follow(koShogi, position, koShogi.picks(position, one));
      expect(followed).toEqual({ state: 'done', move: one });
    }),
    times(15),
  );
});

test.each(everyKind)(
  'on %s picks that begin no legal move are refused with a reason, and no others are',
  (_, positions) => {
    holds(
      fc.property(positions, fc.nat(), (position, which) => {
        const { open } = beginnings(position);
        const begun = [...open.values()];
        const origins = squares.filter(
          (pick) => pick.at === 'square' && pieceAt(position, pick.square) !== undefined,
        );
        const tried = [
          [],
          ...everyPick.map((pick) => [pick]),
          ...origins.flatMap((origin) => choices.map((pick) => [origin, pick])),
          ...origins
            .filter((_origin, i) => i % 12 === which % 12)
            .flatMap((origin) => everyPick.map((pick) => [origin, pick])),
          // Some beginnings of legal moves, each followed by every possible pick.
          ...Array.from(
            { length: 5 },
            (_none, i) => begun[(which * 31 + i * 7919) % begun.length] ?? [],
          ).flatMap((word) => everyPick.map((pick) => [...word, pick])),
        ];
        for (const word of tried) {
          const refused = koShogi.refuse(position, word);
          if ((refused !== null) === open.has(spell(word)))
            throw new Error(
              `${koShogi.text.position(position)}: ${spell(word)} is ${refused?.rule ?? 'not refused'}`,
            );
        }
      }),
      times(4),
    );
  },
);

test.each(everyKind)(
  'on %s in the middle of a move the board has the piece on the point it has reached',
  (_, positions) => {
    holds(
      fc.property(positions, fc.nat(), (position, which) => {
        const moves = legalMoves(position);
        const move = moves[which % Math.max(1, moves.length)];
        if (move === undefined) return;
        const word = koShogi.picks(position, move);
        const piece = pieceAt(position, move.from);
        for (let length = 2; length < word.length; length++) {
          const picks = word.slice(0, length);
          const board = koShogi.preview?.(position, picks) as Position;
          const here = koShogi.reached?.(position, picks) ?? -1;
          expect(pieceAt(board, here)).toEqual(piece);
          if (here !== move.from) expect(pieceAt(board, move.from)).toBe(undefined);
          expect(board.turn).toBe(position.turn);
        }
      }),
      times(30),
    );
  },
);

test.each(everyKind)(
  'on %s the reach of a free piece contains every end of its moves and every piece they take',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const all = legalMoves(position);
        for (const from of new Set(all.map((move) => move.from))) {
          const moves = all.filter((move) => move.from === from);
          const {
            moves: ends,
            captures,
            protects,
          } = koShogi.reach(position, { at: 'square', square: from });
          const prey = moves.flatMap(({ legs }) =>
            legs.flatMap(({ to, takes, shots }) => [...(takes ? [to] : []), ...shots]),
          );
          expect([...captures]).toEqual([...new Set(prey)].sort((a, b) => a - b));
          const quiet = moves
            .flatMap(({ legs }) => legs.at(-1) ?? [])
            .filter(({ to }) => pieceAt(position, to) === undefined)
            .map(({ to }) => to);
          expect([...ends]).toEqual([...new Set(quiet)].sort((a, b) => a - b));
          for (const square of protects)
            expect(pieceAt(position, square)?.seat).toBe(position.turn);
        }
      }),
      times(8),
    );
  },
);
