/** What shogi says on pages and sheets in Japanese. */

import { ja as agreement } from '../agreement/ja.ts';
import type { ShogiPageMessages } from '../catalogue.ts';
import { ja as files } from '../files/ja.ts';
import { ja as fouls } from '../fouls/ja.ts';
import { ja as namedFouls } from '../fouls/named-ja.ts';
import { ja as impasse } from '../impasse/ja.ts';
import { ja as mates } from '../mates/ja.ts';
import { ja as problems } from '../problems/ja.ts';
import { ja as reasons } from '../reasons/ja.ts';
import type { SpokenTurn } from '../shape.ts';

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

export const ja: ShogiPageMessages = {
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
      values: { kanji: '一文字駒', 'two-kanji': '二文字駒', western: '国際駒' },
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
  /** Why a move is not possible, by the rule that forbids it: of no move in particular. */
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
