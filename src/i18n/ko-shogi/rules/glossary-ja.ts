/** The words of ko shogi explained in Japanese. */
import type { RulesText } from './rules-text.ts';

export const glossary: RulesText['glossary'] = {
  'ko-shogi': '広い盤で指すこの将棋。',
  piece: '盤上で動かすもの。',
  point: '線の交わる所。駒はここに置きます。',
  promote: '裏返って別の駒になること。',
  general: '指揮官。',
  governor: '指揮官。中軍が成ったもの。',
  'middle-troop': '旗とそろって指揮官の代わりになる駒。',
  banner: '中軍とそろって指揮官の代わりになる駒。',
  drum: '歩兵を前へ進ませる駒。',
  fog: '弓と砲を封じる霧。',
  light: '霧を晴らす燈。',
  flame: '隣の駒を焼く火。',
  'skyward-net': '前と左右の敵を動けなくする網。',
  'earthward-net': '後ろと左右の敵を動けなくする網。',
  fortress: '車・弓・砲の効かない砦。',
  bow: '3路まで撃つ駒。',
  crossbow: '5路まで撃つ駒。',
  cannon: '何でも越えて5路まで撃つ駒。',
  'frankish-cannon': '7路まで2度撃つ駒。',
  check: '次に指揮を奪える形。',
};
