import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { mateEvidence } from '#games/shogi/mate-evidence.ts';
import { parseSfen } from '#games/shogi/notation/sfen.ts';
import { handKinds, type Piece } from '#games/shogi/piece.ts';
import { handCount } from '#games/shogi/position.ts';
import { formatSquare as name } from '#games/shogi/square.ts';
import { other, type Pick, type Seat } from '#kernel/game.ts';
import { holds } from '../law.ts';
import { shown } from '../table.ts';
import { sound, times } from './arbitraries.ts';
import {
  alone,
  around,
  attackers,
  type Board,
  boardOf,
  goals,
  kingOf,
  put,
  squares,
} from './recount.ts';

/** The line of an attack, in the short spelling of `shown`. */
const rays = (board: Board, from: number, to: number): readonly string[] =>
  board[from]?.kind === 'knight' ? [] : [`ray ${name(from)}-${name(to)}`];

const attackOn = (
  board: Board,
  king: number,
  by: readonly number[],
  as: 'checker' | 'pinner' | 'guard',
): readonly string[] =>
  by.flatMap((from) => [
    as === 'guard' ? `guard ${name(from)} of ${name(king)}` : `${as} ${name(from)}`,
    ...rays(board, from, king),
  ]);

/** Every square that a king might go to, with what covers it once the king has left. */
const closed = (board: Board, king: number, seat: Seat, taken?: number): readonly string[] =>
  around(king)
    .filter((square) => board[square]?.seat !== seat)
    .flatMap((square) => [
      ...(square === taken ? [] : [`escape ${name(square)}`]),
      ...attackers(put(board, king), square, other(seat)).map(
        (guard) => `guard ${name(guard)} of ${name(square)}`,
      ),
    ]);

/** The pieces that could take a checker but would leave their king to be taken, with the attack that pins them. */
const pinned = (board: Board, king: number, seat: Seat, checker: number): readonly string[] =>
  attackers(board, checker, seat)
    .filter((taker) => taker !== king)
    .flatMap((taker) => {
      const after = put(put(board, checker, board[taker]), taker);
      return attackers(after, king, other(seat)).flatMap((pinner) => [
        `pinner ${name(pinner)} of ${name(taker)}`,
        ...rays(after, pinner, king),
      ]);
    });

test.each(sound)(
  'in %s the evidence has the attackers of a king, its escapes and its defenders',
  (_, positions) => {
    holds(
      fc.property(positions, (position) => {
        const board = boardOf(position);
        const seat = position.turn;
        const king = kingOf(board, seat);
        const checkers = king === -1 ? [] : attackers(board, king, other(seat));
        const [checker] = checkers;
        const expected =
          king === -1
            ? []
            : [
                `${checkers.length > 0 ? 'king' : 'cause'} ${name(king)}`,
                ...attackOn(board, king, checkers, 'checker'),
                ...closed(board, king, seat),
                ...(checkers.length === 1 && checker !== undefined
                  ? pinned(board, king, seat, checker)
                  : []),
              ];
        expect(shown(mateEvidence(position))).toEqual(expected.sort());
      }),
      times(500),
    );
  },
);

interface Attempt {
  readonly board: Board;
  readonly mover: Seat;
  readonly piece: Piece;
  /** Undefined for a drop. */
  readonly from: number | undefined;
  readonly to: number;
}

/** The evidence that a refusal by a rule about the kings must show. */
const expectedOfKings = ({ board, mover, piece, from, to }: Attempt, rule: string) => {
  const foe = other(mover);
  const after = put(from === undefined ? board : put(board, from), to, piece);
  const stood = kingOf(board, mover);
  const king = kingOf(after, mover);
  const before = attackers(board, stood, foe);
  const now = attackers(after, king, foe);
  const checked = before.length > 0;
  const own = `${checked ? 'king' : 'exposed'} ${name(stood)}`;
  const faceOf = (letter: string): string => (mover === 0 ? letter : letter.toLowerCase());
  const uncovered = now.filter((square) => !before.includes(square));
  if (rule === 'pinned') return [own, ...attackOn(after, king, uncovered, 'pinner')];
  if (rule === 'king-left-in-check' && king === stood)
    return [own, ...attackOn(after, king, now, 'checker')];
  if (rule === 'uchifuzume') {
    const theirs = kingOf(after, foe);
    return [
      `exposed ${name(theirs)}`,
      `${faceOf('P')} ${name(to)}`,
      `cause ${name(to)}`,
      ...closed(after, theirs, foe, to),
      ...pinned(after, theirs, foe, to),
    ];
  }
  return [
    ...(checked ? [own] : []),
    ...attackOn(board, stood, before, 'checker'),
    `${faceOf('K')} ${name(king)}`,
    `exposed ${name(king)}`,
    ...attackOn(after, king, now, 'guard'),
  ];
};

/** The first piece on the way between two squares on a line. */
const between = (board: Board, from: number, to: number): readonly string[] => {
  const steps = Math.max(
    Math.abs((to % 9) - (from % 9)),
    Math.abs(Math.floor(to / 9) - Math.floor(from / 9)),
  );
  const way = Array.from({ length: steps - 1 }, (_, i) => from + ((to - from) / steps) * (i + 1));
  const blocker = way.find((square) => board[square] !== undefined);
  return blocker === undefined ? [] : [`blocker ${name(blocker)}`];
};

const ranks = Array.from({ length: 9 }, (_, i) => i);

const expectedOf = (attempt: Attempt, rule: string): readonly string[] => {
  const { board, mover, piece, from, to } = attempt;
  switch (rule) {
    case 'own-piece':
    case 'occupied':
      return [`cause ${name(to)}`];
    case 'wrong-movement':
      return from === undefined ? [] : [`cause ${name(from)}`, `ray ${name(from)}-${name(to)}`];
    case 'blocked':
      return from === undefined
        ? []
        : [...between(board, from, to), `ray ${name(from)}-${name(to)}`];
    case 'nifu':
      return [
        `file ${9 - (to % 9)}`,
        ...squares
          .filter((square) => square % 9 === to % 9)
          .filter((square) => board[square]?.kind === 'pawn' && board[square].seat === mover)
          .map((square) => `cause ${name(square)}`),
      ];
    case 'dead-square':
      return ranks
        .filter((rank) => goals(alone(piece, rank * 9 + 4), rank * 9 + 4).length === 0)
        .map((rank) => `rank ${rank + 1}`);
    default:
      return expectedOfKings(attempt, rule);
  }
};

test.each(sound)(
  'in %s each refusal is proved by all that forbids it, and nothing else',
  (_, positions) => {
    holds(
      fc.property(positions, fc.integer({ min: 0, max: 8 }), (position, part) => {
        const board = boardOf(position);
        const mover = position.turn;
        const origins: readonly (readonly [Pick, Piece])[] = [
          ...squares.flatMap((square) => {
            const piece = board[square];
            return piece?.seat === mover ? [[{ at: 'square', square }, piece] as const] : [];
          }),
          ...handKinds
            .filter((kind) => handCount(position, mover, kind) > 0)
            .map(
              (kind) =>
                [
                  { at: 'hand', seat: mover, kind },
                  { kind, seat: mover },
                ] as const,
            ),
        ];
        for (const [origin, piece] of origins)
          for (const to of squares) {
            const from = origin.at === 'square' ? origin.square : undefined;
            // Some of the squares that no movement leads to are enough.
            if (to === from || (to % 9 !== part && !goals(board, from ?? -1).includes(to)))
              continue;
            const refusal = shogi.refuse(position, [origin, { at: 'square', square: to }]);
            if (refusal === null) continue;
            const expected = expectedOf({ board, mover, piece, from, to }, refusal.rule);
            expect(shown(refusal.evidence), refusal.rule).toEqual([...expected].sort());
          }
      }),
      times(120),
    );
  },
);

test('a king that could take the pawn that mates it is pinned by nobody, though it stands in check already', () => {
  const read = parseSfen('k5b2/9/6+n2/7+nK/9/9/9/9/9 w p 1');
  if (!read.ok) throw new Error('unreadable');
  const [pawn, square] = [
    { at: 'hand', seat: 1, kind: 'pawn' },
    { at: 'square', square: 26 },
  ] as const;
  const refusal = shogi.refuse(read.value, [pawn, square]);
  expect(refusal?.rule).toBe('uchifuzume');
  expect(shown(refusal?.evidence ?? []).filter((part) => part.startsWith('pinner'))).toEqual([]);
});
