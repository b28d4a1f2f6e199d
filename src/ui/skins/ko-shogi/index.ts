/** How ko shogi looks and speaks, as one. */
import { loadGameWords } from '#i18n/index.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';

/** How ko shogi speaks. */
const koShogiGameText: GameText<KoShogiMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
};

export const gameSkin: GameSkin = {
  skin: koShogiSkin,
  gameText: koShogiGameText,
  words: (language) => loadGameWords<KoShogiMessages>(language, 'ko-shogi'),
};
