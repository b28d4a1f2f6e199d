/** The agreements of shogi: the rules that vary, ways to play by name, handicaps (rules A87, A91). */
import {
  type Agreement,
  friendly,
  type OptionSpec,
  type Start,
  type TableAnswers,
} from '../agreement.ts';
import { pointsOf } from './piece-points.ts';
import { pieces } from './position.ts';
import type { ShogiRules } from './rules.ts';
import { standardRules } from './rules.ts';
import { type Handicap, handicaps, start } from './starts.ts';

const options = [
  {
    id: 'repetition',
    kind: 'choice',
    choices: ['replay', 'draw'],
    first: standardRules.repetition,
  },
  {
    id: 'repetitionTiebreak',
    kind: 'choice',
    choices: ['none', 'points'],
    first: standardRules.repetitionTiebreak,
  },
  { id: 'impasse', kind: 'choice', choices: ['jsa24', '27', 'off'], first: standardRules.impasse },
  {
    id: 'impassePoints',
    kind: 'choice',
    choices: ['official24', 'majority'],
    first: standardRules.impassePoints,
  },
  {
    id: 'impasseTie',
    kind: 'choice',
    choices: ['replay', 'draw'],
    first: standardRules.impasseTie,
  },
  {
    id: 'moveLimit',
    kind: 'choice',
    choices: [500, 320, null],
    first: standardRules.moveLimit,
  },
] as const satisfies readonly (OptionSpec & { readonly id: keyof ShogiRules })[];

const minute = 60_000;

const clocks: Agreement['clocks'] = [
  { kind: 'none' },
  { kind: 'main', mainMs: 5 * minute },
  { kind: 'main', mainMs: 10 * minute },
  { kind: 'byoyomi', mainMs: 10 * minute, byoyomiMs: 30_000 },
];

/** Strict play by the book of the association: a foul loses, and nothing is taken back. */
const official: TableAnswers = {
  ...friendly,
  strictness: 'strict',
  takebacks: 'off',
  clock: { kind: 'byoyomi', mainMs: 30 * minute, byoyomiMs: minute },
};

const presets: Agreement['presets'] = [
  { id: 'friendly', table: friendly, options: {} },
  { id: 'tournament', table: official, options: {} },
  {
    id: 'title',
    table: {
      ...official,
      clock: { kind: 'byoyomi', mainMs: 9 * 60 * minute, byoyomiMs: minute },
    },
    options: {},
  },
  {
    id: 'nhk',
    table: {
      ...official,
      clock: { kind: 'koryo', mainMs: 10 * minute, byoyomiMs: 30_000, periods: 10 },
    },
    options: {},
  },
  {
    id: 'blitz',
    table: {
      ...official,
      strictness: 'casual',
      clock: { kind: 'fischer', mainMs: 3 * minute, incrementMs: 5_000 },
    },
    options: {},
  },
  {
    id: 'article',
    table: { ...friendly, strictness: 'retry-same', takebacks: 'ask' },
    options: { repetition: 'draw', repetitionTiebreak: 'points', impassePoints: 'majority' },
  },
];

/** The rungs of the ladder by what is given: what counts the same to either side of the board shares a rung. */
const rungs = [
  ['even'],
  ['lance', 'right-lance'],
  ['bishop'],
  ['rook'],
  ['rook-lance'],
  ['two'],
  ['three'],
  ['four'],
  ['five', 'left-five'],
  ['six'],
  ['right-seven', 'left-seven'],
  ['eight'],
  ['ten'],
  ['naked-king'],
] as const satisfies readonly (readonly Handicap[])[];

/** The points of all that gote has (rules A68). */
const pointsOfGote = (name: Handicap): number =>
  pieces(start(name))
    .filter(([, { seat }]) => seat === 1)
    .reduce((sum, [, { kind }]) => sum + pointsOf(kind), 0);

/** Uwate, who gives pieces, is seat 1, moves first, and is credited with them at a count (rules A5, A79). */
const startNamed = (name: Handicap, rung: number): Start => ({
  id: name,
  setup: handicaps[name],
  first: start(name).turn,
  gives: name === 'even' ? null : 1,
  rung,
  rules: { handicapCredit: pointsOfGote('even') - pointsOfGote(name) },
});

const [even, ...given] = rungs.flatMap((names, rung) =>
  names.map((name) => startNamed(name, rung)),
);

/** Everything that can be agreed before a game of shogi. */
export const shogiAgreement: Agreement = {
  options,
  replayed: [
    { option: 'repetition', is: ['replay'] },
    { option: 'impasseTie', is: ['replay'] },
  ],
  clocks,
  presets,
  starts: [even ?? startNamed('even', 0), ...given],
};
