/** The agreement before a game of banqi: the family, and when a game that leads nowhere is drawn. */
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

/** The options, clocks and presets that can be agreed before a game of banqi. */
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
  // The family is part of the position, since it decides who takes whom. The agreed family replaces the one that a
  // position text names.
  setup: (start, { family }) => {
    const read = parsePosition(start);
    return read.ok && typeof family === 'string' && isFamily(family)
      ? formatPosition({ ...read.value, family })
      : start;
  },
};
