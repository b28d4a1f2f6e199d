import { PlayerSentence } from '../common/PlayerSentence.tsx';
import type { CountSheet } from '../game-text.ts';

/** What both sides have in a count, as items of a list. */
export const ClaimTotals = ({ totals }: Pick<CountSheet, 'totals'>) =>
  ([0, 1] as const).map((seat) => (
    <li key={seat}>
      <PlayerSentence say={(of) => totals[seat](of(seat))} />
    </li>
  ));
