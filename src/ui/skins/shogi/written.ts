import { isFoulRule } from '#games/shogi/codes.ts';
import { brokenRule } from '#games/shogi/foul.ts';
import { inCheck } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { formatJapanese } from '#games/shogi/notation/japanese-move.ts';
import { formatKitaoKawasaki } from '#games/shogi/notation/kitao-kawasaki.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { formatWestern } from '#games/shogi/notation/western.ts';
import { facesOf } from '#games/shogi/picks.ts';
import type { Position } from '#games/shogi/position.ts';
import { pieceAt } from '#games/shogi/position.ts';
import { notations, type ShogiNotation } from '#games/shogi/settings.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { Notation, Writing } from '../../game/game-text.ts';
import { shogiSkin } from './shogi-skin.ts';

type Write = (move: Move, position: Position, previousTo?: number) => string;

const writers: Readonly<Record<ShogiNotation, Write>> = {
  western: formatWestern,
  japanese: formatJapanese,
  'kitao-kawasaki': formatKitaoKawasaki,
  usi: formatUsi,
};

/** A move as the chosen notation writes it, or the first where that is not known; `previousTo` is the square of the move before, for 同. */
export const writeMove = (
  move: Move,
  position: Position,
  notation: Notation,
  previousTo?: number,
): string => {
  const known = notations.find((one) => one === notation) ?? notations[0];
  return writers[known](move, position, previousTo);
};

/** How shogi puts turns into words. */
export const shogiWriting: Writing<Position, Move, ShogiMessages> = {
  write: ({ turn, before }, notation) => {
    if (turn === null || before === null) return '';
    return writeMove(turn.move, before.position, notation, before.turn?.move.to);
  },
  notations: ({ game }) => game.notations,
  namedFoul: ({ turn, before }, text) => {
    const rule = turn && before && brokenRule(before.position, turn.move);
    return rule !== null && isFoulRule(rule) ? text.game.namedFouls[rule] : null;
  },
  speak: ({ turn, before, position }, { called, coordinates, check }, text) => {
    if (turn === null || before === null) return '';
    const { move } = turn;
    const stood = 'from' in move ? pieceAt(before.position, move.from) : undefined;
    const seat = stood?.seat ?? before.position.turn;
    const taken = 'from' in move ? pieceAt(before.position, move.to) : undefined;
    const name = text.game.pieces;
    const choosable = 'from' in move && facesOf(before.position, move.from, move.to) !== 'never';
    return text.game.spoken({
      side: called[seat],
      piece: name['drop' in move ? move.drop : (stood?.kind ?? 'pawn')].name,
      square: shogiSkin.spokenSquare(move.to, coordinates),
      dropped: 'drop' in move,
      captured: taken === undefined ? null : name[taken.kind].name,
      choice: 'from' in move && move.promote ? 'promote' : choosable ? 'keep' : null,
      check: check && inCheck(position, position.turn),
    });
  },
};
