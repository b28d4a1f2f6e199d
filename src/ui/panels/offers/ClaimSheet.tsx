import { useEffect } from 'react';
import type { Seat } from '#kernel/game.ts';
import { claim } from '#store/referee.ts';
import { shownLine } from '#store/selectors.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { usePlayers } from '../../table/use-players.ts';
import { ClaimConditions, useClaim } from './Claims.tsx';

/** The count of a claim before it is made: each condition, and the result that the claim would give. */
export const ClaimSheet = ({
  what,
  seat,
  onClose,
}: {
  readonly what: string;
  readonly seat: Seat;
  readonly onClose: () => void;
}) => {
  const { table } = useApp();
  const gameText = useGameText();
  const game = useGame();
  const text = useText();
  const players = usePlayers();
  const sitting = useSitting();
  const { claims } = gameText.inspector;
  const elsewhere = useTable((state) => state.elsewhere);
  const { refereeState, outcome } = sitting.match;
  const still =
    elsewhere ||
    outcome !== null ||
    (refereeState !== undefined &&
      (refereeState.paused !== null || refereeState.sealing || refereeState.offer !== null));
  // The claim cannot be made any more: the game is over, stands still or is in another tab.
  useEffect(() => {
    if (still) onClose();
  }, [still, onClose]);
  const line = shownLine(game, { ...sitting, viewed: null });
  const words = useClaim(what);
  const count = claims?.sheet(line, seat, sitting.match.rules, text);
  return (
    <Sheet
      title={`${words.title ?? words.act}: ${players[seat]}`}
      role="alertdialog"
      onClose={onClose}
    >
      {count && (
        <>
          <ul className="sheet-lines">
            <ClaimConditions lines={count.lines} />
          </ul>
          <p>
            <strong>{count.gives}</strong>
          </p>
        </>
      )}
      <div className="side-by-side">
        <button
          type="button"
          className="primary"
          data-action="declare"
          onClick={() => {
            claim(table, seat, what);
            onClose();
          }}
        >
          {words.make ?? words.act}
        </button>
        <button type="button" data-action="cancel" onClick={onClose}>
          {text.actions.cancel}
        </button>
      </div>
    </Sheet>
  );
};
