import { useText } from '../../app/text.tsx';
import type { CountSheet } from '../../game/game-text.ts';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';

/** What both sides have in a count, as items of a list. */
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
