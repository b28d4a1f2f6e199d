/** What teaches while one plays, in Japanese. */
import type { PageMessages } from '../catalogue.ts';

const some = (begin: string, names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [`${begin}は${names.length > 9 ? `${names.length}か所` : names.join('、')}`];

export const ja: PageMessages['teach'] = {
  label: '駒の説明',
  whyNot: 'そこに行けない理由',
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
  hideWith: 'Escapeで閉じます。「?」で読み上げます。',
  aloud: ({ side, name, reading, other, moves, captures, protects, inHand }) =>
    `${[
      `${side}の${name}、${reading}`,
      ...(other === '' ? [] : [`裏は${other}`]),
      ...some(inHand ? '打てるの' : '行けるの', moves),
      ...some('取れるの', captures),
      ...some('守っているの', protects),
    ].join('。')}。`,
};
