import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Pick } from '#kernel/game.ts';
import { claimsAt } from '#match/claims.ts';
import { cancel, pick } from '#store/commands.ts';
import { helpsOf, lockOf, namesOf } from '#store/selectors.ts';
import { BoardStage, type BoardStageProps } from '../board/BoardStage.tsx';
import { useLook, useSkin } from '../game-skin.ts';
import { TypeIn } from '../moves/TypeIn.tsx';
import { useGame, usePlace, useSettings, useSettled, useTable } from '../table-context.tsx';
import { Actions } from './Actions.tsx';
import type { Told } from './BoardNote.tsx';
import { agreedParts } from './later-agreed.ts';
import { playParts } from './later-parts.ts';
import { Plate } from './Plate.tsx';
import { ResultCard } from './ResultCard.tsx';
import { Status } from './Status.tsx';
import { useBoardView, useDraftView, useSides } from './use-view.ts';
import './play.css';

/** How the game stands, or how it ended; without what two who sit face to face have for it, on one side only. */
const Standing = ({ far = false }: { readonly far?: boolean }) => {
  const { outcome } = useSettled().match;
  if (far) return null;
  return (
    <>
      <Status />
      {outcome !== null && <ResultCard outcome={outcome} />}
    </>
  );
};

const { part } = playParts;
const Lens = part(({ Lens }) => Lens);
const BoardNote = part(({ BoardNote }) => BoardNote);
const Announcer = part(({ Announcer }) => Announcer);
const Course = part(({ Course }) => Course);
const Hotkeys = part(({ Hotkeys }) => Hotkeys);
const Notices = part(({ Notices }) => Notices);
const WaitingGames = part(({ WaitingGames }) => WaitingGames);
const ClockFace = agreedParts.part(({ ClockFace }) => ClockFace);
const Talk = agreedParts.part(({ Talk }) => Talk);
const FaceSide = agreedParts.part(({ FaceSide }) => FaceSide, Standing);
const Consent = agreedParts.part(({ Consent }) => Consent);
const Score = agreedParts.part(({ Score }) => Score);
const Cover = agreedParts.part(({ Cover }) => Cover);

/** How long after the board what teaches comes by itself, in milliseconds. */
const AT_REST = 4000;

// One list for all renders: the marks of the board are drawn anew when theirs changes.
const nothing: readonly never[] = [];

/** The board with the move in hand: of all that is on the screen, what a press changes. */
const PlayBoard = ({
  granted,
  plates,
}: {
  /** Whether the help that fades is there for the chosen piece. */
  readonly granted: boolean;
  readonly plates: BoardStageProps['plates'] & {};
}) => {
  const { table } = usePlace();
  const skin = useSkin();
  const { hints } = useSettings();
  const look = useLook();
  const sitting = useSettled();
  const refused = useTable((state) => state.refused);
  const proof = useTable((state) => state.proof);
  const elsewhere = useTable((state) => state.elsewhere);
  const sides = useSides();
  const view = useBoardView();
  const draft = useDraftView();
  const lock = lockOf(sitting, elsewhere);
  // A board that is pressed though it is locked says why.
  const [locked, tell] = useState<Told | null>(null);
  const press = useCallback(
    (pressed: Pick, dragged?: boolean) =>
      lock === null ? pick(table, pressed, dragged) : tell({ lock, at: view.line }),
    [table, lock, view.line],
  );
  const letGo = useCallback(() => {
    // Who drags a piece back there moves the page and not the piece, and is told all the same.
    tell((told) => (told?.lock === 'looking' ? told : null));
    cancel(table);
  }, [table]);
  const help = helpsOf(sitting, hints)[view.toMove];
  return (
    <BoardStage
      skin={skin}
      position={draft.position}
      flipped={sitting.flipped}
      pieceSet={look.pieceSet}
      coordinates={look.coordinates}
      sides={sides}
      mover={view.open && !elsewhere ? view.toMove : null}
      chosen={draft.chosen}
      next={help === 'always' || (help === 'fading' && granted) ? draft.next : nothing}
      last={view.last}
      checked={view.checked}
      evidence={refused?.refusal.evidence ?? proof}
      onPick={press}
      onCancel={letGo}
      ply={view.line.ply}
      question={draft.question}
      goesOn={draft.goesOn}
      plates={plates}
      asks={sitting.match.agreed?.offer}
      note={
        <Suspense>
          {(sitting.match.record.nodes.length > 1 || locked) && (
            <BoardNote told={locked} onPutAway={() => tell(null)} />
          )}
        </Suspense>
      }
    />
  );
};

/** The board, and beside it everything that two players want while they play or look back. */
export const PlayPage = () => {
  const game = useGame();
  const sitting = useSettled();
  const sides = useSides();
  const view = useBoardView();

  // Pieces can be asked as soon as somebody points at anything, or the page has come to rest.
  const [touched, setTouched] = useState<EventTarget | null>(null);
  const wake = ({ target }: { readonly target: EventTarget }): void =>
    setTouched((first) => first ?? target);
  useEffect(() => {
    const rest = setTimeout(() => setTouched((first) => first ?? document.body), AT_REST);
    return () => clearTimeout(rest);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes to a game, or to another one, sees its board first.
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [sitting.id]);
  // Until what is known has been read, all marks are there.
  const [granted, grant] = useState(true);
  const noticed = useTable(
    ({ aside, elsewhere, trouble, storageNews }) =>
      aside !== null || elsewhere || trouble !== null || storageNews !== null,
  );
  const waits = useTable(({ waiting }) => waiting !== null && waiting.length > 0);
  const used = useTable((state) => state.sitting.revision > 0 || state.refused !== null);
  const begun = sitting.match.record.nodes.length > 1;
  const names = namesOf(sitting);
  const { outcome, agreed, rules } = sitting.match;
  // What can be claimed can be said, whatever was agreed on.
  const claimable = claimsAt(game, view.line, view.toMove, rules).length > 0;
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
      <Suspense>
        {sitting.series && <Score points={sitting.series.score[seat]} />}
        {agreed?.clock && <ClockFace seat={seat} />}
        {agreed?.offer && <Consent seat={seat} />}
      </Suspense>
    </Plate>
  );
  const seating = sitting.seating?.how;
  return (
    <main className="play" data-seating={seating} onPointerOver={wake} onFocus={wake}>
      <h1 className="unseen">{sides.join(' – ')}</h1>
      <PlayBoard granted={granted} plates={[plateOf(0), plateOf(1)]} />
      <aside className="panel">
        <div className="notices" role="status">
          <Suspense>{noticed && <Notices />}</Suspense>
        </div>
        {seating === 'face' ? (
          <Suspense>
            <FaceSide />
          </Suspense>
        ) : (
          <Standing />
        )}
        <Suspense>{touched && <Lens first={touched} onGrant={grant} />}</Suspense>
        <div className="course">
          <Suspense>{seating !== 'face' && (agreed || claimable) && <Talk />}</Suspense>
          <Suspense>{begun && <Course />}</Suspense>
        </div>
        <Actions />
        <TypeIn />
        <Suspense>{waits && <WaitingGames />}</Suspense>
      </aside>
      <Suspense>{seating === 'face' && <FaceSide far />}</Suspense>
      <Suspense>{sitting.seating?.how === 'pass' && sitting.seating.cover && <Cover />}</Suspense>
      <Suspense>{(used || begun) && <Announcer />}</Suspense>
      <Suspense>{(touched || begun) && <Hotkeys />}</Suspense>
    </main>
  );
};
