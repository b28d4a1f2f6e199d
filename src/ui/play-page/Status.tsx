import { type ReactNode, Suspense } from 'react';
import type { Seat } from '#kernel/game.ts';
import { useSettled, useTable } from '../app-context.tsx';
import { PlayerSentence } from '../common/PlayerSentence.tsx';
import { useText } from '../text.tsx';
import type { Off } from './action.ts';
import { lazyPlayPanels } from './lazy-play-panels.ts';
import { TurnStatus } from './TurnStatus.tsx';
import { useBoardView } from './use-board-view.ts';

const LazyStatus = lazyPlayPanels.component(
  ({ LazyStatus }) => LazyStatus,
  ({ children }) => children,
);

export interface StatusProps {
  /** Whose side of the table it stands on, where both have one. */
  readonly own?: Seat;
  /** What that side is called. */
  readonly of?: string;
  /** Why what somebody came to is off. */
  readonly asked?: Off | null;
  /** Whether somebody has pointed at anything, or the page has come to rest. */
  readonly woken?: boolean;
  /** What waits between the players. */
  readonly question: ReactNode;
}

/**
 * The one place beside the board where something is said: of what waits for an answer, why the last attempt was not
 * possible, how the game ended, what was chosen, or whose turn it is. Two lines, and it holds still.
 */
export const Status = ({ own, of = '', asked = null, woken, question }: StatusProps) => {
  const text = useText();
  const sitting = useSettled();
  const refused = useTable((state) => state.refused);
  const used = useTable((state) => state.sitting.picked.length > 0 || state.sitting.revision > 0);
  const { open, line } = useBoardView();
  const { outcome, refereeState } = sitting.match;
  const asks =
    refereeState &&
    outcome === null &&
    (refereeState.offer ?? refereeState.paused ?? refereeState.foul) !== null;
  const turn = (
    <p className="status-turn">
      {outcome !== null && !open ? (
        outcome.winner === null ? (
          text.result.nobody
        ) : (
          <PlayerSentence say={(of) => text.result.wins(of(outcome.winner ?? 0))} />
        )
      ) : (
        <TurnStatus />
      )}
    </p>
  );
  return (
    <section
      className="message status"
      data-part="message"
      data-seat={own}
      data-loud={asks || refereeState?.sealing || refused !== null || undefined}
      aria-label={text.status.label + of}
      data-at-ply={line.ply}
    >
      {used || woken || asks || asked !== null || refused !== null ? (
        <Suspense fallback={turn}>
          <LazyStatus own={own} asked={asked} question={question}>
            {turn}
          </LazyStatus>
        </Suspense>
      ) : (
        turn
      )}
    </section>
  );
};
