/** A drill without end: its questions, and what answers do. Nothing of it is kept. */

export { faceQuestion, squareQuestion } from '#lessons/drill.ts';

/** How a question of a drill stands: the wrong answers so far, the last one last, and whether it is over. */
export interface DrillState<T> {
  /** How many questions came before it. */
  readonly asked: number;
  readonly wrong: readonly T[];
  /** Whether it was answered, or the answer was shown; null while it is open. */
  readonly end: 'right' | 'shown' | null;
}

/** A question that nobody has answered yet. */
export const openQuestion = (asked: number): DrillState<never> => ({ asked, wrong: [], end: null });

/** The question after an answer. A wrong one leaves it open. */
export const answered = <T>(state: DrillState<T>, answer: T, right: T): DrillState<T> => {
  if (state.end !== null) return state;
  if (answer === right) return { ...state, end: 'right' };
  return { ...state, wrong: [...state.wrong.filter((one) => one !== answer), answer] };
};
