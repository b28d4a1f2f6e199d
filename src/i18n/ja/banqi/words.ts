/** The words of banqi in Japanese. */
import type { BanqiMessages } from '../../shapes/banqi/catalogue.ts';
import type { ProblemTexts } from '../../shapes/banqi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls } from './fouls.ts';
import { reasons } from './reasons.ts';

const problems: ProblemTexts = {
  'face-up-without-colour': () => '表向きの駒があるのに、色が決まっていません。',
  'second-without-colour': ({ side }) => `${side}の手番なのに、色が決まっていません。`,
  'no-pieces': ({ side }) => `${side}に駒がありません。`,
  'no-move': ({ side }) => `${side}に指せる手がありません。`,
};

export const words: BanqiMessages = {
  goal: '相手の駒をすべて取ると勝ちです。',
  keys: '矢印キーでマスを移動します。Enterで裏向きの駒をめくり、表向きの駒を選び、もう一度Enterで動かします。Escapeで選択を取り消し、「?」で駒の説明を聞けます。',
  record: '棋譜',
  recordExplained: '棋譜',

  sides: { first: '対局者1', second: '対局者2', red: '赤', black: '黒' },

  plays: (player, colour) => `${player}は${colour}`,

  pieces: {
    king: { name: '将' },
    advisor: { name: '士' },
    elephant: { name: '象' },
    chariot: { name: '車' },
    horse: { name: '馬' },
    cannon: { name: '砲' },
    soldier: { name: '兵' },
    down: { name: '裏向きの駒' },
  },

  coloured: {
    red: (piece) => `赤の${piece}`,
    black: (piece) => `黒の${piece}`,
  },
  hidden: ({ colour, count, kinds }) =>
    count === 0
      ? `${colour}：裏向きの駒はありません`
      : `${colour}、裏向き${count}枚。${kinds.map(([name, number]) => `${name}${number}`).join('、')}`,
  known: (square, piece) => `${square}は裏向きですが、${piece}とわかっています`,
  captures: '取れる駒の表',
  captureWords: {
    of: (family) => `取れる駒：${family}`,
    yes: '取れる',
    no: '取れない',
    jump: '飛び越えて取れる',
    key: '左の駒が上の駒を、取れる（✓）、飛び越えて取れる（↷）、取れない（–）。',
  },

  endings: {
    'no-pieces': {
      how: '駒がなくなった',
      why: ({ loser }) => `${loser}の駒は、盤上にも裏向きの中にも残っていません。`,
    },
    'no-move': {
      how: '指す手なし',
      why: ({ loser }) => `${loser}に動かせる駒がなく、めくる駒も残っていません。`,
    },
    repetition: {
      how: '繰り返し',
      why: () => '同じ局面が3回現れました。',
    },
    'no-progress': {
      how: '進展なし',
      why: () => '規定の手数のあいだ、駒を取る手もめくる手もありませんでした。',
    },
  },

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
