/** Judges a move of the learner: right, with the answer of the other side, or wrong, with its punishment and the fact. */
import type { AnswerLevel, MoveLevel } from '#games/course.ts';
import { meets } from './goals.ts';
import type { Lesson } from './lesson.ts';
import { canMove, isChecked, landedOn, piecesOf, takersOn } from './moves.ts';
import { prove } from './prover.ts';
import { factOf, type Punishment, punishmentOf } from './punish.ts';
import { wakesTo } from './solve.ts';
import type { Fact } from './state.ts';

/** The verdict on a legal move. */
export type Verdict =
  /** Right; `reply` is the answer of the other side, null where it has none, or passes. */
  | { readonly right: true; readonly reply: object | null }
  | { readonly right: false; readonly reply: object | null; readonly fact: Fact };

const wrong = ({ reply, fact }: Punishment): Verdict => ({ right: false, reply, fact });
const only = (fact: Fact): Verdict => ({ right: false, reply: null, fact });

const royalOf = ({ view, rules }: Lesson, after: object): number | undefined =>
  piecesOf(view, after, rules.turn(after)).find(
    (square) => view.faceAt(after, square)?.face.toUpperCase() === view.royal,
  );

const misses: Fact = { code: 'misses', evidence: [] };

/** The way out of a check that is no mate: the checking piece is taken, the king gets away, or something is put between. */
const wayOut = ({ rules, view }: Lesson, after: object, landed: number | undefined): Punishment => {
  const [taking] = landed === undefined ? [] : takersOn(rules, after, landed);
  if (taking !== undefined)
    return { reply: taking, fact: factOf(rules, view, after, taking, 'checker-taken', landed) };
  const replies = [...rules.legalMoves(after)];
  const stood = piecesOf(view, after, rules.turn(after));
  const kings = replies.filter((reply) => {
    const [origin] = rules.picks(after, reply);
    return (
      origin?.at === 'square' &&
      stood.includes(origin.square) &&
      view.faceAt(after, origin.square)?.face.toUpperCase() === view.royal
    );
  });
  const [reply] = [...kings, ...replies];
  if (reply === undefined) throw new Error('a check without a way out is a mate');
  const code = kings.length > 0 ? 'escapes' : 'blocked';
  return { reply, fact: factOf(rules, view, after, reply, code) };
};

/** Judges a move that should mate in so many plies. */
const judgeMate = (
  lesson: Lesson,
  level: AnswerLevel,
  position: object,
  move: object,
  made: number,
): Verdict => {
  const { rules, view } = lesson;
  const after = rules.play(position, { move });
  const left = level.plies - made - 1;
  const check = isChecked(rules, after);
  if (check && !canMove(rules, after)) return { right: true, reply: null };
  if (check && left > 0) {
    const answer = longestAnswer(lesson, after, left - 1);
    if (answer !== undefined) return { right: true, reply: answer };
  }
  if (check) return wrong(wayOut(lesson, after, landedOn(rules.trace(position, { move }))));
  const punishment = punishmentOf(rules, view, after);
  if (punishment !== null) return wrong(punishment);
  const king = royalOf(lesson, after);
  return only({
    code: 'no-check',
    evidence: king === undefined ? [] : [{ show: 'square', square: king, as: 'cause' }],
  });
};

/** The answer to a check that holds out longest; undefined if one of them is no mate in so many plies. */
const longestAnswer = ({ rules }: Lesson, after: object, plies: number): object | undefined => {
  let longest: { readonly answer: object; readonly plies: number } | undefined;
  for (const answer of rules.legalMoves(after)) {
    const proof = prove(rules, rules.play(after, { move: answer }), plies);
    if (proof.is !== 'mate') return undefined;
    if (longest === undefined || proof.plies > longest.plies)
      longest = { answer, plies: proof.plies };
  }
  return longest?.answer;
};

const judgeGoal = (
  { rules, view }: Lesson,
  level: MoveLevel,
  position: object,
  move: object,
): Verdict => {
  if (meets(rules, view, position, move, level.goal)) return { right: true, reply: null };
  const punishment = punishmentOf(rules, view, rules.play(position, { move }));
  return punishment === null ? only(misses) : wrong(punishment);
};

/** Judges a legal move; `made` counts the plies of the line before it. */
export const judge = (lesson: Lesson, position: object, move: object, made: number): Verdict => {
  const { level, rules, view } = lesson;
  if (level.kind === 'answer') return judgeMate(lesson, level, position, move, made);
  if (level.kind === 'move') return judgeGoal(lesson, level, position, move);
  const [reply] = wakesTo(lesson, position, move);
  if (reply === undefined) return { right: true, reply: null };
  const after = rules.play(position, { move });
  return wrong({ reply, fact: factOf(rules, view, after, reply, 'taken') });
};
