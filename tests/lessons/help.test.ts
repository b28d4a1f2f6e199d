/** Help never leads astray: who follows the hints of any level is done at par, and *Show me* ends every level. */
import { describe, expect, test } from 'vitest';
import { levelsOf } from '#games/course.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Game } from '#kernel/game.ts';
import { type Lesson, lessonAt } from '#lessons/lesson.ts';
import { arrowOf, endedNow, toDo } from '#lessons/looking.ts';
import { afterEvent, begin } from '#lessons/run.ts';
import type { LessonEvent, LessonState } from '#lessons/state.ts';
import { chanceOf } from '../positions.ts';

const game: Game = shogiPack.game;

const lessons = levelsOf(course).map((path) => {
  const lesson = lessonAt(game, course, path);
  if (lesson === undefined) throw new Error(`no level at ${path.stage}/${path.level}`);
  return { name: `${path.stage}/${path.level}`, lesson };
});

const following = (lesson: Lesson, state: LessonState, ...events: readonly LessonEvent[]) =>
  events.reduce((now, event) => afterEvent(lesson, now, event), state);

const hint: LessonEvent = { is: 'hint' };

/** The state after the learner asked three times and did what the third hint says. */
const helped = (lesson: Lesson, state: LessonState): LessonState => {
  const asked = following(lesson, state, hint, hint, hint);
  if (asked.hint?.step !== 3) throw new Error('the third hint is no answer');
  const { picks, answer } = asked.hint;
  const events: readonly LessonEvent[] =
    answer === null
      ? picks.map((pick) => ({ is: 'picked', pick }) as const)
      : [{ is: 'answered', answer }];
  return following(lesson, asked, ...events);
};

/** Follows the hints to the end, for at most so many moves. */
const led = (lesson: Lesson, from: LessonState, most: number): LessonState => {
  let state = from;
  for (let i = 0; i < most && state.done === null; i++) state = helped(lesson, state);
  return state;
};

/** Events that a learner might make, one after another without a thought. */
const wandering = (lesson: Lesson, random: () => number): LessonEvent => {
  const square = Math.floor(random() * 81);
  const events: readonly LessonEvent[] = [
    { is: 'picked', pick: { at: 'square', square } },
    { is: 'picked', pick: { at: 'square', square }, dragged: true },
    { is: 'picked', pick: { at: 'hand', seat: 0, kind: 'gold' } },
    { is: 'picked', pick: { at: 'choice', choice: random() < 0.5 ? 'promote' : 'keep' } },
    { is: 'answered', answer: { is: 'legal', legal: random() < 0.5 } },
    { is: 'answered', answer: { is: 'face', face: 'K' } },
    { is: 'let-go' },
    hint,
    { is: 'undo' },
    { is: 'again' },
    ...[...lesson.game.legalMoves(lesson.start)]
      .slice(0, 6)
      .map((move): LessonEvent => ({ is: 'played', picks: lesson.game.picks(lesson.start, move) })),
  ];
  return events[Math.floor(random() * events.length)] ?? hint;
};

describe.each(lessons)('$name', ({ lesson }) => {
  const { par } = lesson.level;

  test('the hints lead to the goal at par, from the start', () => {
    expect(led(lesson, begin(lesson), par).done).toEqual({ took: par, stars: 3 });
  });

  test('Show me ends it in as many presses as par, without stars', () => {
    const presses = Array.from({ length: par }, () => ({ is: 'show-me' }) as const);
    expect(following(lesson, begin(lesson), ...presses).done).toEqual({ took: par, stars: 0 });
  });

  test('from wherever a learner strays, the hints and Show me still lead to the goal', () => {
    const random = chanceOf(par + lesson.path.level.length);
    let state = begin(lesson);
    for (let i = 0; i < 40; i++) {
      const next = afterEvent(lesson, state, wandering(lesson, random));
      if (next.done !== null) expect(endedNow(state, next) ?? next.done).toBe(next.done);
      state = next.done === null ? next : begin(lesson);
      expect(toDo(lesson, state).left).toBeGreaterThan(0);
      arrowOf(lesson, state);
    }
    expect(led(lesson, state, 12).done).not.toBeNull();
    const shown = Array.from({ length: 12 }, () => ({ is: 'show-me' }) as const);
    expect(following(lesson, state, ...shown).done?.stars).toBe(0);
  });
});
