/** The stages on taking, dropping, and mates with a dropped gold. */
import type { Stage } from '../../course.ts';

/** Taking and dropping. */
export const hand: Stage = {
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
      about: ['R'],
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

/** Mates with a gold. */
export const goldMate: Stage = {
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
