import { useEffect, useEffectEvent } from 'react';
import { returnToGame, walkedLine } from '#store/navigation.ts';
import { lockOf } from '#store/selectors.ts';
import { useApp, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import type { LockedPress } from '../../table/use-locked-board.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import './board-note.css';

/**
 * A note on the board. It says which move is shown while the game goes on elsewhere, and tells a player who presses a
 * locked board why nothing happens.
 */
export const BoardNote = ({
  told,
  onPutAway,
}: {
  readonly told: LockedPress | null;
  readonly onPutAway: () => void;
}) => {
  const { table } = useApp();
  const { looking, otherTab, steps } = useText();
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  const { away, line, now } = usePositionView();
  const lock = lockOf(sitting, elsewhere);
  const answers = told !== null && told.lock === lock && told.at === line;
  const putAway = useEffectEvent(onPutAway);
  useEffect(() => {
    if (!answers) return;
    // A press on the board shows the note again.
    const press = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.board-note'))) putAway();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') putAway();
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', key, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', key, { capture: true });
    };
  }, [answers]);

  const inGame = line.ply <= now.ply && walkedLine(sitting).includes(sitting.match.head);
  const where = inGame ? looking.at(line.ply, now.ply) : looking.beside(line.ply);
  const still = sitting.match.refereeState?.paused ?? null;
  const note = (far: boolean) => (
    <div className="board-note" data-far={far || undefined}>
      <p role={far ? undefined : 'status'} className="board-where">
        {away && (
          <span>{looking.meanwhile(where, still === null ? looking.running : looking.still)}</span>
        )}
      </p>
      {answers && lock !== null && (
        <div className="board-locked">
          <LiveSentence role={far ? undefined : 'alert'} event={told}>
            {lock === 'elsewhere' ? otherTab.message : looking.locked[lock]}
          </LiveSentence>
          {lock === 'looking' && (
            <button
              type="button"
              className="primary"
              data-action="return"
              onClick={() => returnToGame(table)}
            >
              {steps.returnToGame}
            </button>
          )}
        </div>
      )}
    </div>
  );
  return (
    <>
      {note(false)}
      {sitting.seating?.how === 'face' && note(true)}
    </>
  );
};
