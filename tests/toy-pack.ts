/** The pack of the toy game: what it brings to the table besides rules. */
import { type Agreement, friendly } from '#games/agreement.ts';
import type { GamePack } from '#games/pack.ts';
import { drawIn } from '#record/chance.ts';
import { toyFormats } from './toy-formats.ts';
import { toy, toyRefusals, toyStart } from './toy-game.ts';

/** What can be agreed before a toy game: who wins when pieces run out, when a game that repeats itself is drawn, and how far a runner goes. */
export const toyAgreement: Agreement = {
  options: [
    { id: 'aim', kind: 'choice', choices: ['keep', 'lose'], first: 'keep' },
    { id: 'repetitions', kind: 'number', min: 2, max: 5, first: 3 },
    { id: 'steps', kind: 'number', min: 1, max: 3, first: 3 },
  ],
  replayed: null,
  presets: [
    { id: 'gentle', table: friendly, options: {} },
    { id: 'topsy', table: { ...friendly, takebacks: 'off' }, options: { aim: 'lose' } },
  ],
  starts: [{ id: 'even', setup: toyStart, first: 0, gives: null, rung: 0, rules: {} }],
  // The last word of a position says how far runners go.
  setup: (start, { steps }) => start.replace(/\S+$/, String(steps)),
};

/** A pack that no registry of the app knows: a test passes it in. */
export const toyPack: GamePack = {
  id: toy.id,
  game: toy,
  codes: {
    outcomes: ['no-piece', 'repeated', 'truce'],
    refusals: toyRefusals,
    warnings: ['seen-before'],
    problems: [],
  },
  settings: [],
  agreement: async () => toyAgreement,
  notations: ['plain'],
  formats: async () => toyFormats,
  draw: drawIn(toy),
};
