/** The faults of illegal moves in a record, in Japanese. Each stands after `moves.foul`. */
import type { fouls as en } from '../../en/xiangqi/fouls.ts';
import type { FoulTexts } from '../../shapes/xiangqi/words.ts';

export const fouls: typeof en = {
  'not-your-turn': '手番ではありませんでした。',
  'empty-square': 'そこに駒がありませんでした。',
  'own-piece': '味方の駒を取りました。',
  'wrong-movement': '駒の動きと違います。',
  'soldier-backwards': '兵が後ろへ下がりました。',
  'soldier-sideways': '河を渡る前の兵が横へ動きました。',
  palace: '九宮から出ました。',
  river: '象が河を渡りました。',
  'horse-leg': '馬の足が止められていました。',
  'elephant-eye': '象の目がふさがれていました。',
  blocked: '途中に駒がありました。',
  'cannon-no-screen': '砲が何も飛び越えずに駒を取りました。',
  'cannon-many-screens': '砲が2つ以上の駒を飛び越えました。',
  pinned: '将を守っていた駒が動きました。',
  'king-left-in-check': '王手を放置しました。',
  'moved-into-check': '将が王手のかかる形になりました。',
  'facing-kings': '間に駒のない筋で将どうしが向かい合いました。',
};

/** The names of fouls in Japanese, and what each of them is. */
export const namedFouls: FoulTexts = {
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
