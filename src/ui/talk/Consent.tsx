import type { Seat } from '#kernel/game.ts';
import { answer } from '#store/referee.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettled, useTable } from '../table-context.tsx';
import { HoldButton } from './HoldButton.tsx';
import './consent.css';

/** Lies over the plate of the player who is asked: one agrees on one's own half of the table, by holding. */
export const Consent = ({ seat }: { readonly seat: Seat }) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  const { match, seating } = useSettled();
  const elsewhere = useTable((state) => state.elsewhere);
  const offer = match.agreed?.offer;
  if (!offer || offer.seat === seat || match.outcome !== null) return null;
  // Face to face each has a whole side of the table to answer on.
  if (elsewhere || seating?.how === 'face') return null;
  return (
    <div className="consent">
      <HoldButton label={talk.hold} onHeld={() => answer(table, seat, true)} />
    </div>
  );
};
