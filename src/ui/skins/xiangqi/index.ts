/** How xiangqi looks and speaks, as one. */
import { loadGameWords } from '#i18n/index.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { GameSkin, GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

/** How xiangqi speaks. */
const xiangqiGameText: GameText<XiangqiMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.red : game.sides.black),
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
};

export const gameSkin: GameSkin = {
  skin: xiangqiSkin,
  gameText: xiangqiGameText,
  words: (language) => loadGameWords<XiangqiMessages>(language, 'xiangqi'),
};
