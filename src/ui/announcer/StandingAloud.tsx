import type { IllegalAttempt } from '#store/table.ts';
import { useTable } from '../app-context.tsx';
import { squareWords } from '../board/Square.tsx';
import { Announced } from '../common/Announced.tsx';
import { useLook, useSkin } from '../game-skin.ts';
import { useBoardView, useSides } from '../play-page/use-board-view.ts';
import { useRefusalWords } from '../play-page/use-refusal-words.ts';
import { useText } from '../text.tsx';

/** Says what stands on a square that was pressed with nothing chosen and has nothing else to tell, so that the key is known to have been heard. */
export const StandingAloud = () => {
  const skin = useSkin();
  const text = useText();
  const sides = useSides();
  const { coordinates } = useLook();
  const { position } = useBoardView().line;
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
