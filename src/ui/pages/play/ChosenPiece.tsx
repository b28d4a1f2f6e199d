import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { PieceReading } from '../../game/JapaneseParts.tsx';
import { useSigns } from '../../game/text-of.ts';
import { useLandingPreviewWords } from '../../panels/inspector/use-landing-previews.ts';
import { useHelp } from '../../table/use-are-marked.ts';
import { useChosenPiece } from '../../table/use-chosen-piece.ts';
import { usePositionView, useSelectionView } from '../../table/use-position-view.ts';

/** Separates two facts. It stands at the end of a line, and never begins one. */
const DOT = '\u00a0· ';

/**
 * The chosen piece: its name in three scripts, how many moves it has now, and how it goes. While its move asks a question,
 * the question instead. A learner also reads how the piece would go after it, and that it may stay as it is.
 */
export const ChosenPiece = () => {
  const text = useText();
  const { question } = useSelectionView();
  const { goes: goesOf } = useGameText().inspector;
  const learns = useHelp(usePositionView()) !== 'off';
  const signs = useSigns();
  const chosen = useChosenPiece();
  const foreseen = useLandingPreviewWords();
  if (question !== null) {
    const { title, turning } = question;
    const promoted = turning && learns ? goesOf?.(turning.into, text) : undefined;
    return (
      <p className="status-chosen">
        <strong>{title}</strong>
        {turning && learns && (
          <span className="status-more">
            {promoted !== undefined && DOT + promoted}
            <span className="status-optional">{DOT + turning.optional}</span>
          </span>
        )}
      </p>
    );
  }
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
      {DOT + text.announced.ways(goals.length)}
      {foreseen !== '' && <span className="status-outlook">{DOT + foreseen}</span>}
      {goes !== '' && <span className="status-more">{DOT + goes}</span>}
    </p>
  );
};
