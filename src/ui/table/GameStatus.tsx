import type { Outcome, Seat } from '#kernel/game.ts';
import { useSitting } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText } from '../game/game-skin.ts';
import { EndingLine, useWhyEnded } from './EndingText.tsx';
import { PlayerSentence } from './PlayerSentence.tsx';
import { useIsWideWindow } from './use-is-wide-window.ts';
import { usePositionView } from './use-position-view.ts';

/** The game's words for the thing that the last turn settled, such as who has which colour; empty after any other turn. */
const useSettled = (): ((of: (seat: 0 | 1) => string) => string) => {
  const text = useText();
  const gameText = useGameText();
  const { line, away } = usePositionView();
  return (of) => (away ? null : gameText.settled?.(line, of, text)) ?? '';
};

/** Whether there is no more to say of the position than who is to move: no check, and nothing that was just settled. */
export const useSaysTurnOnly = (): boolean => {
  const { facts } = usePositionView();
  const settled = useSettled();
  return facts.checked.length === 0 && settled(() => '') === '';
};

/** Says what the last turn settled; nothing after any other turn. */
const Settled = ({ alone }: { readonly alone: boolean }) => {
  const settled = useSettled();
  return (
    settled(() => '') !== '' && (
      <>
        <strong>
          <PlayerSentence say={settled} />
        </strong>
        {!alone && ' · '}
      </>
    )
  );
};

/**
 * Says who is to move on the board, or is in check. On the side of one player, `own`, it says that it is their move, and
 * nothing while it is the other's.
 */
export const TurnStatus = ({ own }: { readonly own?: Seat | undefined }) => {
  const { status } = useText();
  const { facts, toMove } = usePositionView();
  if (facts.checked.length > 0)
    return (
      <strong className="status-check">
        <PlayerSentence say={(of) => status.check(of(toMove))} />
      </strong>
    );
  const others = own !== undefined && own !== toMove;
  return (
    <>
      <Settled alone={others} />
      {own === undefined && <PlayerSentence say={(of) => status.toMove(of(toMove))} />}
      {own === toMove && status.yourMove}
    </>
  );
};

/** The strip of a finished game: it says who won, how, and where there is room for it, why. */
export const EndedStatus = ({ outcome }: { readonly outcome: Outcome }) => {
  const why = useWhyEnded(outcome);
  const { seating } = useSitting();
  const hasCard = useIsWideWindow() && seating?.how !== 'face';
  return (
    <p className="status-ended status-idle" data-part={hasCard ? undefined : 'end'}>
      <EndingLine outcome={outcome} />
      {why !== null && (
        <span className="status-more">
          {' · '}
          <PlayerSentence say={why} />
        </span>
      )}
    </p>
  );
};
