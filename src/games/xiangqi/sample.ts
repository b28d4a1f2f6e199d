/** A whole game in five moves: a cannon finds its screen, goes on along the bank and mates where an elephant stood. */
const text = `[Game "Chinese Chess"]
[Result "1-0"]
[Format "ICCS"]

1. H2-H4 D9-E8 2. H4-G4 G6-G5 3. G4-G9 1-0
`;

/** The game that is offered where no other is kept. */
export const sample = { name: 'sample.pgn', text };
