/** How shogi speaks. */
import { type RefusalRule, refusalRules, type ShogiEnding } from '#games/shogi/codes.ts';
import { inCheck } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { handicaps, type Position, pieceAt } from '#games/shogi/position.ts';
import { formatSquare } from '#games/shogi/square.ts';
import { facesOf } from '#games/shogi/words.ts';
import type { Messages } from '#i18n/catalogue.ts';
import type { EndingText, Sides, SittingEndings } from '#i18n/endings.ts';
import { type Line, other, type Seat } from '#kernel/game.ts';
import type { Tongue } from '../../tongue.ts';
import { sideOf } from './sides.ts';
import { writeMove } from './written.ts';

// The two casts of this file: a line or position that the table holds is one of this game, whose skin this is.
const asLine = (line: Line<object, object>) => line as Line<Position, Move>;
const asPosition = (position: object) => position as Position;

const isRule = (rule: string): rule is RefusalRule => refusalRules.some((known) => known === rule);

const endingText = (by: string, text: Messages): EndingText => {
  const own: Readonly<Record<ShogiEnding, EndingText>> = text.shogi.endings;
  const sitting: SittingEndings = text.result.endings;
  const all: Readonly<Record<string, EndingText>> = { ...sitting, ...own };
  return all[by] ?? sitting.other;
};

/** The tongue of shogi. */
export const shogiTongue: Tongue = {
  start: handicaps.even,
  side: sideOf,
  moveText: (given, notation) => {
    const { turn, before } = asLine(given);
    if (turn === null || before === null) return '';
    return writeMove(turn.move, before.position, notation, before.turn?.move.to);
  },
  spokenTurn: (given, setup, text) => {
    const { turn, before, position } = asLine(given);
    if (turn === null || before === null) return '';
    const { move } = turn;
    const stood = 'from' in move ? pieceAt(before.position, move.from) : undefined;
    const seat = stood?.seat ?? before.position.turn;
    const taken = 'from' in move ? pieceAt(before.position, move.to) : undefined;
    const name = text.shogi.pieces;
    const choosable = 'from' in move && facesOf(before.position, move.from, move.to) !== 'never';
    return text.shogi.spoken({
      side: sideOf(setup, seat, text).short,
      piece: name['drop' in move ? move.drop : (stood?.kind ?? 'pawn')].name,
      square: formatSquare(move.to),
      dropped: 'drop' in move,
      captured: taken === undefined ? null : name[taken.kind].name,
      choice: 'from' in move && move.promote ? 'promote' : choosable ? 'keep' : null,
      check: inCheck(position, position.turn),
    });
  },
  refusal: ({ rule }, text) => (isRule(rule) ? text.shogi.refusals[rule] : rule),
  ending: ({ by, winner }, setup, text) => {
    const sides: Sides =
      winner === null
        ? { winner: '', loser: '' }
        : {
            winner: sideOf(setup, winner, text).short,
            loser: sideOf(setup, other(winner), text).short,
          };
    const { how, why } = endingText(by, text);
    return { how, why: why(sides) };
  },
  typed: async (position, typed, notation) =>
    (await import('./typed.ts')).readTyped(asPosition(position), typed, notation),
  kifu: async () => (await import('./shogi-kifu.ts')).shogiKifu,
};
