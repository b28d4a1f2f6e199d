import { type CSSProperties, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Outcome, Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { guessingStore, uncoveredLine } from '#store/guessing.ts';
import { walkedLine } from '#store/navigation.ts';
import { isRead, lineOnBoard, namesOf, shownNode, tellsFouls } from '#store/selectors.ts';
import { dateIn } from '#store/summary.ts';
import { useGame, useSitting, useTable } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { BoardPicture } from '../../../board/picture/BoardPicture.tsx';
import { dayIn, dayOf } from '../../../game/day-text.ts';
import { useGameName } from '../../../game/GameSign.tsx';
import { useGameText, useLook, useSkin } from '../../../game/game-skin.ts';
import { signOf } from '../../../game/seat-sign.ts';
import { EndingLine } from '../../../table/EndingText.tsx';
import { usePositionView, useSides } from '../../../table/use-position-view.ts';
import { useMoveWords } from '../use-move-words.ts';
import './printed-game.css';

/** A player: the sign of the side, the name, and the pieces in hand. */
const Player = ({ seat }: { readonly seat: Seat }) => {
  const skin = useSkin();
  const { SeatSign, Face } = skin;
  const { pieceSet } = useLook();
  const { position } = usePositionView().line;
  const side = useSides()[seat];
  const name = namesOf(useSitting())[seat];
  const held = skin.handKinds.filter(({ kind }) => skin.handCount(position, seat, kind) > 0);
  return (
    <p className="printed-player">
      <SeatSign seat={signOf(skin, seat, position)} className="printed-sign" />
      <strong>
        <bdi>{name || side}</bdi>
      </strong>
      {name && <span>{side}</span>}
      <span className="printed-hand">
        {held.map(({ kind, faces }) => (
          <span key={kind} data-count={skin.handCount(position, seat, kind)}>
            <Face face={faces[0]} down={false} set={pieceSet} />
            {skin.handCount(position, seat, kind) > 1 && skin.handCount(position, seat, kind)}
          </span>
        ))}
      </span>
    </p>
  );
};

/** The position on the board with the letters of its edges, from the side from which the table shows it. */
const PrintedBoard = () => {
  const skin = useSkin();
  const { pieceSet, coordinates } = useLook();
  const { line } = usePositionView();
  const { flipped } = useSitting();
  const edge = (labels: readonly string[]) =>
    (flipped ? labels.toReversed() : labels).map((label) => <span key={label}>{label}</span>);
  const { columns, rows, aspect } = skin.board;
  // A board that is higher than wide is as high as another one is wide.
  const share = { '--share': Math.min(1, columns / (rows * aspect)) };
  return (
    <div
      className="printed-board"
      data-size={columns > 12 ? 'large' : undefined}
      style={share as CSSProperties}
    >
      <Player seat={flipped ? 0 : 1} />
      <div className="printed-edges">
        <p className="printed-files">{edge(skin.columnLabels(coordinates))}</p>
        <BoardPicture skin={skin} position={line.position} pieceSet={pieceSet} flipped={flipped} />
        <p className="printed-ranks">{edge(skin.rowLabels(coordinates))}</p>
      </div>
      <Player seat={flipped ? 1 : 0} />
    </div>
  );
};

/**
 * The part of the game that is printed: its moves, as nodes, and how it ended. Of a game that goes on these are the moves up to
 * where it stands; of a record that is read, all of its line.
 *
 * Left out are the covered moves of a record, with its ending while it is covered, too. While a program's line is on the
 * board, the moves of that line are left out, and the ending: only the game's own moves up to that line are printed.
 */
const usePrinted = (): { readonly moves: readonly number[]; readonly outcome: Outcome | null } => {
  const sitting = useSitting();
  const programLine = useTable(lineOnBoard);
  const { what } = useStore(guessingStore);
  const { head, outcome } = sitting.match;
  const whole = walkedLine(sitting);
  if (!isRead(sitting)) {
    const at = whole.indexOf(head);
    return { moves: (at === -1 ? whole : whole.slice(0, at + 1)).slice(1), outcome };
  }
  const inSight = uncoveredLine(whole, shownNode(sitting), what);
  if (programLine !== null) {
    // The nodes of the program's line come after all of the record's.
    const own = programLine.over.record.nodes.length;
    return { moves: inSight.filter((id) => id < own).slice(1), outcome: null };
  }
  // Beside the game, at the end of another line, its ending is still to come.
  const isEndCovered =
    what !== 'nothing' && (inSight.length < whole.length || !inSight.includes(head));
  return { moves: inSight.slice(1), outcome: isEndCovered ? null : outcome };
};

/** The moves that are printed. The one on the board stands out. */
const PrintedMoves = ({ moves }: { readonly moves: readonly number[] }) => {
  const sitting = useSitting();
  const game = useGame();
  const text = useText();
  const { namedFoul } = useGameText().writing;
  const words = useMoveWords();
  const { record } = sitting.match;
  const shown = shownNode(sitting);
  const told = tellsFouls(sitting);
  return (
    <ol className="printed-moves" aria-label={text.moves.label}>
      {moves.map((id, i) => (
        <li key={id} data-shown={id === shown || undefined}>
          <span>{i + 1}</span>
          {words(id)}
          {told && nodeAt(record, id).illegal && (
            <em> {namedFoul(lineTo(game, record, id), text)?.name ?? text.moves.illegal}</em>
          )}
        </li>
      ))}
    </ol>
  );
};

/**
 * The game as it is printed: its names, its result, the position on the board, and its moves. A covered game prints only
 * its name. `usePrinted` says which moves are left out, and when the result is.
 */
export const PrintedGame = ({ isCovered }: { readonly isCovered: boolean }) => {
  const text = useText();
  const { match, startedAtMs, origin } = useSitting();
  const name = useGameName(match.gameId);
  const { moves, outcome } = usePrinted();
  // The style hides the rest of the page only while this stands in it.
  useLayoutEffect(() => {
    document.documentElement.dataset['printed'] = '';
    return () => {
      delete document.documentElement.dataset['printed'];
    };
  }, []);
  const date = dateIn(match.record.headers);
  const day = date ? dayOf(date) : origin === 'played' ? new Date(startedAtMs) : undefined;
  return (
    <article className="printed-game" data-part="print">
      <header>
        <h1>{name}</h1>
        {day && <p>{dayIn(text.language, day)}</p>}
      </header>
      {!isCovered && (
        <>
          {outcome && (
            <p className="printed-result">
              <EndingLine outcome={outcome} />
            </p>
          )}
          <PrintedBoard />
          <PrintedMoves moves={moves} />
        </>
      )}
    </article>
  );
};
