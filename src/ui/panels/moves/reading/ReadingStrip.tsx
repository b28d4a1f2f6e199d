import { Play } from 'lucide';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { nodeAt } from '#record/record.ts';
import { guessingStore } from '#store/guessing.ts';
import { viewNode } from '#store/navigation.ts';
import { playFromHere, whyNotPlayFromHere } from '#store/play-from-here.ts';
import { beginsVariation, lineOnBoard, shownNode } from '#store/selectors.ts';
import type { IllegalAttempt } from '#store/table.ts';
import { useApp, useSitting, useTable, useTableStore } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import { useOneTabStop } from '../../../base/use-one-tab-stop.ts';
import { EndedStatus, TurnStatus } from '../../../table/GameStatus.tsx';
import { RefusalText } from '../../../table/RefusalText.tsx';
import { ReturnToGame } from '../../../table/ReturnToGame.tsx';
import { usePositionView } from '../../../table/use-position-view.ts';
import { MoveWords } from '../MoveWords.tsx';
import { useMoveWords, useSpokenMoves } from '../use-move-words.ts';
import { PlayedLineStrip } from './analysis/PlayedLineStrip.tsx';
import { EqualPositions } from './EqualPositions.tsx';
import { GuessStrip } from './GuessStrip.tsx';
import { useBeyondEdge } from './use-beyond-edge.ts';

interface ChoicesRowProps {
  /** The moves to choose from, at least two. */
  readonly ids: readonly number[];
  /** Whether they follow the shown position; otherwise they lead to it or stand beside the move that does. */
  readonly isNext: boolean;
  readonly shown: number;
}

/** A row of moves to choose from, with the number of those out of sight. */
const ChoicesRow = ({ ids, isNext, shown }: ChoicesRowProps) => {
  const { table } = useApp();
  const { moves, reading } = useText();
  const words = useMoveWords();
  const spoken = useSpokenMoves();
  const { line } = usePositionView();
  const row = useRef<HTMLUListElement>(null);
  const { list } = useOneTabStop(row);
  const beyond = useBeyondEdge(row);
  return (
    <div className="reading-next">
      <ul
        ref={list}
        className="reading-choices"
        aria-label={isNext ? reading.nextMoves : moves.variationsHere(ids.length - 1)}
      >
        {ids.map((id, i) => (
          <li key={id}>
            <button
              type="button"
              data-node={id}
              aria-current={id === shown ? 'step' : undefined}
              onClick={() => viewNode(table, id)}
            >
              {!isNext && <span className="unseen">{moves.variation(i + 1)}: </span>}
              <small>{isNext ? line.ply + 1 : line.ply}</small>{' '}
              <MoveWords written={words(id)} spoken={spoken(id)} />
            </button>
          </li>
        ))}
      </ul>
      {beyond > 0 && (
        <button
          type="button"
          className="quiet reading-beyond"
          data-action="more-choices"
          aria-label={reading.moreMoves(beyond)}
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth })}
        >
          <span title={reading.moreMoves(beyond)}>+{beyond}</span>
        </button>
      )}
    </div>
  );
};

/** The moves that may come next, or those beside the shown move; nothing where there is only one. */
const Choices = () => {
  const sitting = useSitting();
  const { record } = sitting.match;
  const shown = shownNode(sitting);
  const { children, parent } = nodeAt(record, shown);
  const beside = parent === null ? [] : nodeAt(record, parent).children;
  const isNext = children.length > 1;
  const ids = isNext ? children : beside;
  // The row is the same element as long as it has the same moves, so that the pressed one keeps the focus.
  return (
    ids.length > 1 && (
      <ChoicesRow key={isNext ? shown : parent} ids={ids} isNext={isNext} shown={shown} />
    )
  );
};

/**
 * The strip beside the board of a record. It shows the move on the board and the side to move, or why a press is not
 * possible. Then come the moves that may be next, and the button to play on from here.
 */
export const ReadingStrip = ({ refused }: { readonly refused: IllegalAttempt | null }) => {
  const { table } = useApp();
  const text = useText();
  const words = useMoveWords();
  const sitting = useSitting();
  const state = useTableStore().getState();
  const { open, line } = usePositionView();
  const { outcome } = sitting.match;
  const cover = useStore(guessingStore);
  const programLine = useTable(lineOnBoard);
  if (programLine !== null) return <PlayedLineStrip line={programLine} />;
  if (cover.what !== 'nothing') return <GuessStrip {...cover} />;
  const shown =
    outcome !== null && !open ? (
      <EndedStatus outcome={outcome} />
    ) : (
      <p className="status-turn">
        <strong>
          {line.ply === 0 ? text.moves.start : `${line.ply} ${words(shownNode(sitting))}`}
        </strong>
        <span className="status-more">
          {beginsVariation(sitting) && ` · ${text.looking.inVariation}`}
          {' · '}
          <TurnStatus />
        </span>
      </p>
    );
  return (
    <>
      <div className={refused === null ? 'reading-strip status-idle' : 'reading-strip'}>
        {refused === null ? (
          shown
        ) : (
          <RefusalText {...refused} practises className="status-refusal">
            {shown}
          </RefusalText>
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
          {text.commands.playFromHere}
        </button>
      )}
    </>
  );
};
