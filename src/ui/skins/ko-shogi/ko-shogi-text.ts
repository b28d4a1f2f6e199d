/** How ko shogi speaks. */

import type { KoShogiMessages, KoShogiPageMessages } from '#i18n/ko-shogi/catalogue.ts';
import type { GameText } from '../../game-text.ts';
import { codeWords } from '../code-words.ts';
import { inPlayWords } from '../in-play-words.ts';

/** The gameText of ko shogi. */
export const koShogiGameText: GameText<KoShogiMessages, KoShogiPageMessages> = {
  name: ({ game }) => game.name,
  side: (_, seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
  ...codeWords,
  ...inPlayWords(() => import('./in-play.ts')),
};
