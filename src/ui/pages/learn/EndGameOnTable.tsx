import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { endOfHunt, type HuntEnd, hearOutside, runAway } from '#store/lesson-game.ts';
import { levelDone } from '#store/lesson-progress.ts';
import { useApp, useSitting } from '../../app/app-context.tsx';
import { Announced } from '../../base/Announced.tsx';
import { boardGeometry } from '../../board/board-geometry.ts';
import { useBoardField } from '../../board/use-board-field.ts';
import { useSkin } from '../../game/game-skin.ts';
import { useCourse, useLessonProgress, useLessonTexts } from './course.ts';
import { HuntResult } from './EndGameStatus.tsx';
import { resultPath, starsOf } from './end-game-results.ts';
import { pressedOutside, useEndGame } from './use-end-game.ts';
import './end-game.css';

/** Resolves when the pieces on the board lie where they were moved to. */
const arrived = async (): Promise<void> => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  // A slide begins within the frame that follows the move.
  await frame();
  await frame();
  const pieces = [...document.querySelectorAll('.stage-table .koma')];
  const slides = pieces.flatMap((piece) => piece.getAnimations?.() ?? []);
  await Promise.allSettled(slides.map(({ finished }) => finished));
};

/** The squares outside of a smaller board, faded. */
const Fence = ({ area }: { readonly area: readonly number[] }) => {
  const skin = useSkin();
  const { flipped } = useSitting();
  const field = useBoardField();
  const { viewBox, onto, outline } = boardGeometry({ board: skin.board, flipped });
  const { columns, rows, aspect } = skin.board;
  const outside = Array.from({ length: columns * rows }, (_, square) => square).filter(
    (square) => !area.includes(square),
  );
  return (
    field &&
    createPortal(
      <svg className="reach fence" viewBox={viewBox} aria-hidden="true">
        {outside.map((square) => (
          <rect
            key={square}
            transform={onto(square)}
            x={-5.6}
            y={-5.6 * aspect}
            width={11.2}
            height={11.2 * aspect}
          />
        ))}
        <path d={outline(area)} />
      </svg>,
      field,
    )
  );
};

/** Notes the result of a hunt that ends while it is on the table. Two people without names have no result to come back to. */
const useResult = (ended: HuntEnd | null): void => {
  const lessons = useLessonProgress();
  const shown = useEndGame();
  const sitting = useSitting();
  const { id, lesson, match } = sitting;
  const last = useRef({ id, isOver: match.outcome !== null });
  useEffect(() => {
    const { id: was, isOver } = last.current;
    last.current = { id, isOver: match.outcome !== null };
    if (was !== id || isOver || lesson === undefined || ended?.is !== 'caught') return;
    const { players } = match.record;
    if (lesson.seed === undefined && players.some((name) => name.trim() === '')) return;
    const done = { stars: starsOf(shown?.end ?? {}, ended.moves), took: ended.moves } as const;
    levelDone(lessons, match.gameId, resultPath(lesson, players), done);
  });
};

/** Read aloud besides the moves: the task at the start, a press outside of the board, and the result. */
const Heard = ({ ended }: { readonly ended: HuntEnd | null }) => {
  const { outside } = useLessonTexts();
  const shown = useEndGame();
  const { id, match } = useSitting();
  const told = useStore(pressedOutside);
  // The region is drawn before its words: a screen reader may ignore words that come with their region.
  const [isThere, come] = useState(false);
  useEffect(() => come(true), []);
  const begins = match.record.nodes.length === 1;
  return (
    <p className="unseen" role="status">
      {isThere && (
        <>
          <Announced event={id}>{begins && `${shown?.words.task} `}</Announced>
          <Announced event={told}>{told.match === match && outside}</Announced>
          <Announced event={ended === null}>{ended && <HuntResult />}</Announced>
        </>
      )}
    </p>
  );
};

/**
 * Everything that a game of a course needs at the table besides its strip and its card. Where the king runs away by itself,
 * it answers. A smaller board is fenced in, and a press outside of it is explained. The result is said and noted.
 */
export const EndGameOnTable = () => {
  const { table } = useApp();
  const course = useCourse();
  const shown = useEndGame();
  const ended = shown && endOfHunt(shown.state, shown.end);
  useEffect(() => course && runAway(table, course, arrived), [table, course]);
  useEffect(() => hearOutside(table, (match) => pressedOutside.setState({ match })), [table]);
  useResult(ended);
  const area = shown?.end.area;
  return (
    <>
      {area && <Fence area={area} />}
      <Heard ended={ended} />
    </>
  );
};
