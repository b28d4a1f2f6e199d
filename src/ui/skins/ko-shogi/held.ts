/** The nets or fogs that hold a piece of ko shogi, in the words of its reader. */
import { holdOn } from '#games/ko-shogi/held.ts';
import { faceCode } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import type { KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { Held } from '../../game/landing-preview.ts';
import type { CoordinateStyle } from '../../game/skin.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';

/** The nets that hold the piece on a point, or the fogs that keep it from shooting; null where there are none. */
export const heldOn = (
  position: Position,
  square: number,
  style: CoordinateStyle,
  text: KoShogiText,
): Held | null => {
  const { foreseen, held: words } = text.game;
  const hold = holdOn(position, square);
  if (hold === null) return null;
  const names = hold.from.map((point) => {
    const piece = pieceAt(position, point);
    const name = piece === undefined ? '' : koShogiSkin.pieceName(faceCode(piece), text);
    return foreseen.standing(name, koShogiSkin.spokenSquare(point, style));
  });
  return { still: hold.by === 'net', words: words[hold.by](names), evidence: hold.evidence };
};
