import { useEffect } from 'react';
import { other, type Seat } from '#kernel/game.ts';
import { resign } from '#store/commands.ts';
import { seatToMove } from '#store/selectors.ts';
import { whyNotResign } from '#store/why-not.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import './resign-sheet.css';

interface ResignSheetProps {
  /** The seat on whose side of the table it was asked for; undefined where both share one side. */
  readonly own: Seat | undefined;
  readonly onClose: () => void;
}

/**
 * Asks once, in words, before a game is given up. Players who share one side have a button each, and neither stands out. A
 * player with a side of their own, or with the device in hand, can only resign for themselves.
 */
export const ResignSheet = ({ own, onClose }: ResignSheetProps) => {
  const { table } = useApp();
  const text = useText();
  const game = useGame();
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  // After a flag has fallen, or a pause has begun, there is nothing to confirm.
  const idle = whyNotResign(game, sitting, { elsewhere }) !== null;
  useEffect(() => {
    if (idle) onClose();
  }, [idle, onClose]);
  if (idle) return null;
  const { seating } = sitting;
  const mover = seatToMove(game, { ...sitting, viewed: null });
  const only = own ?? (seating?.how === 'pass' ? mover : undefined);
  const seats = only === undefined ? ([0, 1] as const) : [only];
  return (
    <Sheet title={text.actions.resign} role="alertdialog" onClose={onClose}>
      <div className="resign-ways">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            data-action="confirm"
            data-way={seat}
            className={only === undefined ? undefined : 'primary'}
            onClick={() => {
              onClose();
              resign(table, seat);
            }}
          >
            <span>
              <PlayerSentence say={(of) => text.resigns(of(seat))} />
            </span>{' '}
            <small>
              <PlayerSentence say={(of) => text.result.wins(of(other(seat)))} />
            </small>
          </button>
        ))}
      </div>
      <button type="button" className="quiet keep-playing" data-action="cancel" onClick={onClose}>
        {text.keepPlaying}
      </button>
    </Sheet>
  );
};
