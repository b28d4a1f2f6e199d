/** The side effects of a landing, in the words of its reader. */

import { faceCode } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import { type Foreseen, previewLanding } from '#games/ko-shogi/preview-landing.ts';
import type { KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { InHand, LandingPreview } from '../../game/landing-preview.ts';
import type { CoordinateStyle } from '../../game/skin.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';

/** The side effects of each goal of a move of ko shogi: promotions without a choice, and what burns or is put out. */
export const landingPreviews = (
  { position, picks, goals }: InHand<Position>,
  style: CoordinateStyle,
  text: KoShogiText,
): readonly LandingPreview[] => {
  const { foreseen: words } = text.game;
  const named = (points: readonly number[]): readonly string[] =>
    points.map((point) => {
      const piece = pieceAt(position, point);
      const name = piece === undefined ? '' : koShogiSkin.pieceName(faceCode(piece), text);
      return words.standing(name, koShogiSkin.spokenSquare(point, style));
    });
  const told = ({ goal, promotes, perishes, burns, putsOut }: Foreseen): LandingPreview => {
    const parts = [
      ...(promotes ? [[words.promotes, words.promotes] as const] : []),
      ...(perishes ? [[words.perishes, words.burnedThere] as const] : []),
      ...(burns.length > 0 ? [[words.burns, words.burning(named(burns))] as const] : []),
      ...(putsOut.length > 0 ? [[words.putsOut, words.puttingOut(named(putsOut))] as const] : []),
    ];
    return {
      goal,
      promotes,
      perishes,
      removes: [...burns, ...putsOut],
      brief: parts.map(([brief]) => brief),
      words: parts.map(([, whole]) => whole).join(text.language === 'ja' ? '、' : ', '),
    };
  };
  return previewLanding(position, picks, goals).map(told);
};
