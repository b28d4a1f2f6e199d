/** The first block of the course: a first game in fifteen minutes. */
import type { Block } from '../../course.ts';

/** From the first look at the board to the hunt of a bare king. */
export const blockA: Block = {
  id: 'first-game',
  signs: true,
  stages: [
    {
      id: 'gold',
      about: ['G'],
      levels: [
        {
          id: 'ahead',
          kind: 'collect',
          setup: '9/9/9/4p4/4p4/9/4G4/9/9 b - 1',
          unsound: ['king-missing'],
          par: 3,
          solution: ['5g5f', '5f5e', '5e5d'],
        },
      ],
    },
  ],
  after: [],
};
