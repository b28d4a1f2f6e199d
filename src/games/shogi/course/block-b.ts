/** The second block of the course: all pieces, promotion, and where pieces may be dropped. */
import type { Block, Stage } from '../../course.ts';
import { dropping } from './dropping.ts';
import { endGames } from './end-games.ts';
import { faces } from './faces.ts';
import { promotion } from './promotion.ts';
import { on } from './squares.ts';

/** Positions about one piece have no kings. */
const unsound = ['king-missing'];

const pawn: Stage = {
  id: 'pawn',
  plain: true,
  about: ['P'],
  levels: [
    {
      id: 'ahead',
      kind: 'collect',
      setup: '9/9/9/4p4/9/4P1P2/9/9/9 b - 1',
      unsound,
      par: 2,
      solution: ['5f5e', '5e5d'],
    },
    {
      id: 'takes-ahead',
      kind: 'squares',
      setup: '9/9/9/9/3ppp3/4P4/9/9/9 b - 1',
      unsound,
      par: 1,
      asked: { is: 'reach', piece: on('5f') },
      want: 'all',
    },
    {
      id: 'one-each',
      kind: 'collect',
      setup: '9/9/9/9/2p6/4p1p2/P1P1P1P2/9/9 b - 1',
      unsound,
      par: 4,
      solution: ['7g7f', '7f7e', '5g5f', '3g3f'],
    },
  ],
};

const lance: Stage = {
  id: 'lance',
  plain: true,
  about: ['L'],
  levels: [
    {
      id: 'ahead',
      kind: 'collect',
      setup: '9/9/9/9/4p4/2p6/9/4L4/2L6 b - 1',
      unsound,
      par: 2,
      solution: ['5h5e', '7i7f'],
    },
    {
      id: 'as-far-as-free',
      kind: 'squares',
      setup: '9/9/9/9/4p4/9/9/9/4L4 b - 1',
      unsound,
      par: 4,
      asked: { is: 'reach', piece: on('5i') },
      want: 'all',
    },
    {
      id: 'no-jump',
      kind: 'collect',
      setup: '9/9/9/4p4/7p1/4P4/9/4L2L1/9 b - 1',
      unsound,
      par: 3,
      solution: ['5f5e', '5e5d', '2h2e'],
    },
  ],
};

const silver: Stage = {
  id: 'silver',
  plain: true,
  about: ['S'],
  levels: [
    {
      id: 'slanting',
      kind: 'collect',
      setup: '9/9/9/9/2p6/1p7/4S4/9/9 b - 1',
      unsound,
      par: 3,
      solution: ['5g6f', '6f7e', '7e8f'],
    },
    {
      id: 'back',
      kind: 'collect',
      setup: '9/9/9/9/9/9/4S4/1p1p5/9 b - 1',
      unsound,
      par: 3,
      solution: ['5g6h', '6h7g', '7g8h'],
    },
    {
      id: 'beside',
      kind: 'collect',
      setup: '9/9/9/9/5p3/4S1p2/3p5/9/9 b - 1',
      unsound,
      par: 4,
      solution: ['5f6g', '6g5f', '5f4e', '4e3f'],
    },
    {
      id: 'behind',
      kind: 'collect',
      setup: '9/9/9/9/9/4S4/2p2p3/4p4/9 b - 1',
      unsound,
      par: 5,
      solution: ['5f4g', '4g5h', '5h5g', '5g6f', '6f7g'],
    },
  ],
};

const knight: Stage = {
  id: 'knight',
  plain: true,
  about: ['N'],
  levels: [
    {
      id: 'leap',
      kind: 'collect',
      setup: '9/9/9/2p6/9/9/9/4N4/9 b - 1',
      unsound,
      par: 2,
      solution: ['5h6f', '6f7d'],
    },
    {
      id: 'left-and-right',
      kind: 'collect',
      setup: '9/9/9/9/4p4/9/5p3/9/4N4 b - 1',
      unsound,
      par: 2,
      solution: ['5i4g', '4g5e'],
    },
    {
      id: 'over-pieces',
      kind: 'collect',
      setup: '9/9/9/6p2/9/5p3/3PPP3/4N4/9 b - 1',
      unsound,
      par: 2,
      solution: ['5h4f', '4f3d'],
    },
    {
      id: 'two-knights',
      kind: 'collect',
      setup: '9/9/9/8p/1p7/9/2p6/6N2/3N5 b - 1',
      unsound,
      par: 4,
      solution: ['3h2f', '2f1d', '6i7g', '7g8e'],
    },
  ],
};

/** The pieces that a first game does without, and what turns over. */
export const blockB: Block = {
  id: 'all-pieces',
  stages: [pawn, lance, silver, knight, promotion, dropping, faces],
  after: [endGames.pawnless, endGames.tenPieces],
};
