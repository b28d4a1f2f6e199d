/** Shapes that the catalogues share. */

/** What can be proposed at any table. */
export type Proposal = 'draw' | 'adjourn' | 'pause' | 'takeback' | 'go-on' | 'count';
