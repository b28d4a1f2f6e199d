import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackMap } from '#games/shogi/attack-map.ts';
import { shogi } from '#games/shogi/game.ts';
import { legalMoves } from '#games/shogi/legal.ts';
import { handKinds } from '#games/shogi/piece.ts';
import { handCount } from '#games/shogi/position.ts';
import { other, type Pick } from '#kernel/game.ts';
import { holds } from '../law.ts';
import { everyKind, sound, times } from './arbitraries.ts';
import {
  alone,
  attackers,
  type Board,
  boardOf,
  goals,
  kingOf,
  slides,
  squares,
} from './recount.ts';

const seats = [0, 1] as const;

const sorted = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((a, b) => a - b);
const words = (lines: readonly object[]): readonly string[] =>
  lines.map((line) => JSON.stringify(line)).sort();

test.each(everyKind)('in %s each square is covered as often as pieces go there', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const board = boardOf(position);
      const { counts } = attackMap(position);
      const aims = seats.map((seat) =>
        squares.flatMap((from) => (board[from]?.seat === seat ? goals(board, from) : [])),
      );
      for (const seat of seats)
        expect(counts[seat]).toEqual(
          squares.map((square) => aims[seat]?.filter((aim) => aim === square).length),
        );
    }),
    times(100),
  );
});

/** The lines on which a single piece stands between a slider and the king of the other side. */
const pinsIn = (board: Board): readonly object[] =>
  squares.flatMap((pinner) =>
    slides(board, pinner).flatMap((line) => {
      const [pinned = -1, king = -1] = line.filter((square) => board[square] !== undefined);
      const seat = board[king]?.seat;
      const isPin =
        board[king]?.kind === 'king' &&
        seat !== board[pinner]?.seat &&
        seat === board[pinned]?.seat;
      return isPin ? [{ pinned, pinner, king }] : [];
    }),
  );

test.each(sound)('in %s the hanging, pinned and checked pieces are found', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const board = boardOf(position);
      const map = attackMap(position);
      const isOnBoard = (square: number): boolean =>
        board[square] !== undefined && board[square].kind !== 'king';
      const [attacked, covered] = [other, (seat: 0 | 1) => seat].map((by) =>
        squares.filter((square) => {
          const piece = board[square];
          return piece !== undefined && attackers(board, square, by(piece.seat)).length > 0;
        }),
      );
      const pieces = (attacked ?? []).filter(isOnBoard);
      expect(map.hanging).toEqual(pieces.filter((square) => !covered?.includes(square)));
      const kings = seats.map((seat) => kingOf(board, seat)).filter((king) => king !== -1);
      const checks = kings.flatMap((to) =>
        attackers(board, to, board[to]?.seat === 0 ? 1 : 0).map((from) => ({ from, to })),
      );
      expect(words(map.checks)).toEqual(words(checks));
      expect(words(map.pins)).toEqual(words(pinsIn(board)));
    }),
    times(100),
  );
});

test.each(everyKind)('in %s the reach of a piece is where it can go', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const board = boardOf(position);
      for (const square of squares) {
        const piece = board[square];
        const reach = shogi.reach(position, { at: 'square', square });
        const aims = goals(board, square);
        expect(sorted(reach.pattern)).toEqual(
          sorted(piece === undefined ? [] : goals(alone(piece, square), square)),
        );
        const those = (is: (there: Board[number]) => boolean): readonly number[] =>
          sorted(aims.filter((aim) => is(board[aim])));
        expect(sorted(reach.moves)).toEqual(those((there) => there === undefined));
        expect(sorted(reach.protects)).toEqual(those((there) => there?.seat === piece?.seat));
        expect(sorted(reach.captures)).toEqual(
          those((there) => there !== undefined && there.seat !== piece?.seat),
        );
      }
    }),
    times(100),
  );
});

test.each(everyKind)('in %s a piece in hand reaches the squares it may drop on', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const board = boardOf(position);
      for (const seat of seats)
        for (const kind of handKinds) {
          const reach = shogi.reach(position, { at: 'hand', seat, kind });
          const held = handCount(position, seat, kind) > 0;
          // Where a lone piece of this kind has no goal, it could never move again.
          const alive = squares.filter((at) => goals(alone({ kind, seat }, at), at).length > 0);
          const hasPawn = (square: number): boolean =>
            squares.some((at) => {
              const there = board[at];
              return at % 9 === square % 9 && there?.kind === 'pawn' && there.seat === seat;
            });
          const free = alive.filter(
            (square) => board[square] === undefined && !(kind === 'pawn' && hasPawn(square)),
          );
          expect(reach.pattern).toEqual(held ? alive : []);
          expect(reach.moves).toEqual(held ? free : []);
        }
    }),
    times(60),
  );
});

const ofKings = ['pinned', 'king-left-in-check', 'moved-into-check', 'uchifuzume'];

test.each(sound)('in %s a square in reach is illegal only because of a king', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const board = boardOf(position);
      const legal = legalMoves(position);
      const origins: readonly (readonly [pick: Pick, targets: readonly number[]])[] = [
        ...squares.map(
          (square) =>
            [
              { at: 'square', square } as const,
              legal.flatMap((move) => ('from' in move && move.from === square ? [move.to] : [])),
            ] as const,
        ),
        ...handKinds.map(
          (kind) =>
            [
              { at: 'hand', seat: position.turn, kind } as const,
              legal.flatMap((move) => ('drop' in move && move.drop === kind ? [move.to] : [])),
            ] as const,
        ),
      ];
      for (const [pick, targets] of origins) {
        if (pick.at === 'square' && board[pick.square]?.seat !== position.turn) continue;
        const { moves, captures } = shogi.reach(position, pick);
        const here = [...moves, ...captures];
        expect(here).toEqual(expect.arrayContaining([...targets]));
        for (const square of here.filter((to) => !targets.includes(to)))
          expect(ofKings).toContain(shogi.refuse(position, [pick, { at: 'square', square }])?.rule);
      }
    }),
    times(40),
  );
});
