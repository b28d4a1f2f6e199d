/** How banqi puts turns into words. */
import type { Move } from '#games/banqi/move.ts';
import { formatMove } from '#games/banqi/notation/move-text.ts';
import { writeTurn } from '#games/banqi/notation/turn-text.ts';
import { isFace, kindOf } from '#games/banqi/piece.ts';
import { faceAt, type Position } from '#games/banqi/position.ts';
import { type BanqiNotation, notations } from '#games/banqi/settings.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { Seat } from '#kernel/game.ts';
import type { Notation, Writing } from '../../game/game-text.ts';
import { banqiSkin } from './banqi-skin.ts';
import { calledBefore, colouredName, colourIn } from './colours.ts';

/** The notation of that name, or the first where none is called so. */
const knownNotation = (notation: Notation): BanqiNotation =>
  notations.find((one) => one === notation) ?? notations[0];

/** A move that has not been made, as the chosen notation writes it: what a turn-up will show is not known. */
export const writeMove = (move: Move, before: Position, notation: Notation): string =>
  'up' in move ? formatMove(move) : writeTurn(knownNotation(notation), { move }, before);

/** How banqi puts turns into words. */
export const banqiWriting: Writing<Position, Move, BanqiMessages> = {
  write: ({ turn, before }, notation) => {
    return turn === null || before === null
      ? ''
      : writeTurn(knownNotation(notation), turn, before.position);
  },
  notations: ({ game }) => game.notations,
  // There are no fouls here: everything that is not possible is refused.
  namedFoul: () => null,
  speak: ({ turn, before, position }, { called, coordinates }, text) => {
    if (turn === null || before === null) return '';
    const { move, drawn } = turn;
    const mover: Seat = before.position.turn;
    const { sides, pieces } = text.game;
    const colour = colourIn(position, mover);
    const spoken = (square: number): string => banqiSkin.spokenSquare(square, coordinates);
    if ('up' in move) {
      if (drawn === undefined || !isFace(drawn)) return '';
      const takes = before.position.first === null && colour !== null ? sides[colour] : null;
      return text.game.turnedUp({
        side: takes === null ? called[mover] : calledBefore(position, mover, called[mover], text),
        piece: colouredName(drawn, text),
        square: spoken(move.up),
        takes,
      });
    }
    const moved = faceAt(before.position, move.from);
    const taken = faceAt(before.position, move.to);
    return text.game.spoken({
      side: called[mover],
      piece: moved === undefined ? '' : pieces[kindOf(moved)].name,
      square: spoken(move.to),
      captured: taken === undefined ? null : pieces[kindOf(taken)].name,
    });
  },
};
