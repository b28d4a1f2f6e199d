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
};
