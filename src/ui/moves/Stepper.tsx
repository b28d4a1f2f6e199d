import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide';
import { returnToGame, step, walkedLine } from '#store/looking.ts';
import { shownNode } from '#store/selectors.ts';
import { Icon } from '../common/Icon.tsx';
import { usePageText } from '../page-text.ts';
import { usePlace, useSettled } from '../table-context.tsx';
import './stepper.css';

/** Buttons that step through the game without touching it. */
export const Stepper = () => {
  const { table } = usePlace();
  const words = usePageText().steps;
  const sitting = useSettled();
  const line = walkedLine(sitting);
  const here = line.indexOf(shownNode(sitting));
  const atStart = here <= 0;
  const atEnd = here === line.length - 1;
  const steps = [
    ['first', words.first, ChevronFirst, atStart],
    [-1, words.back, ChevronLeft, atStart],
    [1, words.forward, ChevronRight, atEnd],
    ['last', words.last, ChevronLast, atEnd],
  ] as const;
  return (
    <div className="stepper" role="toolbar" aria-label={words.label}>
      {steps.map(([by, label, icon, off]) => (
        <button
          key={by}
          type="button"
          aria-label={label}
          title={label}
          aria-disabled={off}
          onClick={() => step(table, by)}
        >
          <Icon of={icon} />
        </button>
      ))}
      {sitting.looking !== null && (
        <button type="button" className="wide" onClick={() => returnToGame(table)}>
          {words.returnToGame}
        </button>
      )}
    </div>
  );
};
