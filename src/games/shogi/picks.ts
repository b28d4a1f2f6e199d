/** Moves as sequences of picks, and back. A sequence has a choice only where both faces are possible. */
import type { Pick } from '#kernel/game.ts';
import type { ShogiChoice } from './codes.ts';
import type { BoardMove, Move } from './move.ts';
import { isHandKind, kindNumber } from './piece.ts';
import { at, cellOf, type Position, seatOf } from './position.ts';
import { promotionOf, wayOf } from './violation.ts';

/** Which faces a board move may end with, by its movement alone; `never` when the piece does not move so, or none is there. */
export const facesOf = (
  position: Position,
  from: number,
  to: number,
): 'choice' | 'never' | 'must' => {
  const piece = at(position.cells, cellOf(from));
  const seat = seatOf(piece);
  const way = wayOf(position.cells, piece & 15, seat, cellOf(from), cellOf(to));
  return way === 'free' ? promotionOf(piece & 15, seat, cellOf(from), cellOf(to)) : 'never';
};

const choiceOf = (position: Position, move: BoardMove): readonly Pick[] => {
  const faces = facesOf(position, move.from, move.to);
  // The one face that remains needs no choice; the other, a foul, does.
  if (move.promote ? faces === 'must' : faces === 'never') return [];
  const choice: ShogiChoice = move.promote ? 'promote' : 'keep';
  return [{ at: 'choice', choice }];
};

/** The pick sequence of a move; an illegal one has one too. */
export const picksOf = (position: Position, move: Move): readonly Pick[] =>
  'drop' in move
    ? [
        { at: 'hand', seat: move.by ?? position.turn, kind: move.drop },
        { at: 'square', square: move.to },
      ]
    : [
        { at: 'square', square: move.from },
        { at: 'square', square: move.to },
        ...choiceOf(position, move),
      ];

/**
 * The move that picks name, legal or not; undefined if they lead nowhere or no such piece is there. If both faces are
 * possible and none is picked, the piece does not turn over.
 */
export const attempt = (position: Position, picks: readonly Pick[]): Move | undefined => {
  const [origin, target, choice] = picks;
  if (origin === undefined || target?.at !== 'square' || picks.length > 3) return undefined;
  const to = target.square;
  if (origin.at === 'hand') {
    if (choice !== undefined || !isHandKind(origin.kind)) return undefined;
    if (at(position.hands, origin.seat * 8 + kindNumber(origin.kind)) === 0) return undefined;
    const drop = { drop: origin.kind, to };
    return origin.seat === position.turn ? drop : { ...drop, by: origin.seat };
  }
  if (origin.at !== 'square' || origin.square === to) return undefined;
  if (at(position.cells, cellOf(origin.square)) === 0) return undefined;
  const from = origin.square;
  if (choice === undefined) return { from, to, promote: facesOf(position, from, to) === 'must' };
  if (choice.at !== 'choice') return undefined;
  if (choice.choice !== 'promote' && choice.choice !== 'keep') return undefined;
  return { from, to, promote: choice.choice === 'promote' };
};
