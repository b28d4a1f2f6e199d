/** The claims of the game on the table, in words and figures. */

import { isTableProposal } from '#match/referee-state.ts';
import type { Proposal } from '#match/terms.ts';
import { shownLine } from '#store/selectors.ts';
import { useGame, useSettled } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import type { ClaimText } from '../../game/game-text.ts';
import { ClaimTotals } from './ClaimCounts.tsx';

/** What both sides have, where it decides an ending that is proposed. */
export const Totals = ({ claim }: { readonly claim: string }) => {
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const sitting = useSettled();
  const { claims } = gameText.inspector;
  const { rules } = sitting.match;
  if (claims === undefined || claims.sheetFor(claim, rules) === null) return null;
  // It is the game that is counted, whatever is looked at.
  const line = shownLine(game, { ...sitting, viewed: null });
  return (
    <ul className="offers-totals">
      <ClaimTotals totals={claims.sheet(line, 0, rules, text).totals} />
    </ul>
  );
};

/** A claim in words; its code where the game has none for it. */
export const useClaim = (claim: string): ClaimText => {
  const { claims } = useGameText().inspector;
  const text = useText();
  return claims?.claim(claim, text) ?? { act: claim };
};

/** The words on the button of a claim. */
export const ClaimAct = ({ claim }: { readonly claim: string }) => useClaim(claim).act;

/** A proposal in words: one of any table's, or a claim of the game. */
export const useProposal = (what: Proposal): string => {
  const { offers } = useText();
  const { act, proposal = act } = useClaim(what);
  return isTableProposal(what) ? offers.proposals[what] : proposal;
};
