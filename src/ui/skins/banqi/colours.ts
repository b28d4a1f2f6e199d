/** Which player has which colour, and pieces named by theirs. */
import { type Colour, colourOf, type Face, kindOf } from '#games/banqi/piece.ts';
import type { Position } from '#games/banqi/position.ts';
import type { BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import type { Seat } from '#kernel/game.ts';

/** The colour that a seat plays; null until a piece has been turned up. */
export const colourIn = ({ first }: Position, seat: Seat): Colour | null =>
  first === null ? null : (seat === 0) === (first === 'red') ? 'red' : 'black';

/** The sign that a seat wears: that of red, of black, or none while nobody has a colour. */
export const signIn = (position: Position, seat: Seat): Seat | undefined => {
  const colour = colourIn(position, seat);
  return colour === null ? undefined : colour === 'red' ? 0 : 1;
};

/**
 * The name of a seat in a sentence that tells its colour for the first time. It is the player's own name, or the one
 * that the seat had while nobody had a colour.
 */
export const calledBefore = (
  position: Position,
  seat: Seat,
  called: string,
  { game: { sides } }: BanqiText,
): string => {
  const colour = colourIn(position, seat);
  const isNamed = colour === null || called !== sides[colour];
  return isNamed ? called : sides[seat === 0 ? 'first' : 'second'];
};

/** A piece with its colour: "red chariot". */
export const colouredName = (face: Face, text: BanqiText): string =>
  text.game.coloured[colourOf(face)](text.game.pieces[kindOf(face)].name);
