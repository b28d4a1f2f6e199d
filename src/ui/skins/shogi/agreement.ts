/** What is agreed before a game of shogi, in words, and the toss. */
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { AgreementSkin } from '../../agreement-skin.ts';
import { tossOf } from '../toss.tsx';

/** Before a game of shogi. */
export const shogiAgreementSkin: AgreementSkin<ShogiMessages> = {
  words: ({ game }) => game.agreement,
  // Furigoma: whoever threw them is sente when most show 歩 (rules A5).
  Toss: tossOf({ up: 'P', down: '+P' }),
  emblem: { face: 'K', set: 'kanji' },
};
