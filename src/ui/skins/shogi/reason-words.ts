/** Why picks begin no move, in a sentence that names the pieces and squares that the board shows for it. */

import { isPromoted, type Kind, kinds, otherFace } from '#games/shogi/piece.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import { fileOf, rankOf } from '#games/shogi/square.ts';
import type { ShogiText } from '#i18n/shapes/shogi/catalogue.ts';
import type { Named, Standing } from '#i18n/shapes/shogi/reasons.ts';
import type { Evidence, Seat } from '#kernel/game.ts';
import type { Tried } from '../../game/game-text.ts';

/** How many squares a sentence has room for, beside a short and beside a long name; the board alone shows the rest. */
const ROOM = { short: 3, long: 1 };

const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

const squaresAs = (evidence: readonly Evidence[], ...parts: readonly string[]): readonly number[] =>
  evidence.flatMap((one) => (one.show === 'square' && parts.includes(one.as) ? [one.square] : []));

/** The squares that lie ahead of another for a seat, or all of them where none does, in the order of the files. */
const ahead = (squares: readonly number[], from: number, seat: Seat): readonly number[] => {
  const way = seat === 0 ? -1 : 1;
  const front = squares.filter((square) => (rankOf(square) - rankOf(from)) * way > 0);
  return (front.length > 0 ? front : squares).toSorted((a, b) => fileOf(a) - fileOf(b));
};

/** The sentence; null where there is nothing to name, as of a refusal whose evidence the players agreed not to be shown. */
export const reasonSentence = (
  { position, picks, refusal }: Tried<Position>,
  text: ShogiText,
  spoken: (square: number) => string,
): string | null => {
  const { reasons } = text.game;
  const [origin, target, choice] = picks;
  if (origin === undefined || origin.at === 'choice') return null;
  const { rule, evidence } = refusal;
  const named = (kind: Kind): Named => ({ kind, name: text.game.pieces[kind].name });
  const standing = (square: number): readonly Standing[] => {
    const piece = pieceAt(position, square);
    return piece === undefined ? [] : [{ ...named(piece.kind), square: spoken(square) }];
  };
  const standingAs = (...parts: readonly string[]): readonly Standing[] =>
    squaresAs(evidence, ...parts).flatMap(standing);

  const piece = origin.at === 'square' ? pieceAt(position, origin.square) : undefined;
  const kind = origin.at === 'hand' ? origin.kind : piece?.kind;
  // An idle press on an empty square asks nothing.
  if (kind === undefined && target === undefined) return '';
  if (kind === undefined)
    return origin.at === 'square' ? reasons.emptySquare(spoken(origin.square)) : null;
  if (!isKind(kind)) return null;
  const mover = named(kind);
  const here = origin.at === 'square' ? standing(origin.square)[0] : undefined;

  if (rule === 'not-in-hand') return reasons.notInHand(mover);
  if (target === undefined) {
    // Nothing has been tried yet: a player who points at a piece asks what it can do.
    if (rule === 'not-your-turn') return reasons.movement[kind];
    const [checker] = standingAs('checker');
    const [pinner] = standingAs('pinner');
    if (kind === 'king' && rule !== 'own-piece' && evidence.length > 0) return reasons.noSafeSquare;
    if (here !== undefined && pinner !== undefined) return reasons.pinned(here, pinner);
    if (checker !== undefined) return reasons.cannotStopCheck(mover, checker);
    if (origin.at === 'hand') return reasons.noSquareFromHand(mover);
    const walls = squaresAs(evidence, 'blocker');
    if (piece === undefined || walls.length === 0) return reasons.noMove(mover);
    const front = ahead(walls, origin.square, piece.seat);
    const room = isPromoted(kind) ? ROOM.long : ROOM.short;
    return reasons.walledIn(mover, front.length > room ? [] : front.map(spoken));
  }

  if (rule === 'not-your-turn')
    return here ? reasons.notYourTurn(here) : reasons.notYourHand(mover);
  if (target.at !== 'square') return null;
  const to = spoken(target.square);
  // This is told after the move as well, when nothing is drawn any more.
  if (rule === 'promotion-compulsory') return reasons.mustPromote(mover, to);
  if (evidence.length === 0) return null;
  const [cause] = standingAs('cause', 'blocker');
  const checkers = standingAs('checker');
  const [guard] = standingAs('guard');
  switch (rule) {
    case 'occupied':
      return cause ? reasons.occupied(cause) : null;
    case 'own-piece':
      return cause ? reasons.ownPiece(cause) : null;
    case 'wrong-movement':
      return reasons.movement[kind];
    case 'blocked':
      return cause ? reasons.blocked(cause) : null;
    case 'promotion-not-possible':
      if (choice === undefined) return null;
      if (isPromoted(kind)) return reasons.promotedAlready(mover);
      if (otherFace(kind) === undefined) return reasons.neverPromotes(mover);
      return here ? reasons.outsideZone(here.square, to) : reasons.promotesLater(mover);
    case 'nifu':
      return cause ? reasons.nifu(cause.square) : null;
    case 'dead-square':
      return reasons.deadSquare(mover, to);
    case 'pinned': {
      const [pinner] = standingAs('pinner');
      return here && pinner ? reasons.pinned(here, pinner) : null;
    }
    case 'king-left-in-check':
    case 'moved-into-check':
      if (guard !== undefined) return reasons.kingTaken(to, guard);
      return checkers.length > 0 ? reasons.stillInCheck(checkers) : null;
    case 'uchifuzume':
      return reasons.uchifuzume(to);
    default:
      return null;
  }
};
