import { useText } from '../../app/text.tsx';
import { Reading } from '../../game/JapaneseParts.tsx';
import { useSigns } from '../../game/text-of.ts';
import { useOutlookWords } from '../../panels/inspector/use-landing-previews.ts';
import { useChosenPiece } from '../../table/use-chosen-piece.ts';
import { useSelectionView } from '../../table/use-position-view.ts';

/** Between two things that are told; it stands at the end of a line, and never begins one. */
const DOT = '\u00a0· ';

/** What was taken up: its name in three scripts, how many moves it has now, and how it goes; or what is still asked about its move. */
export const ChosenPiece = () => {
  const { ways } = useText().announced;
  const { question } = useSelectionView();
  const signs = useSigns();
  const chosen = useChosenPiece();
  const foreseen = useOutlookWords();
  if (question !== null) return <p className="status-chosen">{question.title}</p>;
  if (chosen === null) return null;
  const { name, kanji, reading, goes, goals } = chosen;
  return (
    <p className="status-chosen">
      <strong>{name}</strong> {kanji && <span lang={signs}>{kanji}</span>}
      {reading !== '' && (
        <small>
          {' '}
          <Reading>{reading}</Reading>
        </small>
      )}
      {DOT + ways(goals.length)}
      {foreseen !== '' && <span className="status-outlook">{DOT + foreseen}</span>}
      {goes !== '' && <span className="status-more">{DOT + goes}</span>}
    </p>
  );
};
