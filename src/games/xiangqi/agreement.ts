/** The agreement before a game of xiangqi: the rules that vary, and presets by name. */
import { type Agreement, friendly, type OptionSpec, type TableAnswers } from '../agreement.ts';
import { evenStart } from './notation/fen.ts';
import { standardRules, type XiangqiRules } from './rules.ts';

const options = [
  {
    id: 'repetition',
    kind: 'choice',
    choices: ['standard', 'simple', 'drawOnly', 'agreement'],
    first: standardRules.repetition,
  },
  {
    id: 'occurrences',
    kind: 'number',
    min: 2,
    max: 5,
    first: standardRules.occurrences,
    when: { option: 'repetition', is: ['standard', 'simple', 'drawOnly'] },
  },
  {
    id: 'noCaptureLimit',
    kind: 'choice',
    choices: [120, 100, 0],
    first: standardRules.noCaptureLimit,
  },
] as const satisfies readonly (OptionSpec & { readonly id: keyof XiangqiRules })[];

const minute = 60_000;

const clocks: Agreement['clocks'] = [
  { kind: 'none' },
  { kind: 'main', mainMs: 5 * minute },
  { kind: 'main', mainMs: 10 * minute },
  { kind: 'main', mainMs: 20 * minute },
  { kind: 'fischer', mainMs: 10 * minute, incrementMs: 10_000 },
  { kind: 'fischer', mainMs: 60 * minute, incrementMs: 30_000 },
];

/** All federations let players agree to a draw. */
const casual: TableAnswers = { ...friendly, agreedDraw: true };

const presets: Agreement['presets'] = [
  { id: 'casual', table: casual, options: {} },
  {
    id: 'club',
    table: {
      ...casual,
      strictness: 'casual',
      takebacks: 'ask',
      clock: { kind: 'main', mainMs: 20 * minute },
    },
    options: {},
  },
  {
    id: 'tournament',
    table: {
      ...casual,
      strictness: 'strict',
      takebacks: 'off',
      clock: { kind: 'fischer', mainMs: 60 * minute, incrementMs: 30_000 },
    },
    options: {},
  },
];

/** The options, clocks, presets and starts that can be agreed before a game of xiangqi. */
export const xiangqiAgreement: Agreement = {
  options,
  replayed: [],
  clocks,
  presets,
  starts: [{ id: 'even', setup: evenStart, first: 0, gives: null, rung: 0, rules: {} }],
};
