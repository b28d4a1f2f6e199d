/** The words of the lessons of shogi, in English. */
import type { FactNames, LessonTexts } from '../../../shapes/lessons.ts';
import { allPieces } from './all-pieces.ts';
import { firstGame } from './first-game.ts';

const faces: Readonly<Record<string, string>> = {
  K: 'king',
  R: 'rook',
  B: 'bishop',
  G: 'gold',
  S: 'silver',
  N: 'knight',
  L: 'lance',
  P: 'pawn',
  '+R': 'dragon',
  '+B': 'horse',
  '+S': 'promoted silver',
  '+N': 'promoted knight',
  '+L': 'promoted lance',
  '+P': 'tokin',
};

const named = (face: string | null): string => faces[face ?? ''] ?? 'piece';

/** The piece that answers, with the square it came from. */
const taker = (the: string, { by, from }: FactNames): string =>
  from === null ? `${the} ${named(by)}` : `${the} ${named(by)} on ${from}`;

export const lessons: LessonTexts = {
  blocks: {
    'first-game': {
      name: 'First game, 15 minutes',
      teaches: 'Four pieces, taking, dropping and mate. Then hunt a king.',
    },
    'all-pieces': {
      name: 'All pieces',
      teaches: 'The other pieces, promotion, and where to drop.',
    },
  },
  stages: { ...firstGame, ...allPieces },
  after: {
    'king-hunt': {
      name: 'King hunt',
      task: 'Mate the king.',
      flees: 'Run away with your king.',
      before:
        'You have rook, bishop and two golds. Promote rook and bishop in the three farthest rows: they turn over and grow stronger. After 60 moves the king has got away.',
    },
    'corner-hunt': {
      name: 'Hunt in the corner',
      task: 'Mate the king in the corner.',
      flees: 'Run away with your king.',
      before: 'You have a king and two golds, on a board of five by five squares.',
    },
    pawnless: {
      name: 'Game without pawns',
      task: 'Mate the king.',
      before: 'All pieces but the pawns. All lines are open: see what is attacked before you move.',
    },
    'ten-pieces': {
      name: 'Game against king and pawns',
      task: 'Mate the king.',
      before: 'One side has only a king and pawns, and moves first.',
    },
  },
  facts: {
    mated: ({ by, at }) => `The ${named(by)} goes to ${at}: mate. Your king cannot get away.`,
    taken: (names) => `${taker('The', names)} takes your ${named(names.face)}.`,
    exchanged: (names) =>
      `${taker('The', names)} takes your ${named(names.face)}, and you get less for it.`,
    forked: ({ by, at, face }) =>
      `The ${named(by)} on ${at} attacks your king and your ${named(face)} at once.`,
    escapes: ({ at }) => `That is check, but the king gets away to ${at}.`,
    'checker-taken': (names) =>
      `That is check, but ${taker('the', names)} takes your ${named(names.face)}.`,
    blocked: ({ by, at }) => `That is check, but the ${named(by)} steps between, on ${at}.`,
    'no-check': () => 'That is no check: the king is not threatened.',
    misses: () => 'Nothing is lost, but that is not the task.',
    'not-this-square': ({ at }) => `Not ${at}.`,
    'is-legal': () => 'It is allowed.',
    'is-forbidden': () => 'It is not allowed.',
    'other-face': ({ face }) => `It is not the ${named(face)}.`,
  },
  notYet: 'It stays in your hand for now. You learn to drop pieces later.',
  outside: 'The board ends here.',
  faces,
};
