import { Suspense, useCallback, useMemo, useState } from 'react';
import type { Pick } from '#kernel/game.ts';
import { cancel, pick } from '#store/commands.ts';
import { isNewTable, isRead, namesOf } from '#store/selectors.ts';
import { ReadDelayed, useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { files, lessons, records } from '../../app/chunks.ts';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { TurnedSheets } from '../../base/SheetFrame.tsx';
import { BoardStage, type BoardStageProps, sizesOf } from '../../board/BoardStage.tsx';
import { boardCursor } from '../../board/board-focus.ts';
import { useGameName } from '../../game/GameSign.tsx';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import { Nav } from '../../game/Nav.tsx';
import { useTitle } from '../../game/use-page-head.ts';
import { Announcer } from '../../panels/announcer/Announcer.tsx';
import { ClockFace } from '../../panels/clock/ClockFace.tsx';
import { Front } from '../../panels/front/Front.tsx';
import { FrontLine } from '../../panels/front/FrontLine.tsx';
import { useUnfinished } from '../../panels/games/use-unfinished.ts';
import { SideMeaning } from '../../panels/hints/SideMeaning.tsx';
import { TypeIn } from '../../panels/moves/TypeIn.tsx';
import { Notices } from '../../panels/notices/Notices.tsx';
import { OffersPanel } from '../../panels/offers/OffersPanel.tsx';
import { Proposals } from '../../panels/offers/Proposals.tsx';
import { Score } from '../../panels/offers/Score.tsx';
import type { DisabledReason, Opener, OpenSheet } from '../../table/actions/action.ts';
import { useAreMarked } from '../../table/use-are-marked.ts';
import { useGiven } from '../../table/use-given.ts';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';
import { type LockedBoard, useLockedBoard } from '../../table/use-locked-board.ts';
import { usePlayers } from '../../table/use-players.ts';
import {
  type BoardView,
  usePositionView,
  useSelectionOn,
  useSides,
} from '../../table/use-position-view.ts';
import { Bar } from './Bar.tsx';
import { BoardNote } from './BoardNote.tsx';
import { BoardTools } from './BoardTools.tsx';
import { ComingSheet } from './ComingSheet.tsx';
import { Hotkeys } from './Hotkeys.tsx';
import { Plate } from './Plate.tsx';
import { ResultCard } from './ResultCard.tsx';
import { SecondaryActions } from './SecondaryActions.tsx';
import { SheetOnItsWay } from './SheetOnItsWay.tsx';
import { Status } from './Status.tsx';
import { FaceSide } from './seating/FaceSide.tsx';
import './plate.css';
import './play.css';
import './wide-window.css';
import './zoomed.css';

const EndGameCard = lessons.component(({ EndGameCard }) => EndGameCard);
const EndGameOnTable = lessons.component(({ EndGameOnTable }) => EndGameOnTable);
const MovesPanel = records.component(({ MovesPanel }) => MovesPanel);
const Sheets = files.component(({ Sheets }) => Sheets);
const GivenFiles = files.component(({ GivenFiles }) => GivenFiles);

// One list for all renders: the board computes its marks again when a list of them changes.
const nothing: readonly never[] = [];

/** The props of the board that a press does not change. */
type BoardAtRest = Omit<BoardStageProps, 'position' | 'chosen' | 'next' | 'question' | 'evidence'>;

/**
 * The board with the move in hand: the only part that re-renders on every press. Keep its subscriptions few, so that it
 * answers soon.
 */
const BoardInHand = ({ view, ...board }: BoardAtRest & { readonly view: BoardView }) => {
  const selection = useSelectionOn(view, useGame(), board.skin);
  const evidence = useTable(({ refused, proof }) => refused?.refusal.evidence ?? proof);
  const next = useAreMarked(view, selection) ? selection.next : nothing;
  return <BoardStage {...board} {...selection} next={next} evidence={evidence} />;
};

/** The board with its players and its note. It does not re-render on every press. */
const PlayBoard = ({
  plates,
  onOpen,
  locking,
}: {
  readonly plates: BoardStageProps['plates'] & {};
  readonly onOpen: (what: OpenSheet) => void;
  readonly locking: LockedBoard;
}) => {
  const { table } = useApp();
  const skin = useSkin();
  const { SidePanel } = skin;
  const look = useLook();
  const sitting = useSitting();
  const sides = useSides();
  const text = useText();
  const view = usePositionView();
  const { lock, locked, onLocked, onPutAway, onLetGo } = locking;
  const press = useCallback(
    (pressed: Pick, dragged?: boolean) =>
      lock === null ? pick(table, pressed, dragged) : onLocked(),
    [table, lock, onLocked],
  );
  const letGo = useCallback(() => {
    onLetGo();
    cancel(table);
  }, [table, onLetGo]);
  // The same element until its props change. It follows the board a frame later.
  const note = useMemo(
    () => (
      <ReadDelayed value>
        <BoardNote told={locked} onPutAway={onPutAway} />
      </ReadDelayed>
    ),
    [locked, onPutAway],
  );
  return (
    <BoardInHand
      view={view}
      skin={skin}
      flipped={sitting.flipped}
      pieceSet={look.pieceSet}
      coordinates={look.coordinates}
      sides={sides}
      mover={lock === null ? view.toMove : null}
      last={view.last}
      checked={view.checked}
      onPick={press}
      onCancel={letGo}
      game={sitting.id}
      ply={view.line.ply}
      kind={sitting.match.gameId}
      turn={view.toMove}
      plates={plates}
      asks={sitting.match.refereeState?.offer}
      note={
        <>
          {note}
          {SidePanel && <SidePanel position={view.line.position} text={text} onOpen={onOpen} />}
        </>
      }
    />
  );
};

/** The board, with everything that two players want beside it while they play or look back. */
export const PlayPage = () => {
  const sitting = useSitting();
  const skin = useSkin();
  const sides = useSides();
  const view = usePositionView();
  const gameText = useGameText();
  const text = useText();
  const { app } = text;
  const players = usePlayers();
  const [opened, setOpened] = useState<OpenSheet | null>(null);
  // Remembered while sheets follow each other: one that is opened by another faces the same player.
  const [opener, setOpener] = useState<Opener>();
  const open = useCallback((what: OpenSheet | null, by?: Opener) => {
    setOpened(what);
    setOpener(by);
  }, []);
  // The reason why the action that has the focus or the pointer is off.
  const [asked, ask] = useState<DisabledReason | null>(null);
  const [isMissed, miss] = useState(false);
  const [given, onDone] = useGiven();
  const close = useCallback(() => setOpened(null), []);
  const act = { onOpen: open, onAsk: ask };
  const waits = useUnfinished().length > 0;
  const begun = sitting.match.record.nodes.length > 1;
  const isNew = isNewTable(useGame(), sitting);
  const isWide = useIsWideWindow();
  const hasLine = isNew && !isWide;
  const game = useGameName(sitting.match.gameId);
  const reads = isRead(sitting);
  const names = namesOf(sitting);
  useTitle(names.some((name) => name !== '') ? players.join(' – ') : '');
  const { outcome, refereeState } = sitting.match;
  const over = outcome !== null && !view.open;
  const plateOf = (seat: 0 | 1) => (
    <Plate
      seat={seat}
      name={names[seat]}
      side={sides[seat]}
      moving={!over && view.now.turn === seat}
      checked={view.now.checked && view.now.turn === seat}
      won={over && outcome?.winner === seat}
    >
      {sitting.series && <Score points={sitting.series.score[seat]} />}
      <SideMeaning seat={seat} />
      {refereeState?.clock && <ClockFace seat={seat} />}
    </Plate>
  );
  const seating = sitting.seating?.how;
  const listsGames = waits && isWide && seating !== 'face';
  const locking = useLockedBoard();
  return (
    <>
      <button
        type="button"
        className="skip"
        data-action="skip-to-board"
        onClick={() => boardCursor()?.focus()}
      >
        {app.skipToBoard}
      </button>
      <main
        className="play"
        data-table={sitting.match.gameId}
        data-seating={seating}
        data-reading={reads || undefined}
        data-front-line={hasLine || undefined}
        style={sizesOf(skin)}
      >
        {/* Drawn with the board: a description that comes later is not read to a player who is on it already. */}
        <p id="board-keys" hidden>
          {gameText.keys(text)}
        </p>
        <h1 className="unseen">
          {isNew ? text.front.begins(game, sides[view.toMove ?? 0]) : players.join(' – ')}
        </h1>
        {seating === 'face' && <FaceSide far onOpen={open} />}
        <ReadDelayed value={false}>
          <PlayBoard plates={[plateOf(0), plateOf(1)]} onOpen={open} locking={locking} />
        </ReadDelayed>
        {seating === 'face' ? (
          <FaceSide asked={asked} onOpen={open} />
        ) : (
          <Status asked={asked} question={<OffersPanel />} />
        )}
        {hasLine && <FrontLine onOpen={open} />}
        <aside className="panel">
          <Nav />
          <ErrorBoundary>
            {over &&
              (sitting.lesson ? (
                <Suspense>
                  <EndGameCard outcome={outcome} />
                </Suspense>
              ) : (
                <ResultCard outcome={outcome} onOpen={open} />
              ))}
          </ErrorBoundary>
          {isNew && isWide ? (
            // The sheet of a new game asks the same questions, so the front door leaves them to it.
            (opened !== 'new' || isMissed) && (
              <Front onOpen={open}>{waits && <MovesPanel listsGames onOpen={open} />}</Front>
            )
          ) : (
            <div className="moves-panel" data-part="moves">
              <Suspense>
                {(begun || reads || listsGames) && (
                  <MovesPanel listsGames={listsGames} onOpen={open} />
                )}
              </Suspense>
            </div>
          )}
          <div className="notices">
            <Notices />
          </div>
          {/* If one of these fails the rest of the screen stays, and the players go on without it. */}
          <ErrorBoundary>
            <BoardTools onAsk={ask} />
          </ErrorBoundary>
          {!(isNew && isWide) && (
            <SecondaryActions {...act}>
              <ErrorBoundary>{seating !== 'face' && <Proposals {...act} />}</ErrorBoundary>
            </SecondaryActions>
          )}
        </aside>
        {opened === 'type-move' ? (
          <TypeIn onClose={close} locking={locking} />
        ) : (
          seating !== 'face' && <Bar {...act} />
        )}
        {/* If the announcer fails the rest of the screen stays. */}
        <ErrorBoundary>
          <Announcer isChoosing={opened === 'new'} />
        </ErrorBoundary>
        <Hotkeys onOpen={open} />
        <Suspense>{sitting.lesson && <EndGameOnTable />}</Suspense>
        <Suspense>
          {given && <GivenFiles given={given} onOpen={open} onRefuse={ask} onDone={onDone} />}
        </Suspense>
        {opened !== null && opened !== 'type-move' && (
          <TurnedSheets value={opener?.far}>
            <SheetOnItsWay
              isOpening={typeof opened === 'object' && 'from' in opened}
              onGiveUp={close}
            />
            <ComingSheet key={`${opened}`} opened={opened} onClose={close} onMiss={miss}>
              <Suspense>
                <Sheets opened={opened} own={opener?.seat} onOpen={setOpened} />
              </Suspense>
            </ComingSheet>
          </TurnedSheets>
        )}
      </main>
    </>
  );
};
