/** The words of shogi in Japanese. */
import type { ShogiMessages } from './catalogue.ts';

export const ja: ShogiMessages = {
  name: '将棋',
  keys: '矢印キーでマスと持ち駒を移動します。Enterで駒を選び、もう一度Enterで動かします。Escapeで選択を取り消し、「?」で駒の説明を聞けます。',
  record: '棋譜',
  recordExplained: '棋譜',

  sides: {
    sente: '先手',
    gote: '後手',
    shitate: '下手',
    uwate: '上手',
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
    promote: (face) => `成る・${face}`,
    keep: (face) => `成らない・${face}`,
  },

  endings: {
    checkmate: {
      how: '詰み',
      why: ({ loser }) => `${loser}の玉が王手を受け、逃れる手がありません。`,
    },
    'no-move': {
      how: '指す手なし',
      why: ({ loser }) => `${loser}に指せる手がないため、負けになります。`,
    },
    sennichite: { how: '千日手', why: () => '同一局面が4回現れました。' },
    'perpetual-check': {
      how: '連続王手の千日手',
      why: ({ loser }) => `${loser}が王手を続けたまま同一局面が4回現れました。反則です。`,
    },
    impasse: {
      how: '持将棋',
      why: () => 'どちらの玉も詰む見込みがなくなり、点数を数えました。',
    },
    declaration: { how: '入玉宣言', why: () => '入玉が宣言され、点数を数えました。' },
    'no-mate': { how: '不詰', why: () => 'この手順では詰みません。' },
    'move-limit': { how: '手数制限', why: () => '規定の最大手数に達しました。' },
  },
};
