import { Play } from 'lucide';
import { useStore } from 'zustand';
import { nodeAt } from '#record/record.ts';
import { covering } from '#store/covering.ts';
import { viewNode } from '#store/navigation.ts';
import { playFromHere, whyNotPlayFromHere } from '#store/play-from-here.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useSettled, useTableStore } from '../app-context.tsx';
import { Icon } from '../common/Icon.tsx';
import { useMoveWords } from '../move-list/use-move-words.ts';
import { usePageText } from '../page-text.ts';
import { EndedStatus } from '../play-page/EndedStatus.tsx';
import { ReturnToGame } from '../play-page/ReturnToGame.tsx';
import { TurnStatus } from '../play-page/TurnStatus.tsx';
import { useBoardView } from '../play-page/use-board-view.ts';
import { CoverStrip } from './CoverStrip.tsx';
import { EqualPositions } from './EqualPositions.tsx';

/** The moves that may come next, or beside the one that is shown; none where there is only one. */
const Choices = () => {
  const { table } = useApp();
  const page = usePageText();
  const words = useMoveWords();
  const sitting = useSettled();
  const { line } = useBoardView();
  const { record } = sitting.match;
  const shown = shownNode(sitting);
  const { children, parent } = nodeAt(record, shown);
  const beside = parent === null ? [] : nodeAt(record, parent).children;
  const [ids, isNext] = children.length > 1 ? [children, true] : [beside, false];
  if (ids.length < 2) return null;
  const ply = isNext ? line.ply + 1 : line.ply;
  const label = isNext ? page.reading.nextMoves : page.moves.variationsHere(ids.length - 1);
  return (
    <ul className="reading-choices" aria-label={label}>
      {ids.map((id, i) => (
        <li key={id}>
          <button
            type="button"
            data-node={id}
            aria-current={id === shown ? 'step' : undefined}
            onClick={() => viewNode(table, id)}
          >
            {!isNext && <span className="unseen">{page.moves.variation(i + 1)}: </span>}
            <small>{ply}</small> {words(id)}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** What is said beside the board while one reads: which move is shown and who is to move, what may come next, and the way to play on. */
export const ReadingStrip = () => {
  const { table } = useApp();
  const page = usePageText();
  const words = useMoveWords();
  const sitting = useSettled();
  const state = useTableStore().getState();
  const { open, line } = useBoardView();
  const { outcome } = sitting.match;
  const cover = useStore(covering);
  if (cover.what !== 'nothing') return <CoverStrip {...cover} />;
  return (
    <>
      <div className="reading-strip">
        {outcome !== null && !open ? (
          <EndedStatus outcome={outcome} />
        ) : (
          <p className="status-turn">
            <strong>
              {line.ply === 0 ? page.moves.start : `${line.ply} ${words(shownNode(sitting))}`}
            </strong>
            <span className="status-more">
              {' · '}
              <TurnStatus />
            </span>
          </p>
        )}
      </div>
      <Choices />
      <EqualPositions />
      {sitting.origin === 'played' && <ReturnToGame />}
      {whyNotPlayFromHere(state, sitting) === null && (
        <button
          type="button"
          className="play-from-here"
          data-action="play-from-here"
          onClick={() => playFromHere(table)}
        >
          <Icon of={Play} />
          {page.commands.playFromHere}
        </button>
      )}
    </>
  );
};
