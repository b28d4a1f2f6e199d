/** What is agreed before a game of banqi, in words, and the toss. */
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { AgreementSkin } from '../../agreement-skin.ts';
import { BACK } from '../discs/disc.ts';
import { tossOf } from '../toss.tsx';

/** Before a game of banqi. */
export const banqiAgreementSkin: AgreementSkin<BanqiMessages> = {
  words: ({ game }) => game.agreement,
  Toss: tossOf({ up: 'P', down: '-' }),
  emblem: { face: BACK, set: 'traditional' },
};
