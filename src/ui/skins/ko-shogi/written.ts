/** How ko shogi puts turns into words. */
import { inCheck } from '#games/ko-shogi/check.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import { formatMoveText } from '#games/ko-shogi/notation/move-text.ts';
import { formatSpelling } from '#games/ko-shogi/notation/spelling.ts';
import { picksOf } from '#games/ko-shogi/picks.ts';
import { faceCode } from '#games/ko-shogi/piece.ts';
import { trace } from '#games/ko-shogi/play.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import { refuse } from '#games/ko-shogi/refusal.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { SpokenTurn } from '#i18n/shapes/ko-shogi/words.ts';
import type { Notation, Writing } from '../../game/game-text.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';

/** A move as the chosen notation writes it: as storage does, or as people do where that is not known. */
export const writeMove = (move: Move, position: Position, notation: Notation): string =>
  notation === 'points' ? formatMoveText(move) : formatSpelling(position, move);

/** A turn in the names of its reader. */
const spokenTurn = (
  {
    before,
    after,
    move,
  }: { readonly before: Position; readonly after: Position; readonly move: Move },
  side: string,
  pieces: Readonly<Record<string, { readonly name: string }>>,
  spoken: (square: number) => string,
): Omit<SpokenTurn, 'check'> => {
  const nameOn = (square: number): string => {
    const piece = pieceAt(before, square);
    return piece === undefined ? '' : (pieces[faceCode(piece)]?.name ?? '');
  };
  const end = move.legs.at(-1)?.to ?? move.from;
  const mover = nameOn(move.from);
  const removed = move.legs.flatMap(({ to, takes, shots }) => [...(takes ? [to] : []), ...shots]);
  const isBurned = pieceAt(after, end) === undefined;
  const others = trace(before, { move }).removed.filter(
    (square) => square !== end && !removed.includes(square),
  );
  return {
    side,
    piece: mover,
    landings: move.legs.map(({ to, takes, shots }) => ({
      square: spoken(to),
      captured: takes ? nameOn(to) : null,
      shot: shots.map((square) => ({ name: nameOn(square), square: spoken(square) })),
    })),
    choice: move.finish,
    gone: [...(isBurned ? [mover] : []), ...others.map(nameOn)],
  };
};

/** How ko shogi puts turns into words. */
export const koShogiWriting: Writing<Position, Move, KoShogiMessages> = {
  write: ({ turn, before }, notation) => {
    return turn === null || before === null ? '' : writeMove(turn.move, before.position, notation);
  },
  notations: ({ game }) => game.notations,
  namedFoul: ({ turn, before }, text) => {
    if (turn === null || before === null) return null;
    const refusal = refuse(before.position, picksOf(before.position, turn.move));
    const fouls: Readonly<Record<string, KoShogiMessages['namedFouls']['frozen']>> =
      text.game.namedFouls;
    return refusal === null ? null : (fouls[refusal.rule] ?? null);
  },
  speak: ({ turn, before, position }, { called, coordinates, check }, text) => {
    if (turn === null || before === null) return '';
    const side = called[pieceAt(before.position, turn.move.from)?.seat ?? before.position.turn];
    const of = { before: before.position, after: position, move: turn.move };
    return text.game.spoken({
      ...spokenTurn(of, side, text.game.pieces, (square) =>
        koShogiSkin.spokenSquare(square, coordinates),
      ),
      check: check && inCheck(position, position.turn),
    });
  },
};
