/** The facts about a piece of xiangqi that is inspected. */

import { pieceLetter } from '#games/xiangqi/piece.ts';
import { cellOf, type Position, pieceAt } from '#games/xiangqi/position.ts';
import { reach } from '#games/xiangqi/reach.ts';
import { onOwnBank } from '#games/xiangqi/zone.ts';
import type { XiangqiText } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { Pick } from '#kernel/game.ts';
import type { PieceFacts } from '../../game/game-text.ts';
import { nameOf } from '../discs/piece-names.ts';
import { waysOf } from './piece-ways.ts';

/** Names, ways and reach of what a pick points at; null when nothing is there. No piece has another face. */
export const inspectPiece = (
  position: Position,
  pick: Pick,
  text: XiangqiText,
): PieceFacts | null => {
  const piece = pick.at === 'square' ? pieceAt(position, pick.square) : undefined;
  if (piece === undefined || pick.at !== 'square') return null;
  const { kind, seat } = piece;
  const { hanzi, pinyin, kana } = nameOf(pieceLetter(piece));
  return {
    seat,
    here: {
      face: pieceLetter(piece),
      turned: false,
      kanji: hanzi,
      reading: text.language === 'ja' ? kana : pinyin,
      name: text.game.pieces[kind].name,
      ways: waysOf(kind, !onOwnBank(cellOf(pick.square), seat)),
    },
    other: null,
    otherFace: text.game.limits[kind],
    inHand: false,
    reach: reach(position, pick),
  };
};
