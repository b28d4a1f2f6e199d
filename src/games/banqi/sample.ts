import type { SampleGame } from '../pack.ts';

/** A whole game in forty-nine turns: player 1 has black, and takes the last red piece. */
const text = `[Game "Banqi"]
[Variant "seed"]
[Player1Colour "black"]
[Result "1-0"]
[Termination "no-pieces"]

1. h2=n f2=P 2. g4=a f1=r 3. f1xf2 c3=C 4. d3=p c1=p 5. e2=b c3xc1 6. b4=A
h3=P 7. h2xh3 h1=K 8. g2=b c2=B 9. f4=R e4=n 10. g4xf4 b1=a 11. b1xc1 b3=B 12.
c1xc2 a3=k 13. a3xb3 g1=P 14. g2xg1 h1xg1 15. b3xb4 a1=c 16. d4=c c4=A 17.
b4xc4 e1=C 18. e2xe1 d1=N 19. e1xd1 e3=N 20. e4xe3 a4=p 21. a1xg1 b2=P 22.
c2xb2 g3=P 23. h3xg3 a2=r 24. d2=p f3=R 25. f2xf3 1-0
`;

/** The moves that have a comment. */
const notes = { start: 0, colours: 1, takes: 5, cannon: 10, king: 25, jump: 41, end: 49 };

export type SampleNote = keyof typeof notes;

/** The game that is offered to those who have no record at hand. */
export const sample = { name: 'sample.banqi', text, notes } satisfies SampleGame;
