/** The first block of the course: a first game in fifteen minutes. */
import type { Block, Stage } from '../../course.ts';
import { endGames } from './end-games.ts';
import { goldMate, hand } from './first-drops.ts';
import { bishop, gold, king, rook } from './first-pieces.ts';

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

/** From the first look at the board to the hunt of a bare king. */
export const blockA: Block = {
  id: 'first-game',
  signs: true,
  stages: [table, aim, gold, king, rook, bishop, hand, goldMate],
  after: [endGames.kingHunt, endGames.cornerHunt],
};
