import type { Outcome } from '#kernel/game.ts';
import { useText } from '../app/text.tsx';
import { useGameText } from '../game/game-skin.ts';
import { useEndings } from './EndingText.tsx';
import { PlayerSentence } from './PlayerSentence.tsx';
import { usePositionView } from './use-position-view.ts';

/** Says what the last turn settled for the rest of the game, in the game's words; nothing after any other turn. */
const Settled = () => {
  const text = useText();
  const gameText = useGameText();
  const { line, away } = usePositionView();
  const settled = (of: (seat: 0 | 1) => string): string =>
    (away ? null : gameText.settled?.(line, of, text)) ?? '';
  return (
    settled(() => '') !== '' && (
      <>
        <strong>
          <PlayerSentence say={settled} />
        </strong>
        {' · '}
      </>
    )
  );
};

/** Says who is to move on the board, or is in check. */
export const TurnStatus = () => {
  const { status } = useText();
  const { facts, toMove } = usePositionView();
  return facts.checked.length > 0 ? (
    <strong className="status-check">
      <PlayerSentence say={(of) => status.check(of(toMove))} />
    </strong>
  ) : (
    <>
      <Settled />
      <PlayerSentence say={(of) => status.toMove(of(toMove))} />
    </>
  );
};

/** The strip of a finished game: it says who won, how, and where there is room for it, why. */
export const EndedStatus = ({ outcome }: { readonly outcome: Outcome }) => {
  const { result } = useText();
  const { how, why } = useEndings()(outcome);
  const { winner } = outcome;
  return (
    <p className="status-ended status-idle">
      <strong>
        {winner === null ? result.nobody : <PlayerSentence say={(of) => result.wins(of(winner))} />}
      </strong>{' '}
      · {how}
      <span className="status-more">
        {' '}
        · <PlayerSentence say={why} />
      </span>
    </p>
  );
};
