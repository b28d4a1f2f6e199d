/** What banqi says on pages and sheets in Japanese. */
import { ja as agreement } from '../agreement/ja.ts';
import type { BanqiPageMessages } from '../catalogue.ts';
import { ja as files } from '../files/ja.ts';
import { ja as fouls } from '../fouls/ja.ts';
import { ja as problems } from '../problems/ja.ts';
import { ja as reasons } from '../reasons/ja.ts';

export const ja: BanqiPageMessages = {
  typed: '例：c3、c3-c4、c3xd3',
  spoken: ({ side, piece, square, captured }) =>
    captured === null
      ? `${side}、${square}${piece}。`
      : `${side}、${square}${piece}、${captured}を取る。`,
  turnedUp: ({ side, piece, square, takes }) =>
    takes === null
      ? `${side}、${square}で${piece}をめくる。`
      : `${side}、${square}で${piece}をめくる。${side}は${takes}。`,
  warnings: { 'second-time': () => '同じ局面が2回目です。' },
  fouls,
  problems,
  agreement,
  settings: {
    pieces: {
      label: '駒',
      values: { traditional: '繁体字', simplified: '簡体字', western: '国際駒' },
    },
    coordinates: {
      label: '座標',
      values: { squares: '英字と数字：c3', none: 'なし' },
    },
  },
  stood: (count) => `同じ局面が${count}回現れました：`,
  takes: (kinds) => `取れる駒：${kinds}。`,
  takesAny: 'ちょうど1つの駒を飛び越えて、どの駒でも取れます。',
  files,
  notations: {
    plain: 'マス：c3xd3',
    full: '取った駒も：c3xd3:n',
    taiwanese: '台湾のソフト：c3-c4',
  },
  reasons,
  refusals: {
    'empty-square': 'このマスに駒はありません。',
    'face-down-piece': '裏向きの駒はめくることしかできません。',
    'colour-unknown': 'まだ色が決まっていません。まず駒をめくってください。',
    'not-your-piece': 'いまはこの駒を動かす番ではありません。',
    'own-piece': 'そのマスには自分の駒がいます。',
    'face-down-target': '裏向きの駒は取れず、そのマスへは入れません。',
    'not-adjacent': '駒は縦横の隣のマスへだけ動けます。',
    'not-in-line': '砲が飛べるのは縦か横だけです。',
    'no-screen': '砲が取るには、飛び越える駒がちょうど1つ要ります。',
    'many-screens': '砲が飛び越える駒は1つまでです。',
    'king-soldier': '将で兵は取れません。',
    rank: '自分より強い駒は取れません。',
  },
};
