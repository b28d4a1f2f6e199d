import type { IllegalAttempt } from '#store/table.ts';
import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { squareWords } from '../../board/Square.tsx';
import { useLook, useSkin } from '../../game/game-skin.ts';
import { usePositionView, useSides } from '../../table/use-position-view.ts';
import { useRefusalWords } from '../../table/use-refusal-words.ts';

/**
 * Announces what stands on a square that was pressed with nothing chosen, if there is nothing else to say of it. Without it
 * the user would not know that the key was heard.
 */
export const StandingAloud = () => {
  const skin = useSkin();
  const text = useText();
  const sides = useSides();
  const { coordinates } = useLook();
  const { position } = usePositionView().line;
  const refusalWords = useRefusalWords();
  const refused = useTable((state) => state.refused);
  const wordsOf = ({ asks, picks: [pick] }: IllegalAttempt): string => {
    if (!asks || pick?.at !== 'square') return '';
    const piece = skin.faceAt(position, pick.square);
    const side = piece === null || piece.seat === null ? '' : sides[piece.seat];
    const name = skin.spokenSquare(pick.square, coordinates);
    return squareWords(name, piece === null ? '' : skin.pieceName(piece.kind, text), side, text);
  };
  const isSilent = refused !== null && refusalWords(refused) === '';
  const words = isSilent ? wordsOf(refused) : '';
  return (
    <p className="unseen" aria-live="polite">
      <Announced event={refused}>{words}</Announced>
    </p>
  );
};
