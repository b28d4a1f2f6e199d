/** The words of xiangqi in Japanese. */

import type { XiangqiMessages } from '../../shapes/xiangqi/catalogue.ts';
import type { ProblemTexts, SpokenTurn } from '../../shapes/xiangqi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { pieces } from './pieces.ts';
import { reasons } from './reasons.ts';

const spoken = ({ side, piece, square, captured, check }: SpokenTurn): string => {
  const words = [`${side}、${square}${piece}`];
  if (captured !== null) words.push(`${captured}を取る`);
  if (check) words.push('王手');
  return `${words.join('、')}。`;
};

const problems: ProblemTexts = {
  'king-missing': ({ side }) => `${side}に将がありません。`,
  'too-many-kings': ({ side }) => `${side}に将が2枚以上あります。`,
  misplaced: ({ side, piece }) => `${side}の${piece}が、来られない点にいます。`,
  'too-many': ({ side, piece }) => `${side}の${piece}が一組より多くあります。`,
  'facing-kings': () => '間に駒のない筋で将どうしが向かい合っています。',
  'in-check': ({ side }) => `${side}に王手がかかっていますが、手番は相手です。`,
  checkmate: ({ side }) => `${side}はすでに詰んでいます。`,
  stalemate: ({ side }) => `手番の${side}に指せる手がありません。`,
  'no-attackers': () => 'どちらにも河を渡れる駒がありません。',
};

export const words: XiangqiMessages = {
  goal: '相手の将が逃げられないか、相手に指す手がないと勝ちです。',
  keys: '矢印キーで交点を移動します。Enterで駒を選び、もう一度Enterで動かします。Escapeで選択を取り消し、「?」で駒の説明を聞けます。',
  record: '棋譜',
  recordExplained: '棋譜',

  sides: {
    red: '紅方',
    black: '黒方',
  },

  pieces,

  endings: {
    checkmate: {
      how: '詰み',
      ask: 'なぜ詰み？',
      why: ({ loser }) => `${loser}の将が王手を受け、逃れる手がありません。`,
    },
    stalemate: {
      how: '指す手なし',
      why: ({ loser }) => `${loser}に指せる手がないため、負けになります。`,
    },
    'no-attackers': {
      how: '攻め駒なし',
      why: () => 'どちらにも河を渡れる駒が残っていません。',
    },
    'perpetual-check': {
      how: '長将',
      why: ({ loser }) => `${loser}が王手を続けたまま同じ局面が繰り返されました。反則です。`,
    },
    'perpetual-chase': {
      how: '長捉',
      why: ({ loser }) => `${loser}が同じ駒を追い続けたまま同じ局面が繰り返されました。反則です。`,
    },
    repetition: {
      how: '繰り返し',
      why: () => '同じ局面が繰り返され、どちらにも手を変える義務がありませんでした。',
    },
    'no-capture': {
      how: '駒を取らない手数の制限',
      why: () => '規定の手数のあいだ、駒が一つも取られませんでした。',
    },
  },

  typed: '例：C2=5、h2e2、炮二平五、e2',
  spoken,
  warnings: {
    'second-time-checking': (side) => `王手だけで同じ局面に戻りました。続けると${side}の負けです。`,
    'second-time-chasing': (side) => `同じ駒を追って同じ局面です。続けると${side}の負けです。`,
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
