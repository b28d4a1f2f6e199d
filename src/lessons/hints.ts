/** Help in three steps: a sentence on what to look for, the piece or one of three, and the answer. */
import type { Line, Pick } from '#kernel/game.ts';
import { follow, samePick } from '#kernel/picking.ts';
import type { Lesson } from './lesson.ts';
import { squaresOf } from './moves.ts';
import { askedSquares, wayFrom } from './solve.ts';
import type { Answer, HintShown, LessonState } from './state.ts';

const nextPicks = (lesson: Lesson, position: object, picks: readonly Pick[]): readonly Pick[] => {
  const following = follow(lesson.game, position, picks);
  return following.state === 'open' ? following.next : [];
};

/** The picks of the next move to the goal; none where no way leads on from here. */
const solutionPicks = (lesson: Lesson, line: Line<object, object>): readonly Pick[] => {
  const [move] = wayFrom(lesson, line) ?? [];
  return move === undefined ? [] : lesson.game.picks(line.position, move);
};

/** One pick among two others of a list, always the same two, in the order of the list. */
const amongThree = (all: readonly Pick[], right: Pick): readonly Pick[] => {
  const others = all.filter((pick) => !samePick(pick, right));
  const third = Math.floor(others.length / 3);
  const chosen = [others[third], others[others.length - 1 - third]];
  return all.filter((pick) => samePick(pick, right) || chosen.includes(pick));
};

const square = (at: number): Pick => ({ at: 'square', square: at });

/** The answer that is no press on the board; null in a level that has none. */
export const answerOf = ({ level, view, start }: Lesson): Answer | null => {
  if (level.kind === 'legal') return { is: 'legal', legal: level.rule === null };
  if (level.kind !== 'face') return null;
  const face = view.faceAt(start, level.square)?.face.toUpperCase();
  return face === undefined ? null : { is: 'face', face };
};

/** The next square to press, in a level that asks for squares. */
export const nextAsked = (lesson: Lesson, found: readonly number[]): number | undefined =>
  lesson.level.kind === 'squares'
    ? askedSquares(lesson, lesson.level).find((asked) => !found.includes(asked))
    : undefined;

const secondStep = (lesson: Lesson, state: LessonState): HintShown => {
  const { level, view } = lesson;
  const hint = (picks: readonly Pick[], faces: readonly string[] = []): HintShown => ({
    step: 2,
    picks,
    faces,
    evidence: [],
  });
  if (level.kind === 'legal') {
    const evidence = lesson.game.refuse(lesson.start, level.picks)?.evidence ?? [];
    return { step: 2, picks: level.picks, faces: [], evidence };
  }
  if (level.kind === 'face') {
    const answer = answerOf(lesson);
    const right = answer?.is === 'face' ? answer.face : '';
    const wrong = level.offered.find((face) => face !== right);
    return hint(
      [square(level.square)],
      level.offered.filter((face) => face === right || face === wrong),
    );
  }
  const asked = nextAsked(lesson, state.found);
  if (asked !== undefined) {
    const all = lesson.level.kind === 'squares' ? askedSquares(lesson, lesson.level) : [];
    const open = squaresOf(view.board).filter((at) => at === asked || !all.includes(at));
    return hint(amongThree(open.map(square), square(asked)));
  }
  const [origin, target] = solutionPicks(lesson, state.line);
  if (origin === undefined) return hint([]);
  const origins = nextPicks(lesson, state.line.position, []);
  if (origins.length > 1 || target === undefined) return hint([origin]);
  return hint(amongThree(nextPicks(lesson, state.line.position, [origin]), target));
};

const thirdStep = (lesson: Lesson, state: LessonState): HintShown => {
  const asked = nextAsked(lesson, state.found);
  return {
    step: 3,
    picks: asked === undefined ? solutionPicks(lesson, state.line) : [square(asked)],
    answer: answerOf(lesson),
  };
};

/** The help after one more request. */
export const nextHint = (lesson: Lesson, state: LessonState): HintShown => {
  if (state.hint === null) return { step: 1 };
  return state.hint.step === 1 ? secondStep(lesson, state) : thirdStep(lesson, state);
};
