/** Shapes that the catalogues share. */
import type { TableProposal } from '#match/terms.ts';
import type { Texts } from './codes.ts';

/** The proposals that can be made in every game. */
export type ProposalTexts = Texts<TableProposal>;

/** A selected piece: its name, how many moves it has, and where they lead, if these are few enough to say. */
export interface ChosenPieceText {
  readonly piece: string;
  readonly moves: string;
  readonly goals: string;
}
