/** Shapes that the catalogues share. */
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
