import type { fouls as en } from '../../en/shogi/fouls.ts';
import type { FoulTexts } from '../../shapes/shogi/words.ts';

/** The faults of illegal moves in a record, in Japanese. Each stands after `moves.foul`. */
export const fouls: Readonly<Record<keyof typeof en, string>> = {
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

/** 反則の名前と、それぞれの内容。 */
export const namedFouls: FoulTexts = {
  nifu: {
    name: '二歩',
    did: (side) => `${side}が同じ筋に2枚目の歩を打ちました。`,
    proof: '網掛けの筋にもう1枚の歩があります。',
  },
  'dead-square': {
    name: '行き所のない駒',
    did: (side) => `${side}が行き所のない駒を作りました。`,
    proof: '網掛けの段ではこの駒は動けません。',
  },
  pinned: {
    name: '自玉を王手にさらす手',
    did: (side) => `${side}が玉を守っていた駒を動かしました。`,
    proof: '玉への利きが通っています。',
  },
  'king-left-in-check': {
    name: '王手放置',
    did: (side) => `${side}が王手を防ぎませんでした。`,
    proof: '玉に王手がかかったままです。',
  },
  'moved-into-check': {
    name: '自殺手',
    did: (side) => `${side}が相手の利きに玉を動かしました。`,
    proof: '玉の動いた先に相手の駒が利いています。',
  },
  uchifuzume: {
    name: '打ち歩詰め',
    did: (side) => `${side}が歩を打って詰ませました。`,
    proof: '玉の逃げ道がなく、歩を取ることもできません。',
  },
};
