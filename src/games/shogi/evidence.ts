/** The evidence that the board draws to prove a refusal or a mate. */
import type { Evidence, Seat } from '#kernel/game.ts';
import { other } from '#kernel/game.ts';
import { attackEvidenceOf } from '../attack-evidence.ts';
import { around, attackersOf } from './attacks.ts';
import { type Kind, KNIGHT, letters } from './piece.ts';
import { play } from './play.ts';
import { at, kingCell, onBoard, type Position, sideOf, squareOf } from './position.ts';

/** The roles that a square can have in a refusal or a mate. */
export type Role =
  /** A king that stands in check. */
  | 'king'
  /** Where a king would be in check if the move were made. */
  | 'exposed'
  | 'checker'
  | 'pinner'
  | 'blocker'
  | 'cause'
  | 'escape'
  | 'guard';

/** A square and its role in a proof. */
export const square = (cell: number, as: Role, of?: number): Evidence => ({
  show: 'square',
  square: squareOf(cell),
  as,
  ...(of === undefined ? {} : { of: squareOf(of) }),
});

/** A piece that would stand on a cell if a move were made. */
export const ghost = (cell: number, kind: Kind, seat: Seat): Evidence => ({
  show: 'ghost',
  square: squareOf(cell),
  face: seat === 0 ? letters[kind] : letters[kind].toLowerCase(),
  seat,
});

/** The line along which a piece attacks; none for a knight. */
export const ray = (cells: readonly number[], from: number, to: number): readonly Evidence[] =>
  (at(cells, from) & 15) === KNIGHT
    ? []
    : [{ show: 'ray', from: squareOf(from), to: squareOf(to) }];

/** The attackers of a king, and the lines along which they attack. */
export const attackEvidence = attackEvidenceOf(square, ray);

/** Each square a king might step to and what guards it; the square `taken` is guarded and no escape. */
export const closedEscapes = (
  cells: readonly number[],
  king: number,
  seat: Seat,
  taken = -1,
): readonly Evidence[] => {
  // A line of attack goes on over the square that the king has left.
  const withoutKing = cells.with(king, 0);
  return around
    .map((delta) => king + delta)
    .filter((cell) => onBoard(cell) && (at(cells, cell) & sideOf(seat)) === 0)
    .flatMap((cell) => [
      ...(cell === taken ? [] : [square(cell, 'escape')]),
      ...attackersOf(withoutKing, cell, other(seat)).map((guard) => square(guard, 'guard', cell)),
    ]);
};

/** The pieces that could take the one checking piece but for a pin: each with its pinner and the line to its king. */
export const pinnedTakers = (
  position: Position,
  seat: Seat,
  checker: number,
): readonly Evidence[] => {
  const king = kingCell(position, seat);
  return attackersOf(position.cells, checker, seat).flatMap((taker) => {
    // A king that takes is pinned by nobody, though others may give check already in a position that was set up.
    if (taker === king) return [];
    const move = { from: squareOf(taker), to: squareOf(checker), promote: false };
    const { cells } = play(position, { move });
    return attackersOf(cells, king, other(seat)).flatMap((pinner) => [
      square(pinner, 'pinner', taker),
      ...ray(cells, pinner, king),
    ]);
  });
};
