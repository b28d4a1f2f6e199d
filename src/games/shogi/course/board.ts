/** Shows a position of shogi to lessons. */
import { other } from '#kernel/game.ts';
import type { CourseBoard } from '../../course.ts';
import { handKinds, kinds, letters } from '../piece.ts';
import { handCount, type Position, pieceAt, pieces, positionFrom } from '../position.ts';
import { fileOf, rankOf, squareAt } from '../square.ts';

const handOf = (position: Position, seat: 0 | 1) =>
  Object.fromEntries(handKinds.map((kind) => [kind, handCount(position, seat, kind)]));

const remade = (position: Position, where: (square: number) => number) =>
  positionFrom({
    pieces: pieces(position).map(([square, piece]) => [where(square), piece] as const),
    hands: [handOf(position, 0), handOf(position, 1)],
    turn: position.turn,
    ply: position.ply,
  });

/** The worth that beginners are taught, in pawns; the king is above all. */
const worth = {
  pawn: 1,
  lance: 3,
  knight: 4,
  silver: 5,
  gold: 6,
  bishop: 8,
  rook: 10,
  king: 1000,
  tokin: 7,
  'promoted-lance': 6,
  'promoted-knight': 6,
  'promoted-silver': 6,
  horse: 10,
  dragon: 12,
} as const;

/** The board of shogi as lessons see it. */
export const courseBoard: CourseBoard<Position> = {
  board: { columns: 9, rows: 9 },
  faceAt: (position, square) => {
    const piece = pieceAt(position, square);
    if (piece === undefined) return null;
    const face = letters[piece.kind];
    return { face: piece.seat === 0 ? face : face.toLowerCase(), seat: piece.seat };
  },
  handKinds: handKinds.map((kind) => ({ kind, faces: [letters[kind]] })),
  worth: Object.fromEntries(kinds.map((kind) => [letters[kind], worth[kind]])),
  royal: letters.king,
  pass: (position) => ({ ...position, turn: other(position.turn) }),
  mirror: (position) => remade(position, (square) => squareAt(10 - fileOf(square), rankOf(square))),
};
