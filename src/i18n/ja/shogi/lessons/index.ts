/** The words of the lessons of shogi, in Japanese. */
import type { FactNames, LessonTexts } from '../../../shapes/lessons.ts';
import { allPieces } from './all-pieces.ts';
import { firstGame } from './first-game.ts';

const faces: Readonly<Record<string, string>> = {
  K: '玉',
  R: '飛車',
  B: '角',
  G: '金',
  S: '銀',
  N: '桂馬',
  L: '香車',
  P: '歩',
  '+R': '龍',
  '+B': '馬',
  '+S': '成銀',
  '+N': '成桂',
  '+L': '成香',
  '+P': 'と金',
};

const named = (face: string | null): string => faces[face ?? ''] ?? '駒';

/** The piece that answers, with the square it came from. */
const taker = ({ by, from }: FactNames): string =>
  from === null ? named(by) : `${from}の${named(by)}`;

export const lessons: LessonTexts = {
  blocks: {
    'first-game': {
      name: '15分で最初の対局',
      teaches: '4種類の駒、取る、打つ、詰ます。そして玉を追いつめる。',
    },
    'all-pieces': { name: 'すべての駒', teaches: '残りの駒、成り、打てるマス。' },
  },
  stages: { ...firstGame, ...allPieces },
  after: {
    'king-hunt': {
      name: '玉の追いかけっこ',
      task: '玉を詰ましてください。',
      flees: '玉で逃げてください。',
      before:
        '飛車と角、金2枚で追います。奥の3段では飛車と角が成れます。裏返って強くなります。60手逃げきれば引き分けです。',
    },
    'corner-hunt': {
      name: '隅の追いかけっこ',
      task: '隅の玉を詰ましてください。',
      flees: '玉で逃げてください。',
      before: '5×5マスの盤で、玉と金2枚で追います。',
    },
    pawnless: {
      name: '歩のない対局',
      task: '玉を詰ましてください。',
      before:
        '歩以外の駒で指します。道はすべて空いています。指す前に、取られる駒がないか見ましょう。',
    },
    'ten-pieces': {
      name: '十枚落ちの対局',
      task: '玉を詰ましてください。',
      before: '片方は玉と歩だけで、先に指します。',
    },
  },
  facts: {
    mated: ({ by, at }) => `${at}の${named(by)}で詰みです。玉の逃げ場がありません。`,
    taken: (names) => `${taker(names)}に${named(names.face)}を取られました。`,
    exchanged: (names) => `${taker(names)}に${named(names.face)}を取られ、取り返しても損です。`,
    forked: ({ by, at, face }) =>
      `${at}の${named(by)}に、玉と${named(face)}を同時にねらわれました。`,
    escapes: ({ at }) => `王手ですが、玉は${at}に逃げました。`,
    'checker-taken': (names) => `王手ですが、${taker(names)}に${named(names.face)}を取られました。`,
    blocked: ({ by, at }) => `王手ですが、${at}の${named(by)}に止められました。`,
    'no-check': () => '王手ではありません。玉はねらわれていません。',
    misses: () => '損はしていませんが、問題の答えではありません。',
    'not-this-square': ({ at }) => `${at}ではありません。`,
    'is-legal': () => '指せる手です。',
    'is-forbidden': () => '指せない手です。',
    'other-face': ({ face }) => `${named(face)}ではありません。`,
  },
  notYet: 'まだ打てません。打ち方はあとで習います。',
  outside: '盤はここまでです。',
  faces,
};
