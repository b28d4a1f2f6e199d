/** The words for what players of shogi agree on before a game, in Japanese. */
import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';

export const agreement: ShogiMessages['agreement'] = {
  rules: '千日手・持将棋・手数',
  options: {
    repetition: {
      label: '千日手',
      values: { replay: '先後を替えて指し直し', draw: '引き分け' },
    },
    repetitionTiebreak: {
      label: '千日手の点数',
      values: { none: '数えない', points: '点数の多い方が勝ち' },
    },
    impasse: {
      label: '入玉宣言',
      values: { jsa24: '24点法（連盟）', '27': '27点法', off: 'なし' },
    },
    impassePoints: {
      label: '合意の持将棋',
      values: { official24: '両者24点で成立', majority: '点数の多い方が勝ち' },
    },
    impasseTie: {
      label: '勝敗のない持将棋',
      values: { replay: '先後を替えて指し直し', draw: '引き分け' },
    },
    moveLimit: {
      label: '手数制限',
      values: { '500': '500手', '320': '320手', null: 'なし' },
    },
  },
  presets: {
    friendly: 'フリー対局',
    tournament: '大会（連盟規定）',
    title: 'タイトル戦',
    nhk: 'NHK杯風',
    blitz: '早指し',
    article: '入門ルール',
  },
  presetNotes: {
    friendly: '時計なし、待った自由、反則は指せず、理由が表示されます。',
    tournament: '反則は即負け。持ち時間30分、切れたら1手60秒。待ったなし。',
    title: '反則は即負け。持ち時間9時間、切れたら1手60秒。待ったなし。',
    nhk: '持ち時間10分、切れたら1手30秒。1分の考慮時間が10回。待ったなし。',
    blitz: '持ち時間3分、1手ごとに5秒加算。待ったなし。',
    article: '反則は同じ駒で指し直し、千日手と持将棋は点数で決めます。',
  },

  start: '手合割',
  starts: {
    even: '平手',
    lance: '香落ち',
    'right-lance': '右香落ち',
    bishop: '角落ち',
    rook: '飛車落ち',
    'rook-lance': '飛香落ち',
    two: '二枚落ち',
    three: '三枚落ち',
    four: '四枚落ち',
    five: '五枚落ち',
    'left-five': '左五枚落ち',
    six: '六枚落ち',
    'right-seven': '右七枚落ち',
    'left-seven': '左七枚落ち',
    eight: '八枚落ち',
    ten: '十枚落ち',
    'naked-king': '裸玉',
    own: '任意の局面…',
  },
  position: '局面（SFEN）',
  gives: '駒を落とす側',
  given: '上手（強い側）が駒を落とし、先に指します。下手はすべての駒で指します。',

  toss: {
    choice: '振り駒',
    pending: '振り駒で決めます',
    title: '振り駒',
    begin: '対局を始める',
    thrown: (name) => `${name}が歩を5枚振ります。`,
    fell: (pawns, name) => `歩が${pawns}枚、と金が${5 - pawns}枚。${name}の先手です。`,
  },
};
