import { useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { seatToMove } from '#store/selectors.ts';
import { useSides } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSitting } from '../table-context.tsx';
import './seating.css';

/** Covers the board while the device is passed on, until the next player says they have it. */
export const Cover = () => {
  const { table } = usePlace();
  const { talk } = usePageText();
  const sides = useSides();
  const sitting = useSitting();
  const seat = seatToMove(table.game, { ...sitting, looking: null });
  const [seenBy, setSeenBy] = useState<Seat | null>(
    sitting.match.record.nodes.length === 1 ? seat : null,
  );
  if (seenBy === seat || sitting.match.outcome !== null) return null;
  return (
    <div className="cover">
      <p>{talk.passed(sides[seat])}</p>
      <button
        type="button"
        className="primary"
        // The one thing to do now; who uses the keyboard stands on it.
        ref={(button) => button?.focus()}
        onClick={() => setSeenBy(seat)}
      >
        {talk.ready}
      </button>
    </div>
  );
};
