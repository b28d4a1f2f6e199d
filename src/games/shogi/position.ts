/** A position of shogi as the rest of the program sees it: who stands where, and whether a game can be played from it. */
import { other, type Seat } from '#kernel/game.ts';
import { attackersOf } from './attacks.ts';
import {
  at,
  cellOf,
  deadRanks,
  kingCell,
  type Position,
  ranksBeyond,
  seatOf,
  squareOf,
} from './cells.ts';
import { parseSfen } from './notation/sfen.ts';
import {
  type HandKind,
  handKinds,
  KING,
  kindName,
  kindNumber,
  type Piece,
  setCount,
} from './piece.ts';
import { squareAt } from './square.ts';

export type { Position } from './cells.ts';

/** The piece on a square; undefined when it is empty. */
export const pieceAt = (position: Position, square: number): Piece | undefined => {
  const piece = at(position.cells, cellOf(square));
  return piece === 0 ? undefined : { kind: kindName(piece & 15), seat: seatOf(piece) };
};

/** Every piece on the board with its square, in reading order. */
export const pieces = (
  position: Position,
): readonly (readonly [square: number, piece: Piece])[] => {
  const found: (readonly [number, Piece])[] = [];
  for (let square = 0; square < 81; square++) {
    const piece = pieceAt(position, square);
    if (piece !== undefined) found.push([square, piece]);
  }
  return found;
};

/** How many of a kind a seat has in hand. */
export const handCount = (position: Position, seat: Seat, kind: HandKind): number =>
  at(position.hands, seat * 8 + kindNumber(kind));

/** The square of a seat's king; undefined when there is none. Of two the first in reading order. */
export const kingOf = (position: Position, seat: Seat): number | undefined => {
  const cell = kingCell(position, seat);
  return cell === -1 ? undefined : squareOf(cell);
};

/** The squares of a file, 1–9, from the top. */
export const squaresOnFile = (file: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => squareAt(file, rank));

/** What makes a position unplayable, and where. `in-check` is the side that is not to move. */
export interface Problem {
  readonly code:
    | 'king-missing'
    | 'too-many-kings'
    | 'nifu'
    | 'dead-piece'
    | 'too-many'
    | 'in-check';
  readonly seat: Seat | null;
  readonly squares: readonly number[];
  /** Of `too-many`: which kind. */
  readonly kind?: HandKind;
}

const tooMany = (position: Position): Problem[] => {
  const found: Problem[] = [];
  for (const kind of handKinds) {
    const number = kindNumber(kind);
    const squares = pieces(position)
      .filter(([, piece]) => kindNumber(piece.kind) % 8 === number % 8 && piece.kind !== 'king')
      .map(([square]) => square);
    const inHand = handCount(position, 0, kind) + handCount(position, 1, kind);
    if (squares.length + inHand > setCount[kind])
      found.push({ code: 'too-many', seat: null, squares, kind });
  }
  return found;
};

/** The side that has just moved cannot have left its king in check. */
const openCheck = (position: Position): Problem[] => {
  const seat = other(position.turn);
  const king = kingCell(position, seat);
  if (king === -1 || attackersOf(position.cells, king, position.turn).length === 0) return [];
  return [{ code: 'in-check', seat, squares: [squareOf(king)] }];
};

/** Everything that makes a position unplayable; a game starts only from one with none (pitfalls: tsume diagrams with one king are read, and shown, but not played). */
export const problems = (position: Position): readonly Problem[] => {
  const found: Problem[] = [];
  for (const seat of [0, 1] as const) {
    const own = pieces(position).filter(([, piece]) => piece.seat === seat);
    const kings = own.filter(([, { kind }]) => kindNumber(kind) === KING);
    if (kings.length === 0) found.push({ code: 'king-missing', seat, squares: [] });
    if (kings.length > 1)
      found.push({ code: 'too-many-kings', seat, squares: kings.map(([square]) => square) });
    for (let file = 9; file >= 1; file--) {
      const pawns = squaresOnFile(file).filter((square) =>
        own.some(([where, { kind }]) => where === square && kind === 'pawn'),
      );
      if (pawns.length > 1) found.push({ code: 'nifu', seat, squares: pawns });
    }
    const dead = own.filter(
      ([square, { kind }]) => ranksBeyond(cellOf(square), seat) < deadRanks(kindNumber(kind)),
    );
    if (dead.length > 0)
      found.push({ code: 'dead-piece', seat, squares: dead.map(([square]) => square) });
  }
  return [...found, ...tooMany(position), ...openCheck(position)];
};

const gotePawns = '/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

/**
 * The starts of a game by name. In every handicap the stronger player, uwate, gives the pieces, sits
 * as seat 1 and moves first; left and right are uwate's own (rules A5, A11).
 */
export const handicaps = {
  even: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  lance: `lnsgkgsn1/1r5b1${gotePawns}`,
  'right-lance': `1nsgkgsnl/1r5b1${gotePawns}`,
  bishop: `lnsgkgsnl/1r7${gotePawns}`,
  rook: `lnsgkgsnl/7b1${gotePawns}`,
  'rook-lance': `lnsgkgsn1/7b1${gotePawns}`,
  two: `lnsgkgsnl/9${gotePawns}`,
  three: `lnsgkgsn1/9${gotePawns}`,
  four: `1nsgkgsn1/9${gotePawns}`,
  five: `2sgkgsn1/9${gotePawns}`,
  'left-five': `1nsgkgs2/9${gotePawns}`,
  six: `2sgkgs2/9${gotePawns}`,
  'right-seven': `3gkgs2/9${gotePawns}`,
  'left-seven': `2sgkg3/9${gotePawns}`,
  eight: `3gkg3/9${gotePawns}`,
  ten: `4k4/9${gotePawns}`,
  'naked-king': '4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1',
} as const;

/** The name of a start. */
export type Handicap = keyof typeof handicaps;

const isHandicap = (name: string): name is Handicap => Object.hasOwn(handicaps, name);

/** The first position: the even start, a handicap by name, or a SFEN that is known to be sound; throws on any other text. */
export const start = (setup = 'even'): Position => {
  const read = parseSfen(isHandicap(setup) ? handicaps[setup] : setup);
  if (!read.ok) throw new Error(`no start is called ${setup}`);
  return read.value;
};
