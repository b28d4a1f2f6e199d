/** Kings that enter, and how they are counted, in Japanese. */
import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';

export const impasse: ShogiMessages['impasse'] = {
  claims: {
    impasse: { act: '持将棋を提案', proposal: '持将棋' },
    declaration: {
      act: '入玉宣言',
      title: '入玉宣言',
      make: '宣言する',
    },
  },
  gives: {
    win: 'この宣言は勝ちになります。',
    replay: 'この宣言は無勝負になり、指し直します。',
    draw: 'この宣言で引き分けになります。',
    lose: 'この宣言は負けになります。',
  },
  conditions: {
    kingInZone: '玉が敵陣に入っている',
    pieces: (count) => `敵陣に玉以外の駒が10枚以上：${count}枚`,
    notInCheck: '王手がかかっていない',
    plies: (plies) => `500手未満：${plies}手`,
    points: ({ zone, hand, credit }, sum) =>
      `点数：敵陣${zone}点、持ち駒${hand}点${credit > 0 ? `、駒落ち分${credit}点` : ''}、合計${sum}点`,
  },
  count: (side, { total, zone, elsewhere, hand, credit }) =>
    `${side}：${total}点（敵陣${zone}点、敵陣外${elsewhere}点、持ち駒${hand}点${credit > 0 ? `、駒落ち分${credit}点` : ''}）`,
};
