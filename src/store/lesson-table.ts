/**
 * A table on which one level is learned. The runner of lessons says what an event does; the table shows the result, so that
 * the board, its marks and what is read aloud work as in a game. Nothing of it is kept.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Course, LevelPath } from '#games/course.ts';
import type { GamePack } from '#games/pack.ts';
import { type Lesson, lessonAt } from '#lessons/lesson.ts';
import { NOT_YET, OUTSIDE } from '#lessons/lesson-game.ts';
import { endedNow } from '#lessons/looking.ts';
import { afterEvent, begin } from '#lessons/run.ts';
import type { Done, LessonEvent, LessonState } from '#lessons/state.ts';
import { keepingNothing, type Ports } from './ports.ts';
import { createTable, freshSitting, type IllegalAttempt, seatedGame, type Table } from './table.ts';

export type { Lesson } from '#lessons/lesson.ts';
export { arrowOf, namesIn, taughtBy, toDo } from '#lessons/looking.ts';
export { tookSoFar } from '#lessons/run.ts';
export type { Answer, Done, Fact, HintShown, LessonEvent, LessonState } from '#lessons/state.ts';

/** A level on its table. */
export interface LessonTable {
  readonly lesson: Lesson;
  readonly table: Table;
  /** The state of the level. */
  readonly level: StoreApi<LessonState>;
  /** Tells the runner of an event. `onDone` of `openLevel` is called where it ends the level. */
  readonly send: (event: LessonEvent) => void;
}

/** Whether a rule is one of lessons, which no game knows and the words of the course explain. */
export const isRuleOfLessons = (rule: string): boolean => rule === NOT_YET || rule === OUTSIDE;

/** The refusal as a table shows it. Rules of lessons are told by the page. */
const attemptIn = ({ refused, wrong }: LessonState): IllegalAttempt | null => {
  if (refused === null || wrong !== null || isRuleOfLessons(refused.refusal.rule)) return null;
  const { refusal, tried } = refused;
  return { refusal, picks: tried, asks: tried.length < 2 };
};

/** Makes a table for a level; undefined where the course has no level of that path. */
export const openLevel = (
  pack: GamePack,
  ports: Ports,
  course: Course,
  path: LevelPath,
  onDone: (done: Done) => void,
): LessonTable | undefined => {
  const lesson = lessonAt(pack.game, course, path);
  if (lesson === undefined) return undefined;
  const { game } = lesson;
  const seated = (position: object) =>
    freshSitting(game, ports, game.text.position(position), {
      // The learner sits below, also where the level gives them the other side.
      flipped: game.turn(lesson.start) === 1,
    });
  const table = createTable({ ...pack, game }, keepingNothing(ports), seated(lesson.start), {
    mayHaveKept: false,
  });
  const level = createStore(() => begin(lesson));
  const show = (now: LessonState, before: LessonState): void => {
    const { sitting, selection } =
      now.line === before.line
        ? table.store.getState()
        : seatedGame({ ...pack, game }, seated(now.line.position));
    table.store.setState({
      sitting,
      selection: { ...selection, picked: now.picked },
      refused: attemptIn(now),
    });
  };
  const send = (event: LessonEvent): void => {
    const before = level.getState();
    const after = afterEvent(lesson, before, event);
    if (after === before) return;
    level.setState(after, true);
    show(after, before);
    const done = endedNow(before, after);
    if (done !== null) onDone(done);
  };
  return { lesson, table, level, send };
};
