/** What teaches while one plays, in Japanese. */
import type { PageMessages } from '../catalogue.ts';

const some = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [`${begin}は${names.length > 9 ? `${names.length}か所` : names.join('、')}`];

export const ja: PageMessages['teach'] = {
  label: '駒の説明',
  whyNot: 'そこに行けない理由',
  whyPromoted: '成った理由',
  attacks: '利き',
  attacksHint: '利きを表示（キー：a）',
  attackMarks: {
    below: '手前側の利き（駒の数だけ点）',
    beyond: '向こう側の利き',
    hanging: '狙われて守りがない駒',
    guarded: '狙われているが守られた駒',
    pin: '玉に釘付けの駒、または王手',
  },
  attacksAloud: (hanging, pinned, checks) =>
    [
      hanging.length === 0
        ? 'ただで取られる駒はありません。'
        : `守りのない駒：${hanging.join('、')}。`,
      ...(pinned.length === 0 ? [] : [`釘付け：${pinned.join('、')}。`]),
      ...(checks.length === 0 ? [] : [`王手：${checks.join('、')}。`]),
    ].join(''),
  attacksOn: (square, sides, counts) =>
    `${square}の利き：${sides[0]}${counts[0]}、${sides[1]}${counts[1]}。`,
  otherFace: '成ると',
  otherFaceOfPromoted: '取られると',
  noOther: '成れない駒です。',
  inHand: '持ち駒：印のあるマスに打てます。',
  key: '印の意味',
  marks: {
    pattern: '何もない盤での動き',
    moves: 'ここで動けるマス',
    captures: '取れる駒',
    protects: '守っている駒',
    drops: '打てるマス',
  },
  hints: {
    label: 'ヒント',
    streak: 'この駒をどれだけ覚えたか',
    known: (side) => `${side}が覚えたもの`,
    levels: { off: '印なし', always: '印はいつも出ます' },
    stages: {
      always: '印はすぐ出ます',
      hesitation: '印は少し待つと出ます',
      request: '印は求めると出ます',
    },
    show: '行き先を示す（キー：h）',
    goals: (squares, dropped) =>
      squares.length === 0
        ? '動ける所がありません。'
        : `${some(dropped ? '打てるの' : '行けるの', squares)[0]}。`,
  },
  aloud: ({ side, name, reading, other, moves, captures, protects, inHand }) =>
    `${[
      `${side}の${name}、${reading}`,
      ...(other === '' ? [] : [`裏は${other}`]),
      ...some(inHand ? '打てるの' : '行けるの', moves),
      ...some('取れるの', captures),
      ...some('守っているの', protects),
    ].join('。')}。`,
};
