/** Shapes that the catalogues share. */

/** What can be proposed at any table. */
export type Proposal = 'draw' | 'adjourn' | 'pause' | 'takeback' | 'go-on' | 'count';

/** A piece that was taken up: its name, how many moves it has, and where they lead, where those are few enough to say. */
export interface ChosenPieceText {
  readonly piece: string;
  readonly moves: string;
  readonly goals: string;
}
