import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Course, nextPath } from '#games/course.ts';
import type { LessonEvent, LessonState, LessonTable, LevelShown } from '#store/lesson-table.ts';
import { linkTo } from '#store/routes.ts';
import { ReadDelayed, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useKey } from '../../app/use-key.ts';
import { goToAddress } from '../../base/back.ts';
import { sizesOf } from '../../board/BoardStage.tsx';
import { focusBoard } from '../../board/board-focus.ts';
import { useGameText, useSkin } from '../../game/game-skin.ts';
import { Nav } from '../../game/Nav.tsx';
import { usePageHead } from '../../game/use-page-head.ts';
import { PieceInspector } from '../../panels/inspector/PieceInspector.tsx';
import { ArrowLayer } from '../../panels/moves/reading/editor/ArrowLayer.tsx';
import { TypeIn } from '../../panels/moves/TypeIn.tsx';
import { useIsWideWindow } from '../../table/use-is-wide-window.ts';
import { useLockedBoard } from '../../table/use-locked-board.ts';
import { FoundLayer } from './FoundLayer.tsx';
import { LessonBoard } from './LessonBoard.tsx';
import { LevelAloud } from './LevelAloud.tsx';
import { LevelBar } from './LevelBar.tsx';
import { LevelList } from './LevelList.tsx';
import { LevelMore } from './LevelMore.tsx';
import { LevelPanel } from './LevelPanel.tsx';
import { LevelReadAloud } from './LevelReadAloud.tsx';
import { asksNow, LevelAnswers, LevelStrip } from './LevelStrip.tsx';
import { LevelGoal, LevelHead, stateName } from './LevelTask.tsx';
import { NotKeptInLevel } from './NotKept.tsx';
import { useUndoUntilLeft } from './Resets.tsx';
import { useLevelKeys } from './use-level-keys.ts';
import { useLevelTyping } from './use-level-typing.ts';
import { useLevelWords } from './use-level-words.ts';
import './level-parts.css';
import './level.css';
import './level-windows.css';

/** How long a press does nothing after a level has opened or an answer was wrong, in milliseconds: it was meant for what was there before. */
const CALM = 300;

/** The address after a level: the next one of its block, or else the first game that ends the block, or the path. */
const addressAfter = (course: Course, game: string, { lesson }: LessonTable): string => {
  const next = nextPath(course, lesson.path);
  if (next !== null) return linkTo('learn', game, next.stage, next.level);
  const block = course.blocks.find(({ stages }) => stages.includes(lesson.stage));
  return linkTo('learn', game, block?.id, block?.after[0]?.id);
};

/** Whether the learner has done nothing in a level yet. */
const isUntouched = ({ line, picked, found, refused, wrong, hint, done }: LessonState): boolean =>
  line.before === null &&
  picked.length + found.length === 0 &&
  [refused, wrong, hint, done].every((one) => one === null);

interface LevelScreenProps {
  readonly open: LessonTable;
  readonly course: Course;
  readonly shown: LevelShown;
}

/** A level on the screen: its task, the board, what there is to say, and its buttons. */
export const LevelScreen = ({ open, course, shown }: LevelScreenProps) => {
  const { lesson } = open;
  const { state } = shown;
  const skin = useSkin();
  const gameText = useGameText();
  const text = useText();
  const game = useTable(({ pack }) => pack.id);
  const words = useLevelWords(lesson);
  const isWide = useIsWideWindow();
  const [opened, setOpened] = useState<'more' | 'typing' | null>(null);
  const locking = useLockedBoard();
  const typing = useLevelTyping(lesson, state, open.send);
  const close = (): void => setOpened(null);
  // Their buttons stand where a notice would.
  const hasAnswers = lesson.level.kind === 'legal' || lesson.level.kind === 'face';
  usePageHead(words.place);
  useUndoUntilLeft();

  // Presses that come too soon were meant for what was there before.
  const changedAt = useRef<number | null>(null);
  const isWrong = state.wrong !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another level has opened, or it stands otherwise.
  useEffect(() => {
    // On the first level that opens, nothing was there before.
    changedAt.current = changedAt.current === null ? 0 : performance.now();
  }, [open, state.wrong, state.done]);
  const isTooSoon = useCallback(() => performance.now() - (changedAt.current ?? 0) < CALM, []);
  const send = useCallback(
    (event: LessonEvent): void => {
      if (!isWrong || !isTooSoon()) open.send(event);
    },
    [open, isWrong, isTooSoon],
  );
  const left = useRef<LessonTable>(null);
  const goOn = (): void => {
    left.current = open;
    goToAddress(addressAfter(course, game, open));
  };
  // The button goes with the level it stood in; the board stays.
  useLayoutEffect(() => {
    const goesOn = left.current !== null && left.current !== open;
    if (goesOn && !document.activeElement?.closest('.board')) focusBoard();
    left.current = null;
  }, [open]);
  useLevelKeys(state, send, goOn, isTooSoon);
  useKey('m', () => typing !== null && setOpened('typing'));
  const bar = (
    <LevelBar
      state={state}
      onSend={send}
      onNext={goOn}
      onMore={() => {
        if (!isTooSoon()) setOpened('more');
      }}
    />
  );
  return (
    <main
      className="play lesson"
      data-part="lesson"
      data-level={`${lesson.path.stage}/${lesson.path.level}`}
      data-state={stateName(state)}
      data-stars={state.done?.stars}
      data-answers={asksNow(lesson, state) || undefined}
      style={sizesOf(skin)}
    >
      {/* The board names it as its description. */}
      <p id="board-keys" hidden>
        {gameText.keys(text)}
      </p>
      <ReadDelayed value={false}>
        <LessonBoard
          lesson={lesson}
          shown={shown}
          onSend={send}
          task={
            isWide ? (
              <LevelList lesson={lesson} words={words} />
            ) : (
              <div className="level-task">
                <LevelHead lesson={lesson} words={words} />
                <LevelGoal words={words} />
              </div>
            )
          }
        />
        <FoundLayer squares={state.found} />
        <ArrowLayer />
        <LevelStrip lesson={lesson} state={state} words={words} />
        {!hasAnswers && <NotKeptInLevel isFresh={isUntouched(state)} />}
        <LevelAnswers lesson={lesson} state={state} words={words} onSend={send} />
        <aside className="panel">
          {isWide && (
            <>
              <Nav />
              <LevelPanel lesson={lesson} state={state} words={words} />
            </>
          )}
          <div className="piece-asked">
            <PieceInspector />
          </div>
        </aside>
        {opened === 'typing' && typing !== null && state.done === null ? (
          <TypeIn key={open.lesson.path.level} onClose={close} locking={locking} typing={typing} />
        ) : (
          bar
        )}
        <LevelAloud lesson={lesson} shown={shown} words={words} />
        <LevelReadAloud lesson={lesson} shown={shown} words={words} />
      </ReadDelayed>
      {opened === 'more' && (
        <LevelMore
          lesson={lesson}
          words={words}
          onType={typing === null ? null : () => setOpened('typing')}
          onClose={close}
        />
      )}
    </main>
  );
};
