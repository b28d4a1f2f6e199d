/** The faults that a level can have, found by machine. A level without any is one that can be trusted. */
import type { Course, Level } from '#games/course.ts';
import type { Formats, GamePack } from '#games/pack.ts';
import { answerOf } from '#lessons/hints.ts';
import { judge } from '#lessons/judge.ts';
import { type Lesson, lessonAt } from '#lessons/lesson.ts';
import { prove } from '#lessons/prover.ts';
import { afterEvent, begin } from '#lessons/run.ts';
import { askedSquares, movesOf, shortestWay } from '#lessons/solve.ts';
import type { LessonState } from '#lessons/state.ts';
import { firstAnswers } from '../../scripts/lessons/first-answers.ts';
import { courseOf, mirrored } from './mirrored.ts';

/** The positions that the proof of one level may look at. */
export const MOST_NODES = 1_000_000;

const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault]);
const same = (a: readonly string[], b: readonly string[]): boolean =>
  [...new Set(a)].sort().join() === [...new Set(b)].sort().join();

/** The position is sound, or unsound in the way that the level declares. */
const soundness = ({ level, rules, start }: Lesson, formats: Formats): readonly string[] => {
  const read = formats.readSetup(rules.text.position(start));
  const codes = read.ok ? [] : read.error.map(({ code }) => code);
  return [
    ...unless(same(codes, level.unsound ?? []), `is unsound: ${codes.join(' ') || 'not at all'}`),
    ...unless(rules.turn(start) === 0, 'seats the learner at the far side'),
  ];
};

/** The state after the stored solution was played through the runner, move by move. */
const solved = (lesson: Lesson): LessonState => {
  const { level, game, start } = lesson;
  let state = begin(lesson);
  const answer = answerOf(lesson);
  if (answer !== null) return afterEvent(lesson, state, { is: 'answered', answer });
  if (level.kind === 'squares') {
    for (const square of askedSquares(lesson, level))
      state = afterEvent(lesson, state, { is: 'picked', pick: { at: 'square', square } });
    return state;
  }
  if (!('solution' in level)) return state;
  const moves = movesOf(lesson, start, level.solution);
  const own = moves.filter((_, i) => level.kind !== 'answer' || i % 2 === 0);
  for (const move of own) {
    const picks = game.picks(state.line.position, move);
    state = afterEvent(lesson, state, { is: 'played', picks });
  }
  return state;
};

const solution = (lesson: Lesson): readonly string[] => {
  const { done } = solved(lesson);
  if (done === null) return ['is not done by its solution'];
  return unless(
    done.stars === 3 && done.took === lesson.level.par,
    `has par ${lesson.level.par}, and its solution takes ${done.took}`,
  );
};

/** Par is the shortest way, whatever the kind. */
const par = (lesson: Lesson): readonly string[] => {
  const { level, start } = lesson;
  switch (level.kind) {
    case 'collect': {
      const { moves } = shortestWay(lesson, level, start, MOST_NODES);
      return unless(
        moves?.length === level.par,
        `has a shortest way of ${moves?.length ?? 'none'}`,
      );
    }
    case 'answer':
      return unless(level.par === (level.plies + 1) / 2, 'has another par than plies');
    case 'squares': {
      const count = level.want === 'one' ? 1 : askedSquares(lesson, level).length;
      return unless(level.par === count, `asks for ${count} squares`);
    }
    default:
      return unless(level.par === 1, 'is one answer, and its par is not 1');
  }
};

const choice = (lesson: Lesson): readonly string[] => {
  const { all, accepted, nodes } = firstAnswers(lesson);
  return [
    ...unless(accepted.length > 0, 'has no right first answer'),
    ...unless(accepted.length < all.length, 'takes every first answer'),
    ...unless(nodes <= MOST_NODES, `needs ${nodes} positions`),
  ];
};

/** Each wrong first move has an answer on the board or a fact of its own, or is declared harmless. */
const punishment = (lesson: Lesson): readonly string[] => {
  const { level, game, start } = lesson;
  if (level.kind !== 'move' && level.kind !== 'answer') return [];
  const misses = [...game.legalMoves(start)].filter((move) => {
    const verdict = judge(lesson, start, move, 0);
    return !verdict.right && verdict.fact.code === 'misses';
  });
  const [first] = misses;
  return level.harmless
    ? unless(first !== undefined, 'declares harmless moves and has none')
    : unless(first === undefined, `lets ${first && game.text.move(first)} go without a reason`);
};

const mate = (lesson: Lesson): readonly string[] => {
  const { level, rules, start } = lesson;
  if (level.kind !== 'answer') return [];
  const proof = prove(rules, start, level.plies, MOST_NODES);
  if (proof.is !== 'mate') return [`is proven ${proof.is}`];
  return [
    ...unless(proof.plies === level.plies, `mates in ${proof.plies}`),
    ...unless(proof.line.length === level.solution.length, 'has a solution of another length'),
    ...unless(
      (proof.first.length === 1) === (level.unique === true),
      `has ${proof.first.length} first moves`,
    ),
  ];
};

const rule = ({ level, game, start }: Lesson): readonly string[] => {
  if (level.kind !== 'legal') return [];
  const found = game.refuse(start, level.picks)?.rule ?? null;
  return unless(found === level.rule, `is refused by ${found}`);
};

const face = ({ level, view, start }: Lesson): readonly string[] => {
  if (level.kind !== 'face') return [];
  const { offered, square } = level;
  const there = view.faceAt(start, square)?.face.toUpperCase();
  return [
    ...unless(there !== undefined && offered.includes(there), 'does not offer its face'),
    ...unless(new Set(offered).size === 3, 'does not offer three faces'),
  ];
};

/** The checks of a level in itself, the quick ones first. */
const checks: readonly ((lesson: Lesson, formats: Formats) => readonly string[])[] = [
  soundness,
  solution,
  par,
  mate,
  rule,
  face,
  punishment,
  choice,
];

/** The faults that the first check finds of those that find any; none in a level that can be trusted. */
const faultsOfLesson = (lesson: Lesson, formats: Formats): readonly string[] => {
  for (const check of checks) {
    const faults = check(lesson, formats);
    if (faults.length > 0) return faults;
  }
  return [];
};

/** The faults of a level and of its twin in the mirror. */
export const faultsOf = (
  pack: GamePack,
  formats: Formats,
  course: Course,
  stage: string,
  level: Level,
): readonly string[] => {
  const judged = (one: Level): readonly string[] => {
    try {
      const lesson = lessonAt(pack.game, courseOf(course, stage, one), { stage, level: one.id });
      return lesson === undefined ? ['is in no stage'] : faultsOfLesson(lesson, formats);
    } catch (error) {
      return [`cannot be run: ${error instanceof Error ? error.message : error}`];
    }
  };
  const faults = judged(level);
  if (faults.length > 0) return faults;
  return judged(mirrored(pack.game, course, stage, level)).map((fault) => `in the mirror ${fault}`);
};
