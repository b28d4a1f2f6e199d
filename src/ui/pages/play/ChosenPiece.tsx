import { useText } from '../../app/text.tsx';
import { PieceReading } from '../../game/JapaneseParts.tsx';
import { useSigns } from '../../game/text-of.ts';
import { useLandingPreviewWords } from '../../panels/inspector/use-landing-previews.ts';
import { useChosenPiece } from '../../table/use-chosen-piece.ts';
import { useSelectionView } from '../../table/use-position-view.ts';

/** Separates two facts. It stands at the end of a line, and never begins one. */
const DOT = '\u00a0· ';

/**
 * The chosen piece: its name in three scripts, how many moves it has now, and how it goes. While its move asks a question,
 * the question instead.
 */
export const ChosenPiece = () => {
  const { ways } = useText().announced;
  const { question } = useSelectionView();
  const signs = useSigns();
  const chosen = useChosenPiece();
  const foreseen = useLandingPreviewWords();
  if (question !== null) return <p className="status-chosen">{question.title}</p>;
  if (chosen === null) return null;
  const { name, kanji, reading, goes, goals } = chosen;
  return (
    <p className="status-chosen">
      <strong>{name}</strong> {kanji && <span lang={signs}>{kanji}</span>}
      {reading !== '' && (
        <small>
          {' '}
          <PieceReading>{reading}</PieceReading>
        </small>
      )}
      {DOT + ways(goals.length)}
      {foreseen !== '' && <span className="status-outlook">{DOT + foreseen}</span>}
      {goes !== '' && <span className="status-more">{DOT + goes}</span>}
    </p>
  );
};
