import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide';
import { returnToGame, step, walkedLine } from '#store/looking.ts';
import { shownNode } from '#store/selectors.ts';
import { Icon } from '../common/Icon.tsx';
import { usePlace, useSitting } from '../table-context.tsx';
import { useText } from '../text.tsx';
import './stepper.css';

/** Buttons that step through the game without touching it. */
export const Stepper = () => {
  const { table } = usePlace();
  const text = useText();
  const sitting = useSitting();
  const line = walkedLine(sitting);
  const here = line.indexOf(shownNode(sitting));
  const atStart = here <= 0;
  const atEnd = here === line.length - 1;
  const steps = [
    ['first', text.replay.first, ChevronFirst, atStart],
    [-1, text.replay.back, ChevronLeft, atStart],
    [1, text.replay.forward, ChevronRight, atEnd],
    ['last', text.replay.last, ChevronLast, atEnd],
  ] as const;
  return (
    <div className="stepper" role="toolbar" aria-label={text.replay.label}>
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
          {text.replay.returnToGame}
        </button>
      )}
    </div>
  );
};
