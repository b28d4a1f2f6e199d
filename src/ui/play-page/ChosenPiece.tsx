import { useSigns } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useDraftView } from './use-board-view.ts';
import { useChosenPiece } from './use-chosen-piece.ts';

/** What was taken up: its name, and how many moves it has; or what is still asked about its move. */
export const ChosenPiece = () => {
  const { ways } = usePageText().announced;
  const { question } = useDraftView();
  const signs = useSigns();
  const chosen = useChosenPiece();
  if (question !== null) return <p className="status-chosen">{question.title}</p>;
  if (chosen === null) return null;
  const { name, kanji, goals } = chosen;
  return (
    <p className="status-chosen">
      <strong>{name}</strong> {kanji && <span lang={signs}>{kanji}</span>} · {ways(goals.length)}
    </p>
  );
};
