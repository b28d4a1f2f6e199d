/** What is agreed before a game of shogi, in words, and the toss. */
import type { ShogiPageMessages } from '#i18n/shogi/catalogue.ts';
import type { AgreementSkin } from '../../game-text.ts';
import { Furigoma } from './Furigoma.tsx';

/** Before a game of shogi. */
export const shogiAgreementSkin: AgreementSkin<ShogiPageMessages> = {
  words: ({ game }) => game.agreement,
  Toss: Furigoma,
  emblem: { face: 'K', set: 'kanji' },
};
