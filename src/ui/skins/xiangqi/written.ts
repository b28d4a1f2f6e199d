/** How xiangqi puts turns into words. */
import { foulRules } from '#games/xiangqi/codes.ts';
import { inCheck } from '#games/xiangqi/legal.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { formatMove } from '#games/xiangqi/notation/typed-move.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import { notations } from '#games/xiangqi/settings.ts';
import { violatedRule } from '#games/xiangqi/violation.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { Notation, Writing } from '../../game/game-text.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

/** A move as the chosen notation writes it, or the first where that is not known. */
export const writeMove = (move: Move, position: Position, notation: Notation): string => {
  const known = notations.find((one) => one === notation) ?? notations[0];
  return formatMove(position, move, known);
};

/** How xiangqi puts turns into words. */
export const xiangqiWriting: Writing<Position, Move, XiangqiMessages> = {
  write: ({ turn, before }, notation) => {
    return turn === null || before === null ? '' : writeMove(turn.move, before.position, notation);
  },
  notations: ({ game }) => game.notations,
  namedFoul: ({ turn, before }, text) => {
    const rule = turn && before && violatedRule(before.position, turn.move);
    const foul = foulRules.find((one) => one === rule);
    return foul === undefined ? null : text.game.namedFouls[foul];
  },
  speak: ({ turn, before, position }, { called, coordinates, check }, text) => {
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
