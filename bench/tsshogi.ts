/**
 * A move generator for tsshogi, which has none, so that it can be measured beside ours. Its own pieces are walked along
 * `movableDirections` as far as `resolveMoveType` allows. Drops are tried on empty squares. `isValidMove` decides.
 */
import {
  Color,
  isPromotableRank,
  type Move,
  MoveType,
  movableDirections,
  Position,
  resolveMoveType,
  Square,
} from 'tsshogi';

/** A position of tsshogi's from SFEN. */
export const tsshogiPosition = (sfen: string): Position => {
  const position = Position.newBySFEN(sfen);
  if (position === null) throw new Error(`tsshogi cannot read ${sfen}`);
  return position;
};

const boardMoves = (position: Position, out: Move[]): void => {
  const { board, color } = position;
  for (const from of board.listSquaresByColor(color)) {
    const piece = board.at(from);
    if (piece === null) continue;
    for (const direction of movableDirections(piece)) {
      const slides = resolveMoveType(piece, direction) === MoveType.LONG;
      for (let to = from.neighbor(direction); to.valid; to = to.neighbor(direction)) {
        const there = board.at(to);
        if (there?.color === color) break;
        const move = position.createMove(from, to);
        if (move === null) break;
        if (position.isValidMove(move)) out.push(move);
        if (
          piece.isPromotable() &&
          (isPromotableRank(color, from.rank) || isPromotableRank(color, to.rank))
        ) {
          const promoting = move.withPromote();
          if (position.isValidMove(promoting)) out.push(promoting);
        }
        if (there !== null || !slides) break;
      }
    }
  }
};

const drops = (position: Position, out: Move[]): void => {
  const { board, color } = position;
  for (const { type, count } of position.hand(color).counts) {
    if (count === 0) continue;
    for (const to of Square.all) {
      if (board.at(to) !== null) continue;
      const move = position.createMove(type, to);
      if (move !== null && position.isValidMove(move)) out.push(move);
    }
  }
};

/** Every legal move, by tsshogi's judgement. */
export const tsshogiMoves = (position: Position): readonly Move[] => {
  const out: Move[] = [];
  boardMoves(position, out);
  drops(position, out);
  return out;
};

/** tsshogi's map of origins, squares or kinds in hand, to the squares they may go to. */
export const tsshogiDestinations = (
  position: Position,
): ReadonlyMap<number | string, readonly number[]> => {
  const map = new Map<number | string, number[]>();
  for (const move of tsshogiMoves(position)) {
    const origin = move.from instanceof Square ? move.from.index : move.from;
    const to = move.to.index;
    const squares = map.get(origin);
    if (squares === undefined) map.set(origin, [to]);
    else if (squares.at(-1) !== to) squares.push(to);
  }
  return map;
};

/** Counts sequences of legal moves. As in ours, the moves of the last ply are counted without playing them. */
export const tsshogiPerft = (position: Position, depth: number): number => {
  const moves = tsshogiMoves(position);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    position.doMove(move, { ignoreValidation: true });
    nodes += tsshogiPerft(position, depth - 1);
    position.undoMove(move);
  }
  return nodes;
};

/** Whether the king of a colour stands in check, by tsshogi's judgement. */
export const tsshogiCheck = (position: Position, seat: 0 | 1): boolean =>
  position.board.isChecked(seat === 0 ? Color.BLACK : Color.WHITE);
