import type { SampleGame } from '../pack.ts';

/** A whole game in nine moves: bishops are exchanged, one comes back as a horse, and a gold that is dropped mates. */
const text = `手合割：平手
   1 ７六歩(77)
   2 ３四歩(33)
   3 ２二角成(88)
   4 同　銀(31)
   5 ８五角打
   6 ６四歩(63)
   7 ４一角成(85)
   8 ６二玉(51)
   9 ６三金打
  10 詰み
`;

/** The moves that have a comment. */
const notes = { start: 0 };

export type SampleNote = keyof typeof notes;

/** The game that is offered to those who have no record at hand. */
export const sample = { name: 'sample.kif', text, notes } satisfies SampleGame;
