import { useText } from '../app/text.tsx';
import { useGameText } from '../game/game-skin.ts';
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

/** Who is to move on the board, or is in check. */
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
