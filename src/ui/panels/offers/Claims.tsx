/** The claims of the game on the table, in words and figures. */

import { isTableProposal } from '#match/referee-state.ts';
import type { Proposal } from '#match/terms.ts';
import { shownLine } from '#store/selectors.ts';
import { useGame, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import type { ClaimText, CountSheet } from '../../game/game-text.ts';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';

/** The totals of both sides in a count, as items of a list. */
export const ClaimTotals = ({ totals }: Pick<CountSheet, 'totals'>) =>
  ([0, 1] as const).map((seat) => (
    <li key={seat}>
      <PlayerSentence say={(of) => totals[seat](of(seat))} />
    </li>
  ));

/** The conditions of a count, each met or not, as items of a list. */
export const ClaimConditions = ({
  lines,
}: {
  readonly lines: readonly { readonly words: string; readonly met: boolean }[];
}) => {
  const { offers } = useText();
  return lines.map(({ words, met }) => (
    <li key={words} data-met={met}>
      <span aria-hidden="true">{met ? '✓' : '✗'}</span> {words}
      <span className="unseen"> ({met ? offers.met : offers.unmet})</span>
    </li>
  ));
};

/** The totals of both sides, where they decide an ending that is proposed. */
export const Totals = ({ claim }: { readonly claim: string }) => {
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const sitting = useSitting();
  const { claims } = gameText.inspector;
  const { rules } = sitting.match;
  if (claims === undefined || claims.sheetFor(claim, rules) === null) return null;
  // The game as it stands is counted, whichever position is looked at.
  const line = shownLine(game, { ...sitting, viewed: null });
  return (
    <ul className="offers-totals">
      <ClaimTotals totals={claims.sheet(line, 0, rules, text).totals} />
    </ul>
  );
};

/** A claim in words; its code where the game has no words for it. */
export const useClaim = (claim: string): ClaimText => {
  const { claims } = useGameText().inspector;
  const text = useText();
  return claims?.claim(claim, text) ?? { act: claim };
};

/** The words on the button of a claim. */
export const ClaimAct = ({ claim }: { readonly claim: string }) => useClaim(claim).act;

/** A proposal in words: one that every game has, or a claim of this game. */
export const useProposal = (what: Proposal): string => {
  const { offers } = useText();
  const { act, proposal = act } = useClaim(what);
  return isTableProposal(what) ? offers.proposals[what] : proposal;
};
