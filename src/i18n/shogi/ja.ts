/** The words of shogi in Japanese. */
import type { ShogiMessages } from '../catalogue.ts';

export const ja: ShogiMessages = {
  name: '将棋',

  sides: {
    sente: { short: '先手', full: '☗先手' },
    gote: { short: '後手', full: '☖後手' },
    shitate: { short: '下手', full: '☗下手' },
    uwate: { short: '上手', full: '☖上手' },
  },

  pieces: {
    king: { name: '玉' },
    rook: { name: '飛車' },
    bishop: { name: '角' },
    gold: { name: '金' },
    silver: { name: '銀' },
    knight: { name: '桂馬' },
    lance: { name: '香車' },
    pawn: { name: '歩' },
    dragon: { name: '龍' },
    horse: { name: '馬' },
    'promoted-silver': { name: '成銀' },
    'promoted-knight': { name: '成桂' },
    'promoted-lance': { name: '成香' },
    tokin: { name: 'と金' },
  },

  choice: {
    title: '成りますか？',
    promote: (face) => `成る（${face}）`,
    keep: (face) => `成らない（${face}）`,
  },

  refusals: {
    'not-your-turn': '相手の手番です。',
    'empty-square': 'このマスに駒はありません。',
    'not-in-hand': 'その駒は持ち駒にありません。',
    occupied: '持ち駒は空いているマスにしか打てません。',
    'own-piece': '自分の駒があるマスには進めません。',
    'wrong-movement': 'この駒はそのようには動けません。',
    blocked: '途中に他の駒があります。',
    'promotion-not-possible': 'この手では成れません。',
    'promotion-compulsory': '行き所のない駒になるので、ここでは必ず成ります。',
    nifu: 'この筋にはすでに自分の歩があります（二歩）。',
    'dead-square': 'ここに打つと行き所のない駒になります。',
    pinned: 'この駒を動かすと自玉に王手がかかります。',
    'king-left-in-check': '王手がかかっています。この手では防げません。',
    'moved-into-check': 'そこは相手の駒の利きがあるので、玉は動けません。',
    uchifuzume: '歩を打って詰ませることはできません（打ち歩詰め）。',
  },
};
