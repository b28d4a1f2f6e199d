/** How ko shogi speaks. */

import type { KoShogiMessages, KoShogiPageMessages } from '#i18n/ko-shogi/catalogue.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';

/** What ko shogi says at the table. */
export const koShogiGameText: GameText<KoShogiMessages, KoShogiPageMessages> = {
  name: ({ game }) => game.name,
  keys: ({ game }) => game.keys,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
};
