import { PlayerSentence } from '../common/PlayerSentence.tsx';
import { useText } from '../text.tsx';
import { useBoardView } from './use-board-view.ts';

/** Who is to move on the board, or is in check. */
export const TurnStatus = () => {
  const { status } = useText();
  const { facts, toMove } = useBoardView();
  return facts.checked.length > 0 ? (
    <strong className="status-check">
      <PlayerSentence say={(of) => status.check(of(toMove))} />
    </strong>
  ) : (
    <PlayerSentence say={(of) => status.toMove(of(toMove))} />
  );
};
