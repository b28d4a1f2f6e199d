/** How xiangqi speaks. */

import type { XiangqiMessages, XiangqiPageMessages } from '#i18n/xiangqi/catalogue.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';

/** What xiangqi says at the table. */
export const xiangqiGameText: GameText<XiangqiMessages, XiangqiPageMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.red : game.sides.black),
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
};
