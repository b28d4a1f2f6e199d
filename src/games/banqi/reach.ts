/** The squares that a piece of either side reaches when asked, on its turn or not. */
import type { Pick, Reach } from '#kernel/game.ts';
import { takingOf } from './family.ts';
import { colourOf, kindOf } from './piece.ts';
import { cellAt, EMPTY, faceAt, type Position } from './position.ts';
import { neighboursOf, squaresInLine } from './square.ts';
import { brokenByTaking, screensBetween } from './violation.ts';

const nowhere: Reach = { pattern: [], moves: [], captures: [], protects: [] };

/**
 * The reach of the piece that a pick points at. Everything is empty where none lies face up, and for the other face,
 * which tells nothing. It guards pieces of its side on every square where it could take from where it stands, no matter
 * which piece would come there.
 */
export const reach = (position: Position, pick: Pick, face: 'here' | 'other' = 'here'): Reach => {
  const own = pick.at === 'square' && face === 'here' ? faceAt(position, pick.square) : undefined;
  if (pick.at !== 'square' || own === undefined) return nowhere;
  const from = pick.square;
  const pattern = neighboursOf(from);
  const jumps = takingOf(position.family, kindOf(own)).by === 'jump';
  const aims = jumps
    ? squaresInLine(from).filter((to) => screensBetween(position, from, to).length === 1)
    : pattern;
  const facing = aims.flatMap((to) => {
    const there = faceAt(position, to);
    return there === undefined ? [] : [{ to, there, isOwn: colourOf(there) === colourOf(own) }];
  });
  return {
    ...(jumps && { aims }),
    pattern,
    moves: pattern.filter((to) => cellAt(position, to) === EMPTY),
    captures: facing
      .filter(
        ({ to, there, isOwn }) =>
          !isOwn && brokenByTaking(position, [own, from], [there, to]) === null,
      )
      .map(({ to }) => to),
    protects: facing.filter(({ isOwn }) => isOwn).map(({ to }) => to),
  };
};
