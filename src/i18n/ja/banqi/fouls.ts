/** The faults of illegal moves in a record, in Japanese. Each stands after `moves.foul`. */
import type { fouls as en } from '../../en/banqi/fouls.ts';

export const fouls: typeof en = {
  'empty-square': 'そこに駒がありませんでした。',
  'face-down-piece': '裏向きの駒を動かしました。',
  'colour-unknown': 'まだ色が決まっていませんでした。',
  'not-your-piece': '相手の駒でした。',
  'own-piece': '味方の駒を取りました。',
  'face-down-target': 'そこの駒は裏向きでした。',
  'not-adjacent': '隣のマスへしか動けません。',
  'not-in-line': '砲が縦横でなく飛びました。',
  'no-screen': '砲が何も飛び越えずに駒を取りました。',
  'many-screens': '砲が2つ以上の駒を飛び越えました。',
  'king-soldier': '将が兵を取りました。',
  rank: '自分より強い駒を取りました。',
};
