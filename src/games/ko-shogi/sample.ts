import type { SampleGame } from '../pack.ts';

/**
 * A short game that shows what is rare in others: a face that is kept and one that turns over, a shot, and two leaps of
 * cavalry.
 */
const text = `[Game "ko-shogi"]
[Black ""]
[White ""]
[Start "standard"]

1. CUx1f= P-4d
2. CU-1j+ SN-13b
3. CUx19f+ C-15b*19f
4. +CUx5f CA-3ex5f
0-1 {[%by resignation]}
`;

/** The moves that have a comment. */
const notes = { start: 0, kept: 1, turned: 3, shot: 6, leaps: 8 };

export type SampleNote = keyof typeof notes;

/** The game that is offered to those who have no record at hand. */
export const sample = { name: 'sample.ko', text, notes } satisfies SampleGame;
