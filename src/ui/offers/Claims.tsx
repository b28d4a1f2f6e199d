/** The claims of the game on the table, in words and figures. */

import { isTableProposal } from '#match/referee-state.ts';
import type { Proposal } from '#match/terms.ts';
import { shownLine } from '#store/selectors.ts';
import { useGame, useSettled } from '../app-context.tsx';
import { useGameText } from '../game-skin.ts';
import { useText } from '../text.tsx';
import { ClaimTotals } from './ClaimCounts.tsx';

/** What both sides have, where it decides an ending that is proposed. */
export const Totals = ({ claim }: { readonly claim: string }) => {
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const sitting = useSettled();
  const inspector = gameText.inspector;
  const { rules } = sitting.match;
  if (inspector.sheetFor(claim, rules) === null) return null;
  // It is the game that is counted, whatever is looked at.
  const line = shownLine(game, { ...sitting, viewed: null });
  return (
    <ul className="offers-totals">
      <ClaimTotals totals={inspector.sheet(line, 0, rules, text).totals} />
    </ul>
  );
};

/** The words on the button of a claim. */
export const ClaimAct = ({ claim }: { readonly claim: string }) =>
  useGameText().inspector.claim(claim, useText()).act;

/** A proposal in words: one of any table's, or a claim of the game. */
export const useProposal = (what: Proposal): string => {
  const { inspector } = useGameText();
  const text = useText();
  if (isTableProposal(what)) return text.offers.proposals[what];
  const { act, proposal = act } = inspector.claim(what, text);
  return proposal;
};
