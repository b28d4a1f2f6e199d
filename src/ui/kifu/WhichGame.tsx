import { useState } from 'react';
import { namesIn } from '#store/selectors.ts';
import { keepRecords } from '#store/sittings.ts';
import { Sheet } from '../common/Sheet.tsx';
import { usePageText } from '../page-text.ts';
import { usePlace } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { keepBytes, type Opened, putOnTable, type Unopened } from './opened.ts';
import { countOf } from './Receipt.tsx';

interface WhichGameProps {
  readonly games: readonly Opened[];
  readonly unopened: readonly Unopened[];
  /** One was put on the table. */
  readonly onChosen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** The games of several files, or of one that holds several: one goes on the table, or all are kept. */
export const WhichGame = ({ games, unopened, onChosen, onClose }: WhichGameProps) => {
  const { table } = usePlace();
  const text = useText();
  const words = usePageText().kifu;
  const [said, setSaid] = useState('');
  const keepAll = async (): Promise<void> => {
    await keepRecords(
      table,
      games.map(({ game: { record }, source }) => ({ record, source })),
    );
    for (const opened of games) if (opened.source.game === 0) await keepBytes(table, opened);
    setSaid(words.keptAll(games.length));
  };
  return (
    <Sheet title={words.games(games.length)} onClose={onClose}>
      {unopened.length > 0 && (
        <ul className="trouble" role="alert">
          {unopened.map(({ name, why }) => (
            <li key={name}>{words.noneIn(name, why)}</li>
          ))}
        </ul>
      )}
      <ol className="which-game">
        {games.map((opened) => (
          <li key={`${opened.source.id} ${opened.source.game}`}>
            <button
              type="button"
              onClick={() => {
                putOnTable(table, opened);
                onChosen(opened);
              }}
            >
              <span>
                {namesIn(opened.game.record)
                  .filter((name) => name !== '')
                  .join(' – ') || opened.source.name}
              </span>
              <small>{words.moves(countOf(opened.game).moves)}</small>
            </button>
          </li>
        ))}
      </ol>
      <p className="said" role="status">
        {said}
      </p>
      <div className="side-by-side">
        <button
          type="button"
          className="primary"
          disabled={said !== ''}
          onClick={() => void keepAll()}
        >
          {words.keepAll}
        </button>
        <button type="button" onClick={onClose}>
          {text.actions.close}
        </button>
      </div>
    </Sheet>
  );
};
