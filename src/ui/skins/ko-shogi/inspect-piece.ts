/** The facts about a piece of ko shogi that is inspected. */

import { faceCode, hasOtherFace, type Piece } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import { reach } from '#games/ko-shogi/reach.ts';
import type { KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { Pick } from '#kernel/game.ts';
import type { PieceFace, PieceFacts } from '../../game/game-text.ts';
import { waysOf } from './face-ways.ts';
import { written } from './ko-shogi-skin.ts';
import { movementSentence } from './movement-words.ts';
import { isFaceCode, pieceNames, readingOf } from './piece-names.ts';
import { powerSentences } from './power-words.ts';

/** A face as it is drawn, called and moved; throws where there is none. */
export const namedFace = (piece: Piece, text: KoShogiText): PieceFace => {
  const code = faceCode(piece);
  if (!isFaceCode(code)) throw new Error(`no face is called ${code}`);
  return {
    face: written(piece),
    turned: piece.promoted,
    kanji: pieceNames[code].kanji,
    reading: readingOf(code, text.language),
    name: text.game.pieces[code].name,
    ways: waysOf(code),
  };
};

/** Names, both faces and reach of what a pick points at; null when nothing is there. */
export const inspectPiece = (
  position: Position,
  pick: Pick,
  text: KoShogiText,
): PieceFacts | null => {
  const piece = pick.at === 'square' ? pieceAt(position, pick.square) : undefined;
  if (piece === undefined) return null;
  const { faces, reasons } = text.game;
  const here = namedFace(piece, text);
  const other = hasOtherFace(piece.kind)
    ? namedFace({ ...piece, promoted: !piece.promoted }, text)
    : null;
  const code = faceCode(piece);
  return {
    seat: piece.seat,
    here,
    other,
    otherFace: other === null ? faces.none : here.turned ? faces.from : faces.promotes,
    told: isFaceCode(code)
      ? [
          movementSentence(code, here.name, reasons.movement),
          ...powerSentences(code, reasons.powers),
        ]
      : [],
    inHand: false,
    reach: reach(position, pick),
  };
};
