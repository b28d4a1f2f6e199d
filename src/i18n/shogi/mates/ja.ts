/** A mate told step by step, in Japanese. */
import type { ShogiPageMessages } from '../catalogue.ts';

export const ja: ShogiPageMessages['mates'] = {
  on: (piece, square) => `${square}の${piece}`,
  king: (king, checked) =>
    checked
      ? `${king}に王手がかかっています。`
      : `${king}に王手はかかっていませんが、指せる手がありません。`,
  check: (piece) => `王手しているのは${piece}です。`,
  own: (square, piece) => `${square}には味方の${piece}がいて逃げられません。`,
  covered: (square, guards, takes) =>
    `${takes ? `${square}の駒は取れません` : `${square}へは逃げられません`}：${guards.join('、')}が利いています。`,
  twoChecks: '両王手です。一手で両方は防げません。',
  noCapture: (piece) => `ほかに${piece}を取れる駒はありません。`,
  pinned: (piece, square, pinners, takes) =>
    `${piece}は${square}${takes ? 'の駒を取れません' : 'に移れません'}：動くと${pinners.join('、')}に玉を取られます。`,
  noBlock: (room) => (room ? '合駒はできません。' : '間のマスがなく、合駒はできません。'),
  noDrop: (piece, square, why) => `${square}に${piece}は打てません。${why}`,
};
