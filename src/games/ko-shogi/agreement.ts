/** The agreement before a game of ko shogi: two rules that vary, and presets by name. */
import { type Agreement, friendly, type OptionSpec, type Options } from '../agreement.ts';
import { type KoShogiRules, standardRules } from './judge.ts';
import { formatPosition } from './notation/position-text.ts';
import { start, starts } from './starts.ts';

const options = [
  {
    id: 'bothLost',
    kind: 'choice',
    choices: ['moverWins', 'draw'],
    first: standardRules.bothLost,
  },
  { id: 'substitute', kind: 'flag', first: standardRules.substitute },
] as const satisfies readonly (OptionSpec & { readonly id: keyof KoShogiRules })[];

const minute = 60_000;

const clocks: Agreement['clocks'] = [
  { kind: 'none' },
  { kind: 'main', mainMs: 60 * minute },
  { kind: 'byoyomi', mainMs: 60 * minute, byoyomiMs: minute },
  { kind: 'fischer', mainMs: 30 * minute, incrementMs: 30_000 },
];

/**
 * The text of a start with the agreed `substitute`. Whether banner and drums stand in changes what is legal, so the
 * position says it.
 */
const setup = (text: string, { substitute }: Options): string =>
  formatPosition({ ...start(text), substitute: substitute !== false });

/** The options, clocks and presets that can be agreed before a game of ko shogi. */
export const koShogiAgreement: Agreement = {
  options,
  // No contest is no option of its own. The game is replayed whichever value of this one was agreed.
  replayed: [{ option: 'bothLost', is: ['moverWins', 'draw'] }],
  clocks,
  presets: [
    { id: 'friendly', table: friendly, options: {} },
    {
      id: 'strict',
      table: {
        ...friendly,
        strictness: 'strict',
        takebacks: 'off',
        clock: { kind: 'byoyomi', mainMs: 60 * minute, byoyomiMs: minute },
      },
      options: {},
    },
  ],
  starts: [{ id: 'standard', setup: starts.standard, first: 0, gives: null, rung: 0, rules: {} }],
  setup,
};
