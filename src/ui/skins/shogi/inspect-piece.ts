/** The facts about a piece of shogi that is inspected. */

import { movement } from '#games/shogi/movement.ts';
import { isHandKind, isPromoted, type Kind, letters, otherFace } from '#games/shogi/piece.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import { reach } from '#games/shogi/reach.ts';
import type { ShogiText } from '#i18n/shapes/shogi/catalogue.ts';
import type { Pick, Seat } from '#kernel/game.ts';
import type { PieceFace, PieceFacts } from '../../game/game-text.ts';
import { pieceNames } from './piece-names.ts';

const faceOf = (kind: Kind, seat: Seat, text: ShogiText): PieceFace => {
  const { kanji, kana, latin } = pieceNames[kind];
  return {
    face: seat === 0 ? letters[kind] : letters[kind].toLowerCase(),
    turned: isPromoted(kind),
    kanji,
    reading: text.language === 'ja' ? kana : latin,
    name: text.game.pieces[kind].name,
    ways: movement[kind],
  };
};

/** Names, both faces and reach of what a pick points at; null when nothing is there. */
export const inspectPiece = (
  position: Position,
  pick: Pick,
  text: ShogiText,
): PieceFacts | null => {
  const standing = pick.at === 'square' ? pieceAt(position, pick.square) : undefined;
  const kind = pick.at === 'hand' && isHandKind(pick.kind) ? pick.kind : standing?.kind;
  const seat = pick.at === 'hand' ? pick.seat : standing?.seat;
  if (kind === undefined || seat === undefined) return null;
  const other = otherFace(kind);
  const { faces } = text.game;
  return {
    seat,
    here: faceOf(kind, seat, text),
    other: other === undefined ? null : faceOf(other, seat, text),
    otherFace: other === undefined ? faces.none : isPromoted(kind) ? faces.taken : faces.promoted,
    inHand: pick.at === 'hand',
    reach: reach(position, pick),
  };
};
