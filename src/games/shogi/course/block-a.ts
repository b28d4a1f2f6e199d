/** The first block of the course: a first game in fifteen minutes. */
import type { Block, Stage } from '../../course.ts';
import { endGames } from './end-games.ts';
import { sq } from './squares.ts';

/** Positions about one piece have no kings. */
const noKings = ['king-missing'];

const table: Stage = {
  id: 'table',
  plain: true,
  about: [],
  ideas: ['sides'],
  levels: [
    {
      id: 'own',
      kind: 'squares',
      setup: 'even',
      par: 1,
      asked: { is: 'pieces', seat: 0 },
      want: 'one',
    },
    {
      id: 'own-king',
      kind: 'squares',
      setup: 'even',
      par: 1,
      asked: { is: 'pieces', seat: 0, faces: ['K'] },
      want: 'one',
    },
    {
      id: 'their-king',
      kind: 'squares',
      setup: 'even',
      par: 1,
      asked: { is: 'pieces', seat: 1, faces: ['K'] },
      want: 'one',
    },
  ],
};

const aim: Stage = {
  id: 'aim',
  plain: true,
  about: ['G'],
  ideas: ['take', 'check', 'mate'],
  levels: [
    {
      id: 'take-the-king',
      kind: 'move',
      setup: '9/9/9/4k4/4G4/9/9/9/4K4 b - 1',
      unsound: ['in-check'],
      par: 1,
      goal: { is: 'takes', face: 'K' },
      solution: ['5e5d'],
      harmless: true,
    },
    {
      id: 'check',
      kind: 'move',
      setup: '9/9/4k4/9/4PG3/9/9/9/4K4 b - 1',
      par: 1,
      goal: { is: 'all', goals: [{ is: 'checks' }, { is: 'safe' }] },
      solution: ['4e5d'],
      harmless: true,
    },
    {
      id: 'mate',
      kind: 'answer',
      setup: '4k4/9/4GG3/9/9/9/9/9/4K4 b - 1',
      par: 1,
      plies: 1,
      solution: ['4c5b'],
    },
  ],
};

const gold: Stage = {
  id: 'gold',
  plain: true,
  about: ['G'],
  levels: [
    {
      id: 'ahead',
      kind: 'collect',
      setup: '9/9/9/9/4p4/4p4/4G4/9/9 b - 1',
      unsound: [...noKings, 'nifu'],
      par: 2,
      solution: ['5g5f', '5f5e'],
    },
    {
      id: 'sideways',
      kind: 'collect',
      setup: '9/9/9/4p4/9/3p1p3/4G4/9/9 b - 1',
      unsound: noKings,
      par: 5,
      solution: ['5g6f', '6f5f', '5f4f', '4f4e', '4e5d'],
    },
    {
      id: 'back',
      kind: 'collect',
      setup: '9/9/9/9/4G4/9/3p1p3/9/9 b - 1',
      unsound: noKings,
      par: 5,
      solution: ['5e5f', '5f6f', '6f6g', '6g5g', '5g4g'],
    },
  ],
};

const king: Stage = {
  id: 'king',
  plain: true,
  about: ['K'],
  levels: [
    {
      id: 'around',
      kind: 'collect',
      setup: '9/9/9/9/9/3p5/4Kp3/9/9 b - 1',
      unsound: noKings,
      par: 3,
      solution: ['5g6f', '6f5f', '5f4g'],
    },
    {
      id: 'back',
      kind: 'collect',
      setup: '9/9/9/9/9/4K4/5p3/6p1p/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5f4g', '4g3h', '3h2g', '2g1h'],
    },
    {
      id: 'danger',
      kind: 'collect',
      setup: '9/9/9/9/4p4/5g3/9/4K4/9 b - 1',
      unsound: noKings,
      targets: [sq('5e')],
      places: { target: sq('5e') },
      par: 3,
      solution: ['5h6g', '6g6f', '6f5e'],
    },
  ],
};

const rook: Stage = {
  id: 'rook',
  plain: true,
  about: ['R'],
  levels: [
    {
      id: 'lines',
      kind: 'collect',
      setup: '9/9/9/9/4p2p1/9/9/4R4/9 b - 1',
      unsound: noKings,
      par: 2,
      solution: ['5h5e', '5e2e'],
    },
    {
      id: 'corners',
      kind: 'collect',
      setup: '9/9/9/4p1p2/9/9/3p5/4R4/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5h5d', '5d3d', '3d3g', '3g6g'],
    },
    {
      id: 'round',
      kind: 'collect',
      setup: '9/9/9/4p1p2/9/4P4/9/4R2p1/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5h2h', '2h2d', '2d3d', '3d5d'],
    },
  ],
};

const bishop: Stage = {
  id: 'bishop',
  plain: true,
  about: ['B'],
  levels: [
    {
      id: 'slanting',
      kind: 'collect',
      setup: '9/9/9/9/6p2/9/4p4/5B3/9 b - 1',
      unsound: noKings,
      par: 2,
      solution: ['4h5g', '5g3e'],
    },
    {
      id: 'two-turns',
      kind: 'collect',
      setup: '9/9/9/7p1/6p2/9/2p1B4/9/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5g3e', '3e2d', '2d6h', '6h7g'],
    },
    {
      id: 'round',
      kind: 'collect',
      setup: '9/9/9/5P3/1p7/2p1p4/9/4B4/9 b - 1',
      unsound: noKings,
      par: 4,
      solution: ['5h7f', '7f8e', '8e7d', '7d5f'],
    },
  ],
};

const hand: Stage = {
  id: 'hand',
  plain: true,
  about: ['G*'],
  ideas: ['hand', 'drop'],
  levels: [
    {
      id: 'free',
      kind: 'move',
      setup: '8k/9/5g3/4p4/9/9/4R2g1/9/K8 b - 1',
      par: 1,
      goal: { is: 'all', goals: [{ is: 'takes' }, { is: 'safe' }] },
      solution: ['5g2g'],
      harmless: true,
    },
    {
      id: 'drop',
      kind: 'move',
      setup: '4k4/9/9/9/9/9/9/9/4K4 b G 1',
      par: 1,
      goal: { is: 'all', goals: [{ is: 'drops' }, { is: 'safe' }] },
      solution: ['G*5e'],
      harmless: true,
    },
    {
      id: 'drop-check',
      kind: 'move',
      setup: '9/9/4k4/9/3G5/9/9/9/4K4 b G 1',
      par: 1,
      goal: { is: 'all', goals: [{ is: 'drops' }, { is: 'checks' }, { is: 'safe' }] },
      solution: ['G*5d'],
      harmless: true,
    },
    {
      id: 'two-at-once',
      kind: 'move',
      setup: '8k/9/9/4br3/9/9/9/9/K8 b G 1',
      par: 1,
      goal: {
        is: 'all',
        goals: [{ is: 'drops' }, { is: 'forks', faces: ['R', 'B'] }, { is: 'safe' }],
      },
      solution: ['G*5e'],
      harmless: true,
    },
  ],
};

const goldMate: Stage = {
  id: 'gold-mate',
  plain: true,
  about: ['G*'],
  needs: ['aim', 'hand'],
  levels: [
    {
      id: 'head',
      kind: 'answer',
      setup: '4k4/9/4G4/9/9/9/9/9/4K4 b G 1',
      par: 1,
      plies: 1,
      solution: ['G*5b'],
      unique: true,
    },
    {
      id: 'far-bishop',
      kind: 'answer',
      setup: '8k/9/9/9/5B3/9/9/9/4K4 b G 1',
      par: 1,
      plies: 1,
      solution: ['G*1b'],
      unique: true,
    },
    {
      id: 'slant',
      kind: 'answer',
      setup: 'k8/9/9/9/9/9/1R7/9/4K4 b G 1',
      par: 1,
      plies: 1,
      solution: ['G*8b'],
      unique: true,
    },
    {
      id: 'king-helps',
      kind: 'answer',
      setup: '4k4/9/4K4/9/9/9/9/9/9 b G 1',
      par: 1,
      plies: 1,
      solution: ['G*5b'],
      unique: true,
    },
    {
      id: 'guarded-head',
      kind: 'answer',
      setup: '2kg5/9/2G6/9/9/9/9/9/7K1 b G 1',
      par: 1,
      plies: 1,
      solution: ['G*8b'],
      unique: true,
    },
  ],
};

/** From the first look at the board to the hunt of a bare king. */
export const blockA: Block = {
  id: 'first-game',
  signs: true,
  stages: [table, aim, gold, king, rook, bishop, hand, goldMate],
  after: [endGames.kingHunt, endGames.cornerHunt],
};
