/** The words for what players of ko shogi agree on before a game, in Japanese. */
import type { KoShogiMessages } from '../../shapes/ko-shogi/catalogue.ts';

export const agreement: KoShogiMessages['agreement'] = {
  rules: '指揮と代役',
  options: {
    bothLost: {
      label: '1手で双方の指揮が失われたとき',
      values: { moverWins: '指した側の勝ち', draw: '引き分け' },
    },
    substitute: { label: '旗鼓が旗と鼓の代わりになる' },
  },
  presets: { friendly: 'フリー対局', strict: '厳格' },
  presetNotes: {
    friendly: '時計なし、待った自由、反則は指せず、理由が表示されます。',
    strict: '反則は即負け。持ち時間60分、切れたら1手60秒。待ったなし。',
  },

  start: '開始局面',
  starts: { standard: '古書の初形', own: '局面を指定…' },
  position: '局面',
  gives: 'どちらが駒を落とすか',
  given: '強い側が駒を落とします。',

  toss: {
    choice: '歩兵を5枚振る',
    pending: '歩兵を振って決めます',
    title: '黒はどちら？',
    begin: '対局を始める',
    thrown: (name) => `${name}が歩兵を5枚振ります。`,
    fell: (up, name) => `歩兵${up}枚、歩総${5 - up}枚：${name}が黒です。`,
  },
};
