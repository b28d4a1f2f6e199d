import type { en } from './en.ts';

/** What is wrong with an illegal move that stands in a record, in Japanese, after `moves.foul`. */
export const ja: Readonly<Record<keyof typeof en, string>> = {
  'not-your-turn': '手番違い',
  'empty-square': '駒のないマスからの手',
  'not-in-hand': '持っていない駒を打った手',
  occupied: '駒のあるマスに打った手',
  'own-piece': '自分の駒を取った手',
  'wrong-movement': '駒の動き違い',
  blocked: '駒を飛び越した手',
  'promotion-not-possible': '成れない手での成り',
  'promotion-compulsory': '行き所のない駒',
  nifu: '二歩',
  'dead-square': '行き所のない駒',
  pinned: '自玉を王手にさらす手',
  'king-left-in-check': '王手放置',
  'moved-into-check': '自殺手',
  uchifuzume: '打ち歩詰め',
};
