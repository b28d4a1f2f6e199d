/** A mate explained step by step, in Japanese. */
import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';
import type { Standing } from '../../shapes/shogi/reasons.ts';

const on = ({ name, square }: Standing): string => `${square}の${name}`;
const all = (pieces: readonly Standing[]): string => pieces.map(on).join('、');

export const mates: ShogiMessages['mates'] = {
  king: (king, checked) =>
    checked
      ? `${on(king)}に王手がかかっています。`
      : `${on(king)}に王手はかかっていませんが、指せる手がありません。`,
  check: (piece) => `王手しているのは${on(piece)}です。`,
  own: ({ square, name }) => `${square}には味方の${name}がいて逃げられません。`,
  covered: (square, guards, takes) =>
    `${takes ? `${square}の駒は取れません` : `${square}へは逃げられません`}：${all(guards)}が利いています。`,
  twoChecks: '両王手です。一手で両方は防げません。',
  noCapture: (piece) => `ほかに${on(piece)}を取れる駒はありません。`,
  pinned: (piece, square, pinners, takes) =>
    `${on(piece)}は${square}${takes ? 'の駒を取れません' : 'に移れません'}：動くと${all(pinners)}に玉を取られます。`,
  noBlock: (room) => (room ? '合駒はできません。' : '間のマスがなく、合駒はできません。'),
  noDrop: (piece, square, why) => `${square}に${piece}は打てません。${why}`,
};
