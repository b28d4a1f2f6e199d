import type { SampleGame } from '../pack.ts';

/**
 * A whole game that was made up. It shows an exchange of pawns, a castle, a bishop that is dropped and promotes, and a rook
 * that is given up for the gold that mates.
 */
const text = `手合割：平手
   1 ２六歩(27)
   2 ８四歩(83)
   3 ２五歩(26)
   4 ８五歩(84)
   5 ７八金(69)
   6 ３二金(41)
   7 ２四歩(25)
   8 同　歩(23)
   9 同　飛(28)
  10 ２三歩打
  11 ２六飛(24)
  12 ７二銀(71)
  13 ６八玉(59)
  14 ３四歩(33)
  15 ７六歩(77)
  16 ６四歩(63)
  17 ３八銀(39)
  18 １四歩(13)
  19 ２七銀(38)
  20 ９四歩(93)
  21 ５六飛(26)
  22 ５二金(61)
  23 ９六歩(97)
  24 ８八角成(22)
  25 同　銀(79)
  26 ６二金(52)
  27 ５五角打
  28 ３三金(32)
  29 ６四角(55)
  30 １五歩(14)
  31 ５三角成(64)
  32 ４二銀(31)
  33 ４三馬(53)
  34 ５三金(62)
  35 同　飛成(56)
  36 同　銀(42)
  37 ５二金打
  38 詰み
`;

/** The moves that have a comment. */
const notes = {
  start: 0,
  exchange: 9,
  drop: 10,
  castle: 13,
  bishops: 25,
  fork: 27,
  promotion: 31,
  check: 33,
  sacrifice: 35,
  mate: 37,
};

export type SampleNote = keyof typeof notes;

/** The game that is offered to those who have no record at hand. */
export const sample = { name: 'sample.kif', text, notes } satisfies SampleGame;
