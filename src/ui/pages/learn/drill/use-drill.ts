/** A drill as its page holds it: the question that is open, and what happens to it. Nothing of it is kept. */
import { useState } from 'react';
import { answered, type DrillState, openQuestion } from '#store/lesson-drill.ts';
import { useApp } from '../../../app/app-context.tsx';

/** A drill, whichever answers it takes. */
export interface Drill {
  readonly state: DrillState<unknown>;
  /** Ends the question with its answer shown. */
  readonly show: () => void;
  readonly next: () => void;
}

interface DrillOf<T> extends Drill {
  readonly state: DrillState<T>;
  /** Gives the order of its questions. */
  readonly seed: number;
  readonly answer: (answer: T, right: T) => void;
  /** Asks the same question again. */
  readonly begin: () => void;
}

/** Begins a drill. */
export const useDrill = <T>(): DrillOf<T> => {
  const { random } = useApp().table.ports;
  const [seed] = useState(() => Math.floor(random() * 2 ** 31));
  const [state, setState] = useState<DrillState<T>>(openQuestion(0));
  return {
    state,
    seed,
    answer: (answer, right) => setState((now) => answered(now, answer, right)),
    show: () => setState((now) => (now.end === null ? { ...now, end: 'shown' } : now)),
    next: () => setState(({ asked }) => openQuestion(asked + 1)),
    begin: () => setState(({ asked }) => openQuestion(asked)),
  };
};
