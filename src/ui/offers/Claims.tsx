/** The claims of the game on the table, in words and figures. */

import { Suspense, use } from 'react';
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
  const inspector = use(gameText.inspector());
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

const Act = ({ claim }: { readonly claim: string }) => {
  const text = useText();
  return use(useGameText().inspector()).claim(claim, text).act;
};

/** What the button of a claim says. */
export const ClaimAct = ({ claim }: { readonly claim: string }) => (
  <Suspense>
    <Act claim={claim} />
  </Suspense>
);

/** What is proposed, in words: one of any table's proposals, or a claim of the game. Suspends until the game has its words. */
export const useProposal = (what: Proposal): string => {
  const { inspector } = useGameText();
  const text = useText();
  if (isTableProposal(what)) return text.offers.proposals[what];
  const { act, proposal = act } = use(inspector()).claim(what, text);
  return proposal;
};
