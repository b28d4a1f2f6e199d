/** The evidence that is drawn on the board to prove a refusal, a mate or a chase. */
import type { Evidence, Seat } from '#kernel/game.ts';
import { other } from '#kernel/game.ts';
import { attackEvidenceOf } from '../attack-evidence.ts';
import { checkersOf } from './attacks.ts';
import { waysOf } from './movement.ts';
import { CANNON, CHARIOT, KING, letters, SOLDIER } from './piece.ts';
import { at, type Position, sideOf, squareOf } from './position.ts';
import { obstacleOf, standingBetween } from './violation.ts';

/** The role of a square in a proof. */
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
  | 'guard'
  /** A piece that stands beside a horse, or in the middle of an elephant's way. */
  | 'leg'
  | 'eye'
  /** A piece that a cannon jumps. */
  | 'screen'
  | 'chased';

/** A square and its role in a proof. */
export const square = (cell: number, as: Role, of?: number): Evidence => ({
  show: 'square',
  square: squareOf(cell),
  as,
  ...(of === undefined ? {} : { of: squareOf(of) }),
});

/** A king that would stand on a cell if a move were made. */
export const ghostKing = (cell: number, seat: Seat): Evidence => ({
  show: 'ghost',
  square: squareOf(cell),
  face: seat === 0 ? letters.king : letters.king.toLowerCase(),
  seat,
});

/** The line of an attack, with the screen of a cannon; none for a horse or a soldier beside. */
export const attackLine = (
  cells: readonly number[],
  from: number,
  to: number,
): readonly Evidence[] => {
  const kind = at(cells, from) & 15;
  if (kind !== CHARIOT && kind !== CANNON && kind !== KING) return [];
  const ray: Evidence = { show: 'ray', from: squareOf(from), to: squareOf(to) };
  return kind === CANNON
    ? [...standingBetween(cells, from, to).map((cell) => square(cell, 'screen')), ray]
    : [ray];
};

/** The attackers of a king, or of a square that it might go to, and their lines. */
export const attackEvidence = attackEvidenceOf(square, attackLine);

/** Each square a king might step to and what guards it. */
export const closedEscapes = (
  cells: readonly number[],
  king: number,
  seat: Seat,
): readonly Evidence[] =>
  waysOf(KING, seat, king)
    .filter((cell, i) => i % 2 === 0 && (at(cells, cell) & sideOf(seat)) === 0)
    .flatMap((cell) => {
      // The king has left its cell, so a line goes on through it. A piece on the cell that it steps to is taken.
      const after = cells.slice();
      after[king] = 0;
      after[cell] = KING | sideOf(seat);
      return [
        square(cell, 'escape'),
        ...checkersOf(after, cell, other(seat)).map((guard) => square(guard, 'guard', cell)),
      ];
    });

/**
 * The pieces that could take a checker if that did not expose their own king. Each comes with what would then attack
 * the king, and from where.
 */
export const pinnedTakers = (
  { cells }: Position,
  king: number,
  seat: Seat,
  checker: number,
): readonly Evidence[] =>
  takersOf(cells, checker, seat).flatMap((taker) => {
    if (taker === king) return [];
    const after = cells.slice();
    after[checker] = at(cells, taker);
    after[taker] = 0;
    return checkersOf(after, king, other(seat)).flatMap((pinner) => [
      square(pinner, 'pinner', taker),
      ...attackLine(after, pinner, king),
    ]);
  });

/** The cells of a seat's pieces that could take what stands on a cell, their own king's safety aside. */
export const takersOf = (
  cells: readonly number[],
  target: number,
  seat: Seat,
): readonly number[] => {
  const found: number[] = [];
  for (let from = 0; from < cells.length; from++) {
    const piece = at(cells, from);
    const kind = piece & 15;
    if (piece !== (sideOf(seat) | kind) || kind < SOLDIER || from === target) continue;
    if (obstacleOf(cells, kind, seat, from, target) === null) found.push(from);
  }
  return found;
};
