/** What is agreed before a game of ko shogi, in words, and the toss. */
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { AgreementSkin } from '../../agreement-skin.ts';
import { tossOf } from '../toss.tsx';

/** Before a game of ko shogi: five pawns are tossed, which show a patrol unit where they fall on their faces. */
export const koShogiAgreementSkin: AgreementSkin<KoShogiMessages> = {
  words: ({ game }) => game.agreement,
  Toss: tossOf({ up: 'P', down: '+P' }),
  emblem: { face: 'G', set: 'kanji' },
};
