import type { SampleGame } from '../pack.ts';

/** A whole game in five moves: a cannon goes along the bank, takes an elephant and mates over the mandarin beside it. */
const text = `[Game "Chinese Chess"]
[Event "A short game"]
[Round "1"]
[Result "1-0"]
[Format "ICCS"]

1. H2-H4 D9-E8
2. H4-G4 G6-G5
3. G4-G9
1-0
`;

/** The moves that have a comment. */
const notes = { start: 0, cannon: 1, mandarin: 2, screen: 3, mate: 5 };

export type SampleNote = keyof typeof notes;

/** The game that is offered to those who have no record at hand. */
export const sample = { name: 'sample.pgn', text, notes } satisfies SampleGame;
