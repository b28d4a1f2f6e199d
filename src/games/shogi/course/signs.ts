/** The signs on the path of the course. A stage about one piece has its face, another one a character. */
import type { PathSign } from '../../course.ts';

export const signs: Readonly<Record<string, PathSign>> = {
  table: { character: '盤' },
  // The other side's king, which is to be caught.
  aim: { face: 'k' },
  gold: { face: 'G' },
  king: { face: 'K' },
  rook: { face: 'R' },
  bishop: { face: 'B' },
  hand: { character: '打' },
  'gold-mate': { character: '詰' },
  'king-hunt': { character: '追' },
  'corner-hunt': { character: '隅' },
  pawn: { face: 'P' },
  lance: { face: 'L' },
  silver: { face: 'S' },
  knight: { face: 'N' },
  promotion: { character: '成' },
  dropping: { character: '禁' },
  faces: { character: '字' },
  pawnless: { character: '戦' },
  'ten-pieces': { character: '十' },
};
