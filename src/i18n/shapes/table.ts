/** Shapes that the catalogues share. */
import type { TableProposal } from '#match/terms.ts';
import type { Texts } from './codes.ts';

/** What can be proposed at any table. */
export type ProposalTexts = Texts<TableProposal>;

/** A piece that was taken up: its name, how many moves it has, and where they lead, where those are few enough to say. */
export interface ChosenPieceText {
  readonly piece: string;
  readonly moves: string;
  readonly goals: string;
}
