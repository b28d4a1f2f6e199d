/** What is agreed before a game of xiangqi, in words, and the toss. */
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { AgreementSkin } from '../../agreement-skin.ts';
import { tossOf } from '../toss.tsx';

/** Before a game of xiangqi. */
export const xiangqiAgreementSkin: AgreementSkin<XiangqiMessages> = {
  words: ({ game }) => game.agreement,
  Toss: tossOf({ up: 'P', down: '-' }),
  emblem: { face: 'K', set: 'traditional' },
};
