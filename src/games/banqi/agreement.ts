/** What can be agreed before a game of banqi: the family, and when a game that leads nowhere is drawn. */
import { type Agreement, friendly, type OptionSpec } from '../agreement.ts';
import { families, isFamily } from './family.ts';
import { formatPosition, parsePosition } from './notation/position-text.ts';
import { type BanqiRules, quietLimits, repetitions, standardRules } from './rules.ts';
import { startTexts } from './starts.ts';

const options = [
  { id: 'family', kind: 'choice', choices: families, first: families[0] },
  {
    id: 'repetition',
    kind: 'choice',
    choices: repetitions,
    first: standardRules.repetition,
  },
  {
    id: 'noProgress',
    kind: 'choice',
    choices: quietLimits,
    first: standardRules.noProgress,
  },
] as const satisfies readonly (OptionSpec & { readonly id: keyof BanqiRules | 'family' })[];

const minute = 60_000;

const clocks: Agreement['clocks'] = [
  { kind: 'none' },
  { kind: 'main', mainMs: 5 * minute },
  { kind: 'main', mainMs: 10 * minute },
  { kind: 'fischer', mainMs: 3 * minute, incrementMs: 5_000 },
];

/** What can be agreed before a game of banqi. */
export const banqiAgreement: Agreement = {
  options,
  replayed: [],
  clocks,
  presets: [
    { id: 'seed', table: friendly, options: {} },
    { id: 'hongkong', table: friendly, options: { family: 'hongkong' } },
    { id: 'mainland', table: friendly, options: { family: 'mainland' } },
  ],
  starts: [{ id: 'even', setup: startTexts.seed, first: 0, gives: null, rung: 0, rules: {} }],
  // Who takes whom is part of the position: the family agreed on counts, whichever a text of one's own names.
  setup: (start, { family }) => {
    const read = parsePosition(start);
    return read.ok && typeof family === 'string' && isFamily(family)
      ? formatPosition({ ...read.value, family })
      : start;
  },
};
