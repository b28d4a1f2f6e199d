/** The words that teach a player during a game, in Japanese. */
import type { TableMessages } from '../catalogue.ts';

const some = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [`${begin}は${names.length > 9 ? `${names.length}か所` : names.join('、')}`];

const told = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${begin}は${names.join('、')}`];

export const teach: TableMessages['teach'] = {
  label: '駒の説明',
  met: 'この対局で出てきたルールです。試してみましょう：',
  whyNot: 'そこに行けない理由',
  closed: '行けません',
  whyForced: 'そうなる理由',
  attacks: '利き',
  attacksHint: '利きを表示（キー：a）',
  attackMarks: {
    below: '手前側の利きが多い',
    beyond: '向こう側の利きが多い',
    both: '双方の利きが同じ',
    hanging: '浮き駒（狙われて守りがない）',
    pinned: '釘付けの駒',
    line: '釘付けや王手の筋',
    check: '王手の筋',
  },
  standing: (piece, square) => `${square}の${piece}`,
  attacksAloud: (hanging, pinned, checks) =>
    [
      hanging.length === 0 ? '浮き駒はありません。' : `浮き駒：${hanging.join('、')}。`,
      ...(pinned.length === 0 ? [] : [`釘付け：${pinned.join('、')}。`]),
      ...(checks.length === 0 ? [] : [`王手：${checks.join('、')}。`]),
    ].join(''),
  attacksOn: (square, sides, counts, { hanging, pinned }) =>
    `${square}の利き：${sides[0]}${counts[0]}、${sides[1]}${counts[1]}。${hanging ? '浮き駒です。' : ''}${pinned ? '釘付けです。' : ''}`,
  inHand: '持ち駒：空きマスに打ちます。',
  key: '印の意味',
  marks: {
    pattern: '何もない盤での動き',
    moves: '届くマス',
    captures: '狙っている駒',
    drops: '打つ先の空きマス',
  },
  newcomer: {
    ask: (game) => `${game}は初めてですか？`,
    show: '駒に動きを表示',
    tell: '勝ち方を見る',
    know: '知っています',
    first: '先に指す',
    second: '後に指す',
    gives: '駒を落とす側',
    gets: '落としてもらう側',
    begin: (side) => `${side}（手前）から指します。`,
  },
  hints: {
    label: 'ヒント',
    meter: '習得',
    streak: 'この駒の習熟度',
    progress: (piece, times, of) => `${piece}：${of}回中${times}回`,
    known: (side) => `${side}が覚えたもの`,
    levels: { off: '印なし', always: '印を常に表示' },
    stages: {
      always: '印をすぐ表示',
      hesitation: '印を少し後に表示',
      request: '印を求めたときに表示',
    },
    show: '行き先を表示（キー：h）',
    goals: (squares, dropped) =>
      squares.length === 0
        ? '動けるマスがありません。'
        : `${some(dropped ? '打てるの' : '行けるの', squares)[0]}。`,
  },
  aloud: ({ side, name, reading, other, moves, captures, protects, inHand }) =>
    `${[
      `${side}の${name}、${reading}`,
      ...(other === '' ? [] : [`裏は${other}`]),
      ...told(inHand ? '打つ先の空きマス' : '届くの', moves),
      ...told('狙っているの', captures),
      ...told('守っているの', protects),
    ].join('。')}。`,
};
