/** How xiangqi puts turns into words. */
import { foulRules } from '#games/xiangqi/codes.ts';
import { inCheck } from '#games/xiangqi/legal.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { formatMove } from '#games/xiangqi/notation/typed-move.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import { notations } from '#games/xiangqi/settings.ts';
import { violatedRule } from '#games/xiangqi/violation.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { Line } from '#kernel/game.ts';
import type { Notation, Writing } from '../../game-text.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

/** A move as the chosen notation writes it, or the first where that is not known. */
export const writeMove = (move: Move, position: Position, notation: Notation): string => {
  const known = notations.find((one) => one === notation) ?? notations[0];
  return formatMove(position, move, known);
};

// A line that the table holds is one of this game, whose skin this is.
const asLine = (line: Line<object, object>) => line as Line<Position, Move>;

/** How xiangqi puts turns into words. */
export const xiangqiWriting: Writing<XiangqiMessages> = {
  write: (given, notation) => {
    const { turn, before } = asLine(given);
    return turn === null || before === null ? '' : writeMove(turn.move, before.position, notation);
  },
  notations: ({ game }) => game.notations,
  namedFoul: (given, text) => {
    const { turn, before } = asLine(given);
    const rule = turn && before && violatedRule(before.position, turn.move);
    const foul = foulRules.find((one) => one === rule);
    return foul === undefined ? null : text.game.namedFouls[foul];
  },
  speak: (given, { called, coordinates, check }, text) => {
    const { turn, before, position } = asLine(given);
    if (turn === null || before === null) return '';
    const { from, to } = turn.move;
    const moved = pieceAt(before.position, from);
    const taken = pieceAt(before.position, to);
    const name = text.game.pieces;
    return text.game.spoken({
      side: called[moved?.seat ?? before.position.turn],
      piece: moved === undefined ? '' : name[moved.kind].name,
      square: xiangqiSkin.spokenSquare(to, coordinates),
      captured: taken === undefined ? null : name[taken.kind].name,
      check: check && inCheck(position, position.turn),
    });
  },
};
