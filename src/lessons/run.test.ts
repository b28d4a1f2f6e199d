import { expect, test } from 'vitest';
import type { Course, Level } from '#games/course.ts';
import { shogiCourse } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { parseSquare } from '#games/shogi/square.ts';
import type { Game } from '#kernel/game.ts';
import { type Lesson, lessonAt } from './lesson.ts';
import { arrowOf, endedNow, namesIn, taughtBy, toDo } from './looking.ts';
import { afterEvent, begin } from './run.ts';
import type { LessonEvent, LessonState } from './state.ts';

const game: Game = shogiPack.game;

const lessonOf = (stage: string, level: string, course: Course = shogiCourse): Lesson => {
  const lesson = lessonAt(game, course, { stage, level });
  if (lesson === undefined) throw new Error(`no level at ${stage}/${level}`);
  return lesson;
};

/** A course of one level. */
const ofOne = (level: Level): Lesson =>
  lessonOf('one', level.id, {
    ...shogiCourse,
    blocks: [{ id: 'one', after: [], stages: [{ id: 'one', about: [], levels: [level] }] }],
  });

/** A press by the name of a square, a choice, or a piece in hand as `G*`. */
const press = (name: string): LessonEvent => {
  if (name === 'G*') return { is: 'picked', pick: { at: 'hand', seat: 0, kind: 'gold' } };
  const square = parseSquare(name);
  return square === undefined
    ? { is: 'picked', pick: { at: 'choice', choice: name } }
    : { is: 'picked', pick: { at: 'square', square } };
};

const after = (lesson: Lesson, state: LessonState, ...presses: readonly (string | LessonEvent)[]) =>
  presses.reduce<LessonState>(
    (now, one) => afterEvent(lesson, now, typeof one === 'string' ? press(one) : one),
    state,
  );

const boardOf = ({ line }: LessonState): string =>
  game.text.position(line.position).split(' ')[0] ?? '';

test('three stars at par, two with one move more, one with any more', () => {
  const lesson = lessonOf('gold', 'ahead');
  const straight = after(lesson, begin(lesson), '5g', '5f', '5f', '5e');
  expect(straight.done).toEqual({ took: 2, stars: 3 });
  expect(after(lesson, begin(lesson), '5g', '4g', '4g', '5f', '5f', '5e').done?.stars).toBe(2);
  const long = ['5g', '4g', '4g', '5g', '5g', '5f', '5f', '5e'];
  expect(after(lesson, begin(lesson), ...long).done?.stars).toBe(1);
});

test('a move that is taken back does not count', () => {
  const lesson = lessonOf('gold', 'ahead');
  const state = after(lesson, begin(lesson), '5g', '4g', { is: 'undo' }, '5g', '5f', '5f', '5e');
  expect(state.done).toEqual({ took: 2, stars: 3 });
});

test('in a collect level the other side passes, and what is taken waits in hand', () => {
  const lesson = lessonOf('gold', 'ahead');
  const state = after(lesson, begin(lesson), '5g', '5f');
  expect(game.text.position(state.line.position)).toMatch(/ b P /);
  const drop = afterEvent(lesson, state, {
    is: 'picked',
    pick: { at: 'hand', seat: 0, kind: 'pawn' },
  });
  expect(drop.refused?.refusal.rule).toBe('not-yet');
  expect(toDo(lesson, state)).toEqual({ targets: [40], left: 1 });
});

test('an illegal move is refused by the table, and costs nothing', () => {
  const lesson = lessonOf('gold', 'ahead');
  const state = after(lesson, begin(lesson), '5g', '4h');
  expect(state.refused?.refusal.rule).toBe('wrong-movement');
  expect(after(lesson, state, '5f', '5f', '5e').done?.stars).toBe(3);
});

test('a wrong move is played and punished, and the next choice takes both back', () => {
  const lesson = lessonOf('hand', 'free');
  const wrong = after(lesson, begin(lesson), '5g', '5d');
  expect(boardOf(wrong)).toBe('8k/9/9/4g4/9/9/7g1/9/K8');
  expect(wrong.wrong?.fact).toMatchObject({ code: 'taken', face: 'R', by: 'G', from: 23, at: 31 });
  expect(wrong.wrong && namesIn(wrong.wrong.fact, String)).toEqual({
    face: 'R',
    by: 'G',
    from: '23',
    at: '31',
  });
  expect(boardOf(after(lesson, wrong, { is: 'again' }))).toBe(boardOf(begin(lesson)));
  const chosen = after(lesson, wrong, '5g');
  expect(chosen.picked).toHaveLength(1);
  expect(boardOf(chosen)).toBe(boardOf(begin(lesson)));
  expect(after(lesson, chosen, '2g').done).toEqual({ took: 2, stars: 2 });
});

test('a press on an empty square takes a wrong move back and does no more', () => {
  const lesson = lessonOf('hand', 'free');
  const state = after(lesson, begin(lesson), '5g', '5d', '9a');
  expect(state).toMatchObject({ wrong: null, refused: null, picked: [], mistakes: 1 });
});

test('a press on a piece of the other side asks about it, and leaves a wrong move where it is', () => {
  const lesson = lessonOf('hand', 'free');
  const wrong = after(lesson, begin(lesson), '5g', '5d');
  expect(after(lesson, wrong, '1a')).toBe(wrong);
});

test('letting go, and nothing at all, leave a wrong move where it is', () => {
  const lesson = lessonOf('hand', 'free');
  const wrong = after(lesson, begin(lesson), '5g', '5d');
  expect(afterEvent(lesson, wrong, { is: 'let-go' }).wrong).toBe(wrong.wrong);
});

test('several right answers are right', () => {
  const lesson = lessonOf('aim', 'mate');
  for (const origin of ['5c', '4c'])
    expect(after(lesson, begin(lesson), origin, '5b').done?.stars).toBe(3);
});

test('a check that is no mate is answered by the way out', () => {
  const lesson = lessonOf('gold-mate', 'head');
  const escaped = after(lesson, begin(lesson), 'G*', '4b');
  expect(escaped.wrong?.fact).toMatchObject({ code: 'escapes', by: 'K', at: 3 });
  expect(after(lesson, begin(lesson), 'G*', '4a').wrong?.fact.code).toBe('checker-taken');
  expect(after(lesson, begin(lesson), 'G*', '5e').wrong?.fact.code).toBe('no-check');
});

test('in a mate in three the other side holds out, and the last move ends it', () => {
  const lesson = ofOne({
    id: 'three',
    kind: 'answer',
    setup: '5k1nl/9/7RS/9/9/9/9/9/K8 b G 1',
    par: 2,
    plies: 3,
    solution: ['2c4c+', '4a5a', 'G*5b'],
  });
  const answered = after(lesson, begin(lesson), '2c', '4c', 'promote');
  expect(answered.line.ply).toBe(2);
  const helped = after(lesson, answered, { is: 'hint' }, { is: 'hint' }, { is: 'hint' });
  expect(helped.hint?.step === 3 && helped.hint.picks).toHaveLength(2);
  const back = after(lesson, answered, { is: 'undo' });
  expect(back.line.ply).toBe(0);
  let state = back;
  for (let i = 0; i < 2; i++) state = after(lesson, state, { is: 'show-me' });
  expect(state.done).toEqual({ took: 2, stars: 0 });
});

test('an awake other side takes a piece that stands where it can be taken', () => {
  const lesson = ofOne({
    id: 'awake',
    kind: 'collect',
    setup: '9/9/9/4p4/9/9/4G4/9/9 b - 1',
    par: 3,
    awake: true,
    solution: ['5g4f', '4f4e', '4e5d'],
  });
  const wrong = after(lesson, begin(lesson), '5g', '5f', '5f', '5e');
  expect(wrong.wrong?.fact).toMatchObject({ code: 'taken', face: 'G', by: 'P' });
  expect(after(lesson, wrong, '5f').wrong).toBeNull();
});

test('help comes in three steps: to look, one of three, the move', () => {
  const lesson = lessonOf('gold', 'back');
  const first = after(lesson, begin(lesson), { is: 'hint' });
  expect(first.hint).toEqual({ step: 1 });
  const second = after(lesson, first, { is: 'hint' });
  expect(second.hint).toMatchObject({ step: 2 });
  expect(second.hint?.step === 2 && second.hint.picks).toHaveLength(3);
  const third = after(lesson, second, { is: 'hint' });
  expect(third.hint).toMatchObject({ step: 3, picks: [{ square: 40 }, { square: 49 }] });
  expect(after(lesson, third, '5e', '5f').hint).toBeNull();
});

test('with several pieces to move, the second step names the piece', () => {
  const lesson = lessonOf('aim', 'take-the-king');
  const state = after(lesson, begin(lesson), { is: 'hint' }, { is: 'hint' });
  expect(state.hint).toMatchObject({ step: 2, picks: [{ at: 'square', square: 40 }] });
});

test('show me plays the solution move by move, from wherever the learner is, without stars', () => {
  const lesson = lessonOf('rook', 'corners');
  let state = after(lesson, begin(lesson), '5h', '5i');
  for (let i = 0; i < 6 && state.done === null; i++)
    state = after(lesson, state, { is: 'show-me' });
  expect(state.done).toMatchObject({ stars: 0 });
});

test('where no way is found, help begins again at the start', () => {
  // So many pieces move so far that no search of a moment finds four targets.
  const lesson = ofOne({
    id: 'too-much',
    kind: 'collect',
    setup: '9/9/9/p1p1p3p/9/9/9/1R2K2RB/9 b - 1',
    par: 5,
    solution: ['8h8d', '8d9d', '9d7d', '7d5d', '5d1d'],
  });
  const strayed = after(lesson, begin(lesson), '5h', '5g');
  expect(after(lesson, strayed, { is: 'show-me' }).line).toMatchObject({ ply: 1 });
  const asked = after(lesson, strayed, { is: 'hint' });
  expect(asked.line.ply).toBe(1);
  expect(after(lesson, asked, { is: 'hint' })).toMatchObject({
    line: { ply: 0 },
    hint: { step: 2 },
  });
});

test('a level that asks for squares counts the wrong ones, and says why a piece does not go there', () => {
  const lesson = lessonOf('pawn', 'takes-ahead');
  const wrong = after(lesson, begin(lesson), '4e');
  expect(wrong).toMatchObject({ mistakes: 1, wrong: { fact: { rule: 'wrong-movement' } } });
  expect(after(lesson, wrong, '5e').done).toEqual({ took: 2, stars: 2 });
});

test('a question about a move is answered beside the board, and explained by the table', () => {
  const lesson = lessonOf('dropping', 'nifu');
  const wrong = after(lesson, begin(lesson), {
    is: 'answered',
    answer: { is: 'legal', legal: true },
  });
  expect(wrong.wrong?.fact).toMatchObject({ code: 'is-forbidden', rule: 'nifu' });
  const right = after(lesson, wrong, { is: 'answered', answer: { is: 'legal', legal: false } });
  expect(right).toMatchObject({
    done: { took: 2, stars: 2 },
    refused: { refusal: { rule: 'nifu' } },
  });
});

test('help with a question about a move draws the proof, then gives the answer', () => {
  const lesson = lessonOf('dropping', 'nifu');
  const second = after(lesson, begin(lesson), { is: 'hint' }, { is: 'hint' });
  expect(second.hint?.step === 2 && second.hint.evidence.length).toBeGreaterThan(0);
  const third = after(lesson, second, { is: 'hint' });
  expect(third.hint).toMatchObject({ step: 3, answer: { is: 'legal', legal: false } });
});

test('help with a face leaves two of the three names', () => {
  const lesson = lessonOf('faces', 'gold');
  const { hint } = after(lesson, begin(lesson), { is: 'hint' }, { is: 'hint' });
  expect(hint?.step === 2 && hint.faces).toHaveLength(2);
});

test('help with squares shows three of them, one of which is right', () => {
  const lesson = lessonOf('lance', 'as-far-as-free');
  const state = after(lesson, begin(lesson), '5h', { is: 'hint' }, { is: 'hint' });
  const { hint } = state;
  const shown = hint?.step === 2 ? hint.picks : [];
  expect(shown).toHaveLength(3);
  const right = shown.filter((pick) => {
    const now = afterEvent(lesson, state, { is: 'picked', pick });
    return now.found.length === 2;
  });
  expect(right).toHaveLength(1);
});

test('a face is named beside the board', () => {
  const lesson = lessonOf('faces', 'gold');
  const answer = (face: string): LessonEvent => ({ is: 'answered', answer: { is: 'face', face } });
  expect(after(lesson, begin(lesson), answer('K')).wrong?.fact.code).toBe('other-face');
  expect(after(lesson, begin(lesson), answer('G')).done?.stars).toBe(3);
});

test('an arrow stands only in the first level of a stage, before the first move', () => {
  const first = lessonOf('gold', 'ahead');
  expect(arrowOf(first, begin(first))).toHaveLength(2);
  expect(arrowOf(first, after(first, begin(first), '5g', '4g'))).toBeNull();
  const second = lessonOf('gold', 'back');
  expect(arrowOf(second, begin(second))).toBeNull();
});

test('the end is told once, whatever is pressed afterwards', () => {
  const lesson = lessonOf('aim', 'take-the-king');
  const before = after(lesson, begin(lesson), '5e');
  const ended = after(lesson, before, '5d');
  expect(endedNow(before, ended)).toEqual({ took: 1, stars: 3 });
  const late = after(lesson, ended, '5d', { is: 'show-me' }, { is: 'undo' }, { is: 'hint' });
  expect(late).toBe(ended);
  expect(endedNow(ended, late)).toBeNull();
  expect(after(lesson, ended, { is: 'again' })).toEqual(begin(lesson));
});

test('a level teaches the things of its stage', () => {
  expect(taughtBy(lessonOf('rook', 'lines'))).toEqual(['R']);
});
