/** The facts about a piece of banqi that is inspected. A piece that lies face down has none. */

import { takingOf } from '#games/banqi/family.ts';
import { kindOf } from '#games/banqi/piece.ts';
import { faceAt, ownerOf, type Position } from '#games/banqi/position.ts';
import { reach } from '#games/banqi/reach.ts';
import { formatsOf } from '#i18n/format.ts';
import type { BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import type { Pick } from '#kernel/game.ts';
import type { PieceFace, PieceFacts } from '../../game/game-text.ts';
import { nameOf } from '../discs/piece-names.ts';

const straight: PieceFace['ways'] = {
  steps: [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ],
  slides: [],
};

/** Names, ways and reach of what a pick points at; null when nothing lies there face up. No piece has another face. */
export const inspectPiece = (
  position: Position,
  pick: Pick,
  text: BanqiText,
): PieceFacts | null => {
  const face = pick.at === 'square' ? faceAt(position, pick.square) : undefined;
  if (face === undefined) return null;
  const kind = kindOf(face);
  const { by, takes } = takingOf(position.family, kind);
  const { hanzi, pinyin, kana } = nameOf(face);
  return {
    seat: ownerOf(position, face) ?? 0,
    here: {
      face,
      turned: false,
      kanji: hanzi,
      reading: text.language === 'ja' ? kana : pinyin,
      name: text.game.pieces[kind].name,
      ways: straight,
    },
    other: null,
    // The kinds that it takes, since these differ between families.
    otherFace:
      by === 'jump'
        ? text.game.takesAny
        : text.game.takes(
            formatsOf(text.language).listed(takes.map((prey) => text.game.pieces[prey].name)),
          ),
    inHand: false,
    reach: reach(position, pick),
  };
};
