/** The stage on promotion: which pieces may turn over, which must, and how they move then. */
import type { Pick } from '#kernel/game.ts';
import type { Level, Stage } from '../../course.ts';
import { on, sq } from './squares.ts';

const unsound = ['king-missing'];

const keep: Pick = { at: 'choice', choice: 'keep' };
const promote: Pick = { at: 'choice', choice: 'promote' };

const entering: readonly [Level, ...Level[]] = [
  {
    id: 'pawn',
    kind: 'move',
    setup: '9/9/9/4P4/9/9/9/9/9 b - 1',
    unsound,
    par: 1,
    about: ['P'],
    goal: { is: 'chooses', choice: 'promote' },
    solution: ['5d5c+'],
    harmless: true,
  },
  {
    id: 'tokin',
    kind: 'collect',
    setup: '9/9/9/3p1p3/4p4/4+P4/9/9/9 b - 1',
    unsound,
    par: 4,
    about: ['+P'],
    solution: ['5f5e', '5e6d', '6d5d', '5d4d'],
  },
  {
    id: 'leaving',
    kind: 'move',
    setup: '9/9/4S4/5p3/9/9/9/9/9 b - 1',
    unsound,
    par: 1,
    about: ['S'],
    goal: { is: 'all', goals: [{ is: 'takes' }, { is: 'chooses', choice: 'promote' }] },
    solution: ['5c4d+'],
    harmless: true,
  },
];

const mayAndMust: readonly Level[] = [
  {
    id: 'gold',
    kind: 'legal',
    setup: '9/9/9/4G4/9/9/9/9/9 b - 1',
    unsound,
    par: 1,
    about: ['G'],
    picks: [on('5d'), on('5c'), promote],
    rule: 'promotion-not-possible',
    places: { from: sq('5d'), to: sq('5c') },
  },
  {
    id: 'pawn-must',
    kind: 'legal',
    setup: '9/4P4/9/9/9/9/9/9/9 b - 1',
    unsound,
    par: 1,
    about: ['P'],
    picks: [on('5b'), on('5a'), keep],
    rule: 'promotion-compulsory',
    places: { from: sq('5b'), to: sq('5a') },
  },
  {
    id: 'knight-must',
    kind: 'legal',
    setup: '9/9/9/4N4/9/9/9/9/9 b - 1',
    unsound,
    par: 1,
    about: ['N'],
    picks: [on('5d'), on('4b'), keep],
    rule: 'promotion-compulsory',
    places: { from: sq('5d'), to: sq('4b') },
  },
  {
    id: 'lance-may',
    kind: 'legal',
    setup: '9/9/9/4L4/9/9/9/9/9 b - 1',
    unsound,
    par: 1,
    about: ['L'],
    picks: [on('5d'), on('5b'), keep],
    rule: null,
    places: { from: sq('5d'), to: sq('5b') },
  },
];

const turned: readonly Level[] = [
  {
    id: 'small-golds',
    kind: 'collect',
    setup: '9/9/9/9/9/2+N2+S3/2pp1p3/9/9 b - 1',
    unsound,
    par: 3,
    about: ['+S', '+N', '+L'],
    solution: ['7f7g', '4f4g', '7g6g'],
  },
  {
    id: 'horse',
    kind: 'collect',
    setup: '9/9/9/9/5pp2/4p4/9/2+B6/9 b - 1',
    unsound,
    par: 3,
    about: ['+B'],
    solution: ['7h5f', '5f4e', '4e3e'],
  },
  {
    id: 'dragon',
    kind: 'collect',
    setup: '9/9/9/4p4/5p3/9/4+R4/7p1/9 b - 1',
    unsound,
    par: 4,
    about: ['+R'],
    solution: ['5g5d', '5d4e', '4e2e', '2e2h'],
  },
  {
    id: 'better-keep',
    kind: 'move',
    setup: '9/2G6/2S1k4/9/9/9/9/9/4K4 b - 1',
    par: 1,
    about: ['S'],
    goal: { is: 'all', goals: [{ is: 'checks' }, { is: 'safe' }] },
    solution: ['7c6b'],
    harmless: true,
  },
  {
    id: 'tokin-mate',
    kind: 'answer',
    setup: '4k4/9/4PG3/9/9/9/9/9/4K4 b - 1',
    par: 1,
    about: ['+P'],
    plies: 1,
    solution: ['5c5b+'],
  },
];

/** Promotion. */
export const promotion: Stage = {
  id: 'promotion',
  about: ['+P', '+L', '+N', '+S', '+B', '+R'],
  ideas: ['promotion'],
  needs: ['pawn', 'lance', 'silver', 'knight'],
  levels: [...entering, ...mayAndMust, ...turned],
};
