/**
 * The agreement of an invented game. It has a choice, a number, a flag that is asked only sometimes, two presets, and a
 * start in which seat 0 gives a handicap.
 */
import { type Agreement, friendly } from '#games/agreement.ts';

export const invented: Agreement = {
  options: [
    { id: 'size', kind: 'choice', choices: [9, 13, null], first: 9 },
    { id: 'komi', kind: 'number', min: 0, max: 9, first: 6 },
    { id: 'ko', kind: 'flag', first: true, when: { option: 'size', is: [9] } },
  ],
  replayed: [],
  clocks: [{ kind: 'none' }],
  presets: [
    { id: 'plain', table: friendly, options: {} },
    {
      id: 'hasty',
      table: { ...friendly, takebacks: 'off', clock: { kind: 'main', mainMs: 60_000 } },
      options: { size: 13, komi: 0 },
    },
  ],
  starts: [
    { id: 'level', setup: '00', first: 0, gives: null, rung: 0, rules: { stones: 0 } },
    { id: 'ahead', setup: '01', first: 0, gives: 0, rung: 1, rules: { stones: 2 } },
  ],
};
