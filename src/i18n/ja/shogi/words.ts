/** The words of shogi in Japanese. */

import type { ShogiMessages } from '../../shapes/shogi/catalogue.ts';
import type { ProblemTexts, SpokenTurn } from '../../shapes/shogi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls, namedFouls } from './fouls.ts';
import { impasse } from './jishogi.ts';
import { mates } from './mates.ts';
import { pieces } from './pieces.ts';
import { reasons } from './reasons.ts';

/** A move names these pieces by their first character: 5二桂成. */
const short = (piece: string): string => piece.replace(/^(飛|桂|香)[車馬]$/, '$1');

const spoken = (turn: SpokenTurn): string => {
  const ending =
    turn.choice === 'promote' ? '成' : turn.choice === 'keep' ? '不成' : turn.dropped ? '打' : '';
  const words = [`${turn.side}、${turn.square}${short(turn.piece)}${ending}`];
  if (turn.captured !== null) words.push(`${short(turn.captured)}を取る`);
  if (turn.check) words.push('王手');
  return `${words.join('、')}。`;
};

const problems: ProblemTexts = {
  'king-missing': ({ side }) => `${side}の玉がありません。`,
  'too-many-kings': ({ side }) => `${side}の玉が2枚以上あります。`,
  nifu: ({ side }) => `${side}の歩が同じ筋に2枚あります（二歩）。`,
  'dead-piece': ({ side }) => `${side}に行き所のない駒があります。`,
  'too-many': ({ piece }) => `${piece}の枚数が多すぎます。`,
  'in-check': ({ side }) => `手番でない${side}の玉に王手がかかっています。`,
  checkmate: ({ side }) => `${side}の玉はすでに詰んでいて、始める前に終局しています。`,
  'no-move': ({ side }) => `${side}に指せる手がなく、始める前に終局しています。`,
};

export const words: ShogiMessages = {
  goal: '相手の玉を逃げられないように攻めると勝ちです。',
  keys: '矢印キーでマスと持ち駒を移動します。Enterで駒を選び、もう一度Enterで動かします。Escapeで選択を取り消し、「?」で駒の説明を聞けます。',
  record: '棋譜',
  recordExplained: '棋譜',

  sides: {
    sente: '先手',
    gote: '後手',
    shitate: '下手',
    uwate: '上手',
  },

  pieces,

  choice: {
    title: (_, to) => `${to.name}に成りますか`,
    optional: '成らなくてもかまいません',
    words: { promote: '成る', keep: '成らない' },
    answer: (word, face) => `${word}・${face}`,
  },

  endings: {
    checkmate: {
      how: '詰み',
      ask: 'なぜ詰み？',
      why: ({ loser }) => `${loser}の玉が王手を受け、逃れる手がありません。`,
    },
    'no-move': {
      how: '指す手なし',
      why: ({ loser }) => `${loser}に指せる手がないため、負けになります。`,
    },
    sennichite: { how: '千日手', why: () => '同一局面が4回現れました。' },
    'perpetual-check': {
      how: '連続王手の千日手',
      why: ({ loser }) => `${loser}が王手を続けたまま同一局面が4回現れました。反則です。`,
    },
    impasse: {
      how: '持将棋',
      why: () => 'どちらの玉も詰む見込みがなくなり、点数を数えました。',
    },
    declaration: { how: '入玉宣言', why: () => '入玉が宣言され、点数を数えました。' },
    'no-mate': { how: '不詰', why: () => 'この手順では詰みません。' },
    'move-limit': { how: '手数制限', why: () => '規定の最大手数に達しました。' },
  },

  typed: '例：7g7f、P*5e、７六歩、76',
  spoken,
  warnings: {
    'third-time': () => '同一局面3回目です。次で千日手です。',
    'third-time-checking': (side) =>
      `同一局面3回目です。連続王手のまま4回目になると${side}の負けです。`,
  },
  fouls,
  mates,
  namedFouls,
  problems,
  agreement,
  impasse,
  settings: {
    pieces: {
      label: '駒',
      values: { kanji: '一文字駒', antique: '太字駒', 'two-kanji': '二文字駒', western: '国際駒' },
    },
    ways: { label: '駒に動きを表示' },
    kings: {
      label: '玉と王',
      values: {
        standard: '先手が玉、後手が王',
        swapped: '先手が王、後手が玉',
        'both-gyoku': '両方とも玉',
      },
    },
    coordinates: {
      label: '盤の座標',
      values: {
        japanese: '漢数字：７六',
        usi: '英字：7f',
        numbers: '数字：7 6',
        none: 'なし',
      },
    },
    upright: { label: '相手の駒の文字を逆さにしない' },
  },
  stood: '同一局面が4回現れました：',
  faces: { promoted: '成ると', taken: '取られると', none: '成れない駒です。' },
  occasions: {
    capture: '取った駒は持ち駒になり、後で打てます。',
    drop: '打った駒は表のままです。次の手から成れます。',
    choice: '敵陣（3段）に入るとき、中で動くとき、出るときに成れます。',
    check: '王手です。玉を逃がすか、王手の駒を取るか、合駒で防ぎます。',
    'third-time': '同一局面3回目です。次の1回で千日手になります。',
  },
  files,
  notations: {
    japanese: '日本式：７六歩',
    western: '西洋式：P-7f',
    'kitao-kawasaki': '北尾・川崎式：歩-76',
    usi: 'USI：7g7f',
  },
  reasons,
  /** Why a move is not possible, by the rule that forbids it, in general and not for one move. */
  refusals: {
    'not-your-turn': '相手の手番です。',
    'empty-square': 'このマスに駒はありません。',
    'not-in-hand': 'その駒は持ち駒にありません。',
    occupied: '持ち駒は空いているマスにしか打てません。',
    'own-piece': '自分の駒があるマスには進めません。',
    'wrong-movement': 'この駒はそのようには動けません。',
    blocked: '途中の駒を飛び越せません。',
    'promotion-not-possible': 'この手では成れません。',
    'promotion-compulsory': '行き所のない駒になるので、ここでは必ず成ります。',
    nifu: 'この筋にはすでに自分の歩があります（二歩）。',
    'dead-square': 'ここに打つと行き所のない駒になります。',
    pinned: 'この駒を動かすと自玉に王手がかかります。',
    'king-left-in-check': '王手がかかっています。この手では防げません。',
    'moved-into-check': 'そこは相手の駒の利きがあるので、玉は動けません。',
    uchifuzume: '歩を打って詰ませることはできません（打ち歩詰め）。',
  },
};
