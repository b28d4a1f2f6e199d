/** What fouls are called in Japanese, and what each of them is. */
import type { FoulTexts } from '../shape.ts';

export const ja: FoulTexts = {
  'pawn-without-drum': {
    name: '鼓のない前進',
    did: (side) => `${side}が、鼓がないのに歩兵を前へ進めました。`,
    proof: '盤上に味方の鼓がありません。',
  },
  'immune-to-displacement': {
    name: '取れない駒の捕獲',
    did: (side) => `${side}が、そのようには取れない駒を取りました。`,
    proof: '天塁は車や砲車には取られません。',
  },
  silenced: {
    name: '霧の中の射撃',
    did: (side) => `${side}が、霧で撃てない所から撃ちました。`,
    proof: '撃った駒は霧から5路以内にいます。',
  },
  'immune-to-shot': {
    name: '撃てない駒への射撃',
    did: (side) => `${side}が、それでは撃てない駒を撃ちました。`,
    proof: '撃たれた駒には効かない射撃です。',
  },
  frozen: {
    name: '網にかかった駒の移動',
    did: (side) => `${side}が、網にかかった駒を動かしました。`,
    proof: '網の線がその駒に届いていました。',
  },
};
