/** The words of xiangqi in Japanese. */
import type { XiangqiMessages } from './catalogue.ts';

export const ja: XiangqiMessages = {
  name: 'シャンチー',
  keys: '矢印キーで交点を移動します。Enterで駒を選び、もう一度Enterで動かします。Escapeで選択を取り消し、「?」で駒の説明を聞けます。',
  record: '棋譜',
  recordExplained: '棋譜',

  sides: {
    red: '紅方',
    black: '黒方',
  },

  pieces: {
    king: { name: '将' },
    mandarin: { name: '士' },
    elephant: { name: '象' },
    horse: { name: '馬' },
    chariot: { name: '車' },
    cannon: { name: '砲' },
    soldier: { name: '兵' },
  },

  endings: {
    checkmate: {
      how: '詰み',
      why: ({ loser }) => `${loser}の将が王手を受け、逃れる手がありません。`,
    },
    stalemate: {
      how: '指す手なし',
      why: ({ loser }) => `${loser}に指せる手がないため、負けになります。`,
    },
    'no-attackers': {
      how: '攻め駒なし',
      why: () => 'どちらにも河を渡れる駒が残っていません。',
    },
    'perpetual-check': {
      how: '長将',
      why: ({ loser }) => `${loser}が王手を続けたまま同じ局面が繰り返されました。反則です。`,
    },
    'perpetual-chase': {
      how: '長捉',
      why: ({ loser }) => `${loser}が同じ駒を追い続けたまま同じ局面が繰り返されました。反則です。`,
    },
    repetition: {
      how: '繰り返し',
      why: () => '同じ局面が繰り返され、どちらにも手を変える義務がありませんでした。',
    },
    'no-capture': {
      how: '駒を取らない手数の制限',
      why: () => '規定の手数のあいだ、駒が一つも取られませんでした。',
    },
  },
};
