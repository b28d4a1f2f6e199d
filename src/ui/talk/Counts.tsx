import type { Seat } from '#kernel/game.ts';
import { Naming } from '../common/Naming.tsx';
import { usePageText } from '../page-text.ts';
import type { Counted } from '../tongue.ts';

/** The points of both sides at an impasse, and where they come from, as items of a list. */
export const Counts = ({ counts }: { readonly counts: readonly [Counted, Counted] }) => {
  const { talk } = usePageText();
  const seats: readonly Seat[] = [0, 1];
  return seats.map((seat) => (
    <li key={seat}>
      <Naming say={(of) => talk.count(of(seat), counts[seat])} />
    </li>
  ));
};
