/** How shogi speaks. */

import type { ShogiMessages, ShogiPageMessages } from '#i18n/shogi/catalogue.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';
import { sideOf } from './sides.ts';

/** What shogi says at the table. */
export const shogiGameText: GameText<ShogiMessages, ShogiPageMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: sideOf,
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
};
