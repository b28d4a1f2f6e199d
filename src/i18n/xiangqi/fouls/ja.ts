/** What is wrong with an illegal move that stands in a record, in Japanese, after `moves.foul`. */
import type { en } from './en.ts';

export const ja: typeof en = {
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
