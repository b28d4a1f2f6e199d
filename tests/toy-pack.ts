/** The pack of the toy game: what it brings to the table besides rules. */
import type { Agreement, GamePack, TableAnswers } from '#games/pack.ts';
import { drawIn } from '#record/chance.ts';
import { toyFormats } from './toy-formats.ts';
import { toy, toyRefusals, toyStart } from './toy-game.ts';

const friendly: TableAnswers = {
  strictness: 'teach',
  takebacks: 'free',
  agreedDraw: false,
  replayClock: 'remaining',
  clock: { kind: 'none' },
};

/** What can be agreed before a toy game: who wins when pieces run out, and when a game that repeats itself is drawn. */
export const toyAgreement: Agreement = {
  options: [
    { id: 'aim', kind: 'choice', choices: ['keep', 'lose'], first: 'keep' },
    { id: 'repetitions', kind: 'number', min: 2, max: 5, first: 3 },
  ],
  replayed: null,
  presets: [
    { id: 'gentle', table: friendly, options: {} },
    { id: 'topsy', table: { ...friendly, takebacks: 'off' }, options: { aim: 'lose' } },
  ],
  starts: [{ id: 'even', setup: toyStart, first: 0, gives: null, rung: 0, rules: {} }],
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
