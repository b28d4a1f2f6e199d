/** What fouls are called in Japanese, and what each of them is. */
import type { FoulTexts } from '../shape.ts';

export const ja: FoulTexts = {
  pinned: {
    name: '将を守る駒の移動',
    did: (side) => `${side}が、将を守っていた駒を動かしました。`,
    proof: '将への道が開いています。',
  },
  'king-left-in-check': {
    name: '王手放置',
    did: (side) => `${side}が王手を放置しました。`,
    proof: '将はまだ取られる形です。',
  },
  'moved-into-check': {
    name: '自ら王手にかかる手',
    did: (side) => `${side}が、将に王手のかかる手を指しました。`,
    proof: '将はその場で取られる形です。',
  },
  'facing-kings': {
    name: '対面',
    did: (side) => `${side}が、将どうしを向かい合わせました。`,
    proof: '斜線の筋で、将の間に駒がありません。',
  },
};
