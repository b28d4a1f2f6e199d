/** How the answers on seating, on who learns, and on the marks of both people follow each other. */
import type { Agreement } from '#games/agreement.ts';
import { firstPeople, learnerOf, type SetUp, withLearner } from './set-up.ts';
import type { Person } from './table.ts';

type Marks = SetUp['marks'];

const { marks: untold } = firstPeople;
const taught = (learner: Person): Marks => (learner === 0 ? ['fading', 'off'] : ['off', 'fading']);

const isSame = (some: Marks, others: Marks): boolean => some.every((help, i) => help === others[i]);

/** The person who has marks while the other has none; null if both have some, or neither. */
const marked = ([first, second]: Marks): Person | null => {
  if ((first === 'off') === (second === 'off')) return null;
  return first === 'off' ? 1 : 0;
};

/**
 * The set-up after a change of answers. With a teacher, the learner gets marks that fade and the teacher none, unless marks
 * were chosen; without one that is taken back. When the other person learns, the marks change hands. Marks that are chosen
 * for one person alone say who learns.
 */
export const withAnswer = (agreement: Agreement, before: SetUp, patch: Partial<SetUp>): SetUp => {
  const after: SetUp = { ...before, ...patch };
  const [was, is] = [before.how === 'teacher', after.how === 'teacher'];
  const { marks } = after;
  const learner = learnerOf(agreement, after);
  if (marks !== before.marks)
    return { ...after, learner: (is ? marked(marks) : null) ?? after.learner };
  if (is && !was) return isSame(marks, untold) ? { ...after, marks: taught(learner) } : after;
  if (!is)
    return was && isSame(marks, taught(learnerOf(agreement, before)))
      ? { ...after, marks: untold }
      : after;
  if (after.learner === before.learner) return withLearner(agreement, after);
  const [first, second] = marks;
  return { ...after, marks: first === second ? taught(learner) : [second, first] };
};
