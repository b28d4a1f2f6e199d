/** Shapes that the catalogues share. */
import type { en as talkEn } from './talk/en.ts';

/** What can be proposed at any table. */
export type Proposal = 'draw' | 'adjourn' | 'pause' | 'takeback' | 'go-on' | 'count';

/** The points of a side at an impasse: in the promotion zone, elsewhere on the board, in hand, credited for a handicap, and in all. */
export interface Points {
  readonly zone: number;
  readonly elsewhere: number;
  readonly hand: number;
  readonly credit: number;
  readonly total: number;
}

/** What players say to each other, in any language. */
export type TalkMessages = typeof talkEn;
