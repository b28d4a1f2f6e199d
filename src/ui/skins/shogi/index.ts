/** How shogi looks and speaks, as one. */
import { loadGameWords } from '#i18n/index.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';
import { shogiSkin } from './shogi-skin.ts';
import { sideOf } from './sides.ts';

/** How shogi speaks. */
const shogiGameText: GameText<ShogiMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: sideOf,
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
};

export const gameSkin: GameSkin = {
  skin: shogiSkin,
  gameText: shogiGameText,
  words: (language) => loadGameWords<ShogiMessages>(language, 'shogi'),
};
