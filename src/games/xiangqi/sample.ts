import type { SampleGame } from '../pack.ts';

/** A whole game in five moves: a cannon goes along the bank, takes an elephant and mates over the mandarin beside it. */
const text = `[Game "Chinese Chess"]
[Event "A short game"]
[Round "1"]
[Result "1-0"]
[Format "ICCS"]

1. H2-H4 D9-E8 {The mandarin leaves the king's side.}
2. H4-G4 G6-G5 {The soldier is the screen that the cannon needs.}
3. G4-G9 {Over the mandarin at f9 the cannon checks along the rank.}
1-0
`;

/** The moves that have a comment. */
const notes = { start: 0 };

export type SampleNote = keyof typeof notes;

/** The game that is offered to those who have no record at hand. */
export const sample = { name: 'sample.pgn', text, notes } satisfies SampleGame;
