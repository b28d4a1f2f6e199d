/** Runs a level: one pure function from a state and an event to the next state. It knows no game and no clock. */

import type { SquaresLevel } from '#games/course.ts';
import type { Line, Pick } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { follow, samePick } from '#kernel/picking.ts';
import { point } from '#kernel/pointing.ts';
import { answerOf, nextAsked, nextHint } from './hints.ts';
import { judge } from './judge.ts';
import type { Lesson } from './lesson.ts';
import { askedSquares, targetsIn, wayFrom } from './solve.ts';
import { starsFor } from './stars.ts';
import type { Answer, Fact, LessonEvent, LessonState } from './state.ts';

type AnyLine = Line<object, object>;

/** The state in which a level begins, and begins again. Nothing is kept between tries. */
export const begin = (lesson: Lesson): LessonState => ({
  line: startLine(lesson.start),
  picked: [],
  refused: null,
  found: [],
  wrong: null,
  hint: null,
  mistakes: 0,
  shown: false,
  done: null,
});

/** The learner's moves and right presses so far, and the wrong ones. */
export const tookSoFar = (
  { level }: Lesson,
  { line, found, mistakes, wrong }: LessonState,
): number => {
  const { ply } = wrong?.back ?? line;
  const moves = level.kind === 'answer' ? Math.ceil(ply / 2) : ply;
  return mistakes + moves + found.length;
};

/** The state in which nothing is picked, refused or wrong; a wrong move and its punishment are off the board. */
const cleared = (state: LessonState): LessonState => ({
  ...state,
  line: state.wrong?.back ?? state.line,
  picked: [],
  refused: null,
  wrong: null,
});

const isDone = (lesson: Lesson, { line, found }: LessonState): boolean => {
  const { level } = lesson;
  switch (level.kind) {
    case 'collect':
      return targetsIn(lesson, level, line.position).length === 0;
    case 'squares':
      return level.want === 'one' ? found.length > 0 : nextAsked(lesson, found) === undefined;
    case 'answer':
      return line.ply > 0 && line.ply % 2 === 1;
    case 'move':
      return line.ply > 0;
    default:
      return false;
  }
};

const ended = (
  lesson: Lesson,
  state: LessonState,
  took = tookSoFar(lesson, state),
): LessonState => ({
  ...state,
  done: { took, stars: state.shown ? 0 : starsFor(lesson.level.par, took) },
});

const settled = (lesson: Lesson, state: LessonState): LessonState =>
  isDone(lesson, state) ? ended(lesson, state) : state;

const mistaken = (state: LessonState, fact: Fact, line: AnyLine | null): LessonState => ({
  ...state,
  line: line ?? state.line,
  picked: [],
  wrong: { fact, back: line === null ? null : state.line },
  mistakes: state.mistakes + 1,
});

/** Plays a legal move of the learner, with the answer of the other side. */
const made = (lesson: Lesson, state: LessonState, move: object): LessonState => {
  const { game, rules } = lesson;
  const { line } = state;
  const verdict = judge(lesson, line.position, move, line.ply);
  const through = verdict.right ? game : rules;
  const after = extend(through, line, { move });
  const replied = verdict.reply === null ? after : extend(through, after, { move: verdict.reply });
  if (!verdict.right) return mistaken(state, verdict.fact, replied);
  return settled(lesson, { ...state, line: replied, picked: [], hint: null });
};

/** Answers a press on a square that a level may ask for. */
const pressedSquare = (
  lesson: Lesson,
  level: SquaresLevel,
  state: LessonState,
  square: number,
): LessonState => {
  const { asked } = level;
  const at: Pick = { at: 'square', square };
  const piece = 'piece' in asked ? asked.piece : null;
  if (state.found.includes(square) || (piece !== null && samePick(piece, at))) return state;
  if (askedSquares(lesson, level).includes(square))
    return settled(lesson, { ...state, found: [...state.found, square], hint: null });
  const tried = piece === null ? null : [piece, at];
  const refusal = tried && lesson.game.refuse(lesson.start, tried);
  const fact: Fact = {
    code: 'not-this-square',
    evidence: refusal?.evidence ?? [{ show: 'square', square, as: 'cause' }],
    at: square,
    ...(refusal ? { rule: refusal.rule } : {}),
  };
  return { ...mistaken(state, fact, null), refused: tried && refusal && { tried, refusal } };
};

/** Whether a press asks what a piece of the other side is: it chooses nothing. */
const asks = ({ view, game, start }: Lesson, { line }: LessonState, pick: Pick): boolean => {
  const piece = pick.at === 'square' ? view.faceAt(line.position, pick.square) : null;
  return piece !== null && piece.seat !== game.turn(start);
};

/**
 * Answers a press on the board or on a card. After a wrong move it takes that back, and takes up the piece if it is one of
 * the learner's. A press on a piece of the other side only asks about it.
 */
const pressed = (
  lesson: Lesson,
  state: LessonState,
  pick: Pick,
  dragged: boolean | undefined,
): LessonState => {
  const { level, game } = lesson;
  if (level.kind === 'legal' || level.kind === 'face') return state;
  const open: LessonState = { ...cleared(state), picked: state.picked };
  if (level.kind === 'squares')
    return pick.at === 'square' ? pressedSquare(lesson, level, open, pick.square) : state;
  const { position } = open.line;
  if (state.wrong?.back && !game.owns(position, pick))
    return asks(lesson, state, pick) ? state : open;
  const result = point(game, position, open.picked, pick, dragged ? { dragged } : {});
  if (result.is === 'move') return made(lesson, open, result.move);
  if (result.is === 'refused')
    return { ...open, refused: { tried: result.tried, refusal: result.refusal } };
  const { picks, stuck } = result;
  return { ...open, picked: picks, refused: stuck ? { tried: picks, refusal: stuck } : null };
};

/** Plays a whole move that was typed; one that is not legal is refused. */
const played = (lesson: Lesson, state: LessonState, picks: readonly Pick[]): LessonState => {
  if (!('solution' in lesson.level)) return state;
  const open = cleared(state);
  const following = follow(lesson.game, open.line.position, picks);
  if (following.state === 'done') return made(lesson, open, following.move);
  return following.state === 'open'
    ? { ...open, picked: picks }
    : { ...open, refused: { tried: picks, refusal: following.refusal } };
};

/** The state after an answer that is no press on the board. A right one shows the move, or why there is none. */
const answered = (lesson: Lesson, state: LessonState, answer: Answer): LessonState => {
  const right = answerOf(lesson);
  const { level, game, start } = lesson;
  const open = cleared(state);
  if (right?.is === 'face' && answer.is === 'face') {
    if (answer.face === right.face) return ended(lesson, open, state.mistakes + 1);
    const at = level.kind === 'face' ? { at: level.square } : {};
    return mistaken(open, { code: 'other-face', evidence: [], face: answer.face, ...at }, null);
  }
  if (right?.is !== 'legal' || answer.is !== 'legal' || level.kind !== 'legal') return state;
  const refusal = game.refuse(start, level.picks);
  const explained = refusal === null ? null : { tried: level.picks, refusal };
  if (answer.legal === right.legal)
    return { ...ended(lesson, open, state.mistakes + 1), refused: explained };
  const fact: Fact =
    refusal === null
      ? { code: 'is-legal', evidence: [] }
      : { code: 'is-forbidden', evidence: refusal.evidence, rule: refusal.rule };
  return { ...mistaken(open, fact, null), refused: explained };
};

/** Takes back a wrong move, or lets go of a piece, or takes back the last right move with its answer. */
const undone = (lesson: Lesson, state: LessonState): LessonState => {
  const open = cleared(state);
  if (state.wrong !== null || state.picked.length > 0) return open;
  const before = lesson.level.kind === 'answer' ? state.line.before?.before : state.line.before;
  return before ? { ...open, line: before, hint: null } : open;
};

/** The state from which a way leads on: the same, or the start of a level of moves where none is found from here. */
const onTheWay = (lesson: Lesson, state: LessonState): LessonState =>
  'solution' in lesson.level && wayFrom(lesson, state.line) === null
    ? { ...state, line: startLine(lesson.start) }
    : state;

/** Makes the next step of the solution for the learner. */
const shownNext = (lesson: Lesson, state: LessonState): LessonState => {
  const open: LessonState = { ...cleared(state), shown: true };
  const answer = answerOf(lesson);
  if (answer !== null) return answered(lesson, open, answer);
  const asked = nextAsked(lesson, open.found);
  if (asked !== undefined)
    return settled(lesson, { ...open, found: [...open.found, asked], hint: null });
  const from = onTheWay(lesson, open);
  const [move] = wayFrom(lesson, from.line) ?? [];
  return move === undefined ? open : made(lesson, from, move);
};

/** The state after an event. An event that means nothing here changes nothing; after the end only *again* does. */
export const afterEvent = (lesson: Lesson, state: LessonState, event: LessonEvent): LessonState => {
  if (state.done !== null) return event.is === 'again' ? begin(lesson) : state;
  switch (event.is) {
    case 'picked':
      return pressed(lesson, state, event.pick, event.dragged);
    case 'played':
      return played(lesson, state, event.picks);
    case 'answered':
      return answered(lesson, state, event.answer);
    case 'let-go':
      return { ...state, picked: [], refused: null };
    case 'hint': {
      // The first step names no move, so it is good wherever the learner is.
      const open = state.hint === null ? cleared(state) : onTheWay(lesson, cleared(state));
      return { ...open, hint: nextHint(lesson, open) };
    }
    case 'undo':
      return undone(lesson, state);
    case 'show-me':
      return shownNext(lesson, state);
    case 'again':
      return cleared(state);
  }
};
