import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { seatToMove } from '#store/selectors.ts';
import { useGame, useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { PlayerSentence } from '../../../table/PlayerSentence.tsx';
import './seating.css';

/**
 * Covers everything while it is drawn. The browser lets nobody reach the page behind a modal dialog, by pointer, Tab or
 * key.
 */
const Lid = ({ seat, onReady }: { readonly seat: Seat; readonly onReady: () => void }) => {
  const { offers } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = (): void => dialog.current?.showModal();
  // A layout effect, to open it before the next player's position is painted.
  useLayoutEffect(open, []);
  return (
    <dialog
      ref={dialog}
      className="pass-device"
      role="alertdialog"
      aria-labelledby={id}
      // The player who has the device must say so; Escape is no answer.
      onCancel={(event) => event.preventDefault()}
      onClose={open}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
    >
      <p id={id}>
        <PlayerSentence say={(of) => offers.passed(of(seat))} />
      </p>
      <button type="button" className="primary" data-action="pass-cover" onClick={onReady}>
        {offers.ready}
      </button>
    </dialog>
  );
};

/** Covers the board while the device is passed on, until the next player says they have it. */
export const PassDevice = () => {
  const game = useGame();
  const sitting = useSitting();
  const seat = seatToMove(game, { ...sitting, viewed: null });
  const [seenBy, setSeenBy] = useState<Seat | null>(
    sitting.match.record.nodes.length === 1 ? seat : null,
  );
  if (seenBy === seat || sitting.match.outcome !== null) return null;
  return <Lid seat={seat} onReady={() => setSeenBy(seat)} />;
};
