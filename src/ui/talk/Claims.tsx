/** The claims of the game on the table, in words and figures. */

import { Suspense, use } from 'react';
import { isTableProposal, type Proposal } from '#match/terms.ts';
import { shownLine } from '#store/selectors.ts';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useGame, useSettled } from '../table-context.tsx';
import { Counts } from './Counts.tsx';

/** What both sides have, where it decides an ending that is proposed. */
export const Totals = ({ claim }: { readonly claim: string }) => {
  const tongue = useTongue();
  const game = useGame();
  const page = usePageText();
  const sitting = useSettled();
  const proofs = use(tongue.proofs());
  const { rules } = sitting.match;
  if (proofs.sheetFor(claim, rules) === null) return null;
  // It is the game that is counted, whatever is looked at.
  const line = shownLine(game, { ...sitting, looking: null });
  return (
    <ul className="talk-totals">
      <Counts totals={proofs.sheet(line, 0, rules, page).totals} />
    </ul>
  );
};

const Act = ({ claim }: { readonly claim: string }) => {
  const page = usePageText();
  return use(useTongue().proofs()).claim(claim, page).act;
};

/** What the button of a claim says. */
export const ClaimAct = ({ claim }: { readonly claim: string }) => (
  <Suspense>
    <Act claim={claim} />
  </Suspense>
);

/** What is proposed, in words: one of any table's proposals, or a claim of the game. Suspends until the game has its words. */
export const useProposal = (what: Proposal): string => {
  const { proofs } = useTongue();
  const page = usePageText();
  if (isTableProposal(what)) return page.talk.proposals[what];
  const { act, proposal = act } = use(proofs()).claim(what, page);
  return proposal;
};
