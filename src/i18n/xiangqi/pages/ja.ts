/** What xiangqi says on pages and sheets in Japanese. */
import { ja as agreement } from '../agreement/ja.ts';
import type { XiangqiPageMessages } from '../catalogue.ts';
import { ja as files } from '../files/ja.ts';
import { ja as fouls } from '../fouls/ja.ts';
import { ja as namedFouls } from '../fouls/named-ja.ts';
import { ja as problems } from '../problems/ja.ts';
import { ja as reasons } from '../reasons/ja.ts';
import type { SpokenTurn } from '../shape.ts';

const spoken = ({ side, piece, square, captured, check }: SpokenTurn): string => {
  const words = [`${side}、${square}${piece}`];
  if (captured !== null) words.push(`${captured}を取る`);
  if (check) words.push('王手');
  return `${words.join('、')}。`;
};

export const ja: XiangqiPageMessages = {
  typed: '例：C2=5、h2e2、炮二平五、e2',
  spoken,
  warnings: {
    'second-time-checking': (side) => `王手だけで同じ局面に戻りました。続けると${side}の負けです。`,
    'second-time-chasing': (side) =>
      `同じ駒を追って同じ局面に戻りました。続けると${side}の負けです。`,
  },
  fouls,
  namedFouls,
  problems,
  agreement,
  settings: {
    pieces: {
      label: '駒',
      values: { traditional: '繁体字', simplified: '簡体字', western: '国際駒' },
    },
    ways: { label: '駒に動きを表示する' },
    coordinates: {
      label: '座標',
      values: { iccs: '英字と数字：h2', files: 'それぞれの右からの筋', none: 'なし' },
    },
    tint: { label: '九宮と河に色を付ける' },
    turned: { label: '相手の駒の字を逆さにする' },
  },
  stood: (count) => `同じ局面が${count}回現れました：`,
  limits: {
    king: '九宮から出られません。間に駒のない筋で将どうしが向かい合うこともできません。',
    mandarin: '九宮の斜線の5点から出られません。',
    elephant: '河を渡れません。途中に駒があると動けません。',
    horse: '跳べません。隣に駒があると、その方向へは動けません。',
    chariot: 'いちばん強い駒です。',
    cannon: 'ちょうど1つの駒を飛び越えたときだけ取れます。どちらの駒でもかまいません。',
    soldier: '後ろへは下がれず、成ることもありません。',
  },
  occasions: {
    check: '王手です。将を逃がすか、王手の駒を取るか、間に入ります。',
    'third-time': '同一局面3回目です。',
  },
  files,
  notations: {
    wxf: 'WXF：C2=5',
    chinese: '中国式：炮二平五',
    iccs: 'ICCS：H2-E2',
  },
  reasons,
  refusals: {
    'not-your-turn': '相手の番です。',
    'empty-square': 'この点に駒はありません。',
    'own-piece': 'その点には自分の駒がいます。',
    'wrong-movement': 'この駒はそのようには動けません。',
    'soldier-backwards': '兵は後ろへ下がれません。',
    'soldier-sideways': '兵が横へ動けるのは、河を渡ってからです。',
    palace: 'この駒は九宮から出られません。',
    river: '象は河を渡れません。',
    'horse-leg': '隣の駒が馬の足を止めています。',
    'elephant-eye': '途中の駒が象の目をふさいでいます。',
    blocked: '途中の駒を飛び越せません。',
    'cannon-no-screen': '砲で取るには、飛び越える駒が1つ要ります。',
    'cannon-many-screens': '砲で取るときに飛び越える駒は、ちょうど1つです。',
    pinned: 'この駒は将を守っていて、動くと将が取られます。',
    'king-left-in-check': '王手がかかっていて、この手では防げません。',
    'moved-into-check': 'この手では将に王手がかかります。',
    'facing-kings': '間に駒のない筋で将どうしが向かい合うことはできません。',
  },
};
