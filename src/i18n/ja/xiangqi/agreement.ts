/** The words for what players of xiangqi agree on before a game, in Japanese. */
import type { XiangqiMessages } from '../../shapes/xiangqi/catalogue.ts';

export const agreement: XiangqiMessages['agreement'] = {
  rules: '繰り返しと引き分け',
  options: {
    repetition: {
      label: '同じ局面に戻ったとき',
      values: {
        standard: '長将と長捉は負け',
        simple: '長将は負け',
        drawOnly: '必ず引き分け',
        agreement: '対局者が決める',
      },
    },
    occurrences: { label: '何回目で判定するか' },
    noCaptureLimit: {
      label: '駒を取らない手数の制限',
      values: { '120': '双方60手で引き分け', '100': '双方50手で引き分け', '0': 'なし' },
    },
  },
  presets: { casual: 'フリー対局', club: 'クラブ', tournament: '大会' },
  presetNotes: {
    casual: '時計なし、待った自由、反則は指せず、理由が表示されます。',
    club: '持ち時間20分。待ったは相手の同意で。反則は指せません。',
    tournament: '反則は即負け。持ち時間60分、1手ごとに30秒加算。待ったなし。',
  },

  start: '開始局面',
  starts: { even: '通常の対局', own: '局面を指定…' },
  position: '局面（FEN）',
  gives: 'どちらが駒を落とすか',
  given: '上級者が駒を落とします。',

  toss: {
    choice: '兵を5枚振る',
    pending: '兵を振って決めます',
    title: '紅方はどちら？',
    begin: '対局を始める',
    thrown: (name) => `${name}が兵を5枚振ります。`,
    fell: (up, name) => `表${up}枚、裏${5 - up}枚：${name}が紅方です。`,
  },
};
