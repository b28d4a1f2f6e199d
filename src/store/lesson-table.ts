/**
 * A table on which one level is learned. The runner of lessons says what an event does; the table shows the result, so that
 * the board, its marks and what is read aloud work as in a game. Nothing of it is kept.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Course, LevelPath } from '#games/course.ts';
import type { GamePack } from '#games/pack.ts';
import type { Evidence, Line, Pick } from '#kernel/game.ts';
import { type Lesson, lessonAt } from '#lessons/lesson.ts';
import { NOT_YET, OUTSIDE } from '#lessons/lesson-game.ts';
import { arrowOf, endedNow } from '#lessons/looking.ts';
import { afterEvent, begin } from '#lessons/run.ts';
import type { Done, LessonEvent, LessonState } from '#lessons/state.ts';
import type { Arrow } from '#record/marks.ts';
import { keepingNothing, type Ports } from './ports.ts';
import {
  createTable,
  freshSitting,
  type IllegalAttempt,
  noProof,
  seatedGame,
  type Table,
} from './table.ts';

export type { Lesson } from '#lessons/lesson.ts';
export { namesIn, taughtBy, toDo } from '#lessons/looking.ts';
export { tookSoFar } from '#lessons/run.ts';
export type { Fact, LessonEvent, LessonState } from '#lessons/state.ts';

type AnyLine = Line<object, object>;

/** A level, and how far it is on the board: the answer of the other side is shown after the move. */
export interface LevelShown {
  readonly state: LessonState;
  readonly line: AnyLine;
}

/** A level on its table. */
export interface LessonTable {
  readonly lesson: Lesson;
  readonly table: Table;
  readonly shown: StoreApi<LevelShown>;
  /** Tells the runner of an event. */
  readonly send: (event: LessonEvent) => void;
}

/** The ports of a level, which its page fills. */
interface LevelPorts {
  /** Called once the level is done. */
  readonly onDone: (done: Done) => void;
  /** Calls back once a move has been seen, so that the answer to it can be shown. */
  readonly afterMove: (then: () => void) => void;
}

/** Whether a rule is one of lessons, which no game knows and the words of the course explain. */
export const isRuleOfLessons = (rule: string): boolean => rule === NOT_YET || rule === OUTSIDE;

/** The refusal as a table shows it. Rules of lessons are told by the page. */
const attemptIn = ({ refused, wrong }: LessonState): IllegalAttempt | null => {
  if (refused === null || wrong !== null || isRuleOfLessons(refused.refusal.rule)) return null;
  const { refusal, tried } = refused;
  return { refusal, picks: tried, asks: tried.length < 2 };
};

const arrowFrom = ([from, to]: readonly Pick[]): readonly Arrow[] => {
  if (from === undefined || from.at === 'choice') return [];
  return [{ from, ...(to?.at === 'square' && { to }) }];
};

/** The arrows on the board: the first move of a stage, or the help that was asked for. */
const arrowsOn = (lesson: Lesson, state: LessonState): readonly Arrow[] => {
  const { hint } = state;
  if (lesson.level.kind === 'legal' && state.done === null) return arrowFrom(lesson.level.picks);
  if (hint?.step === 2) return hint.picks.flatMap((pick) => arrowFrom([pick]));
  return arrowFrom((hint?.step === 3 ? hint.picks : arrowOf(lesson, state)) ?? []);
};

/** The marks on the board: of a piece that was lost, or of the rule that the help is about. */
const proofOn = ({ wrong, hint }: LessonState): readonly Evidence[] =>
  wrong?.fact.evidence ?? (hint?.step === 2 ? hint.evidence : noProof);

/** Makes a table for a level; undefined where the course has no level of that path. */
export const openLevel = (
  pack: GamePack,
  ports: Ports,
  course: Course,
  path: LevelPath,
  { onDone, afterMove }: LevelPorts,
): LessonTable | undefined => {
  const lesson = lessonAt(pack.game, course, path);
  if (lesson === undefined) return undefined;
  const { game } = lesson;
  const here: GamePack = { ...pack, game };
  const first = begin(lesson);
  // The learner sits below, also where the level gives them the other side.
  const flipped = game.turn(lesson.start) === 1;
  const kept = freshSitting(game, ports, game.text.position(lesson.start), { flipped });
  const table = createTable(here, keepingNothing(ports), kept, { mayHaveKept: false });
  const shown = createStore<LevelShown>(() => ({ state: first, line: first.line }));

  const seat = ({ state, line }: LevelShown): void => {
    const { sitting, selection } = seatedGame(
      here,
      freshSitting(game, ports, game.text.position(line.position), { flipped }),
    );
    const { match } = sitting;
    const { record } = match;
    const isWhole = line === state.line;
    const arrows = isWhole ? arrowsOn(lesson, state) : [];
    table.store.setState({
      sitting: {
        ...sitting,
        match: {
          ...match,
          record: { ...record, nodes: record.nodes.map((node) => node && { ...node, arrows }) },
        },
      },
      selection: { ...selection, picked: isWhole ? state.picked : [] },
      refused: isWhole ? attemptIn(state) : null,
      proof: isWhole ? proofOn(state) : noProof,
    });
  };
  const show = (now: LevelShown): void => {
    shown.setState(now, true);
    seat(now);
  };
  seat(shown.getState());

  const send = (event: LessonEvent): void => {
    const before = shown.getState().state;
    const state = afterEvent(lesson, before, event);
    if (state === before) return;
    const { line } = state;
    const isAnswered = line.before?.before === before.line;
    show({ state, line: isAnswered && line.before ? line.before : line });
    if (isAnswered)
      afterMove(() => {
        if (shown.getState().state === state) show({ state, line });
      });
    const done = endedNow(before, state);
    if (done !== null) onDone(done);
  };
  return { lesson, table, shown, send };
};
