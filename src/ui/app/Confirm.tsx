import type { ReactNode } from 'react';
import { Sheet } from '../base/Sheet.tsx';
import { useText } from './text.tsx';

/** One way to go on. `words` say what will happen and label the button that does it. */
interface Way {
  readonly key: string | number;
  readonly words: ReactNode;
  readonly onConfirm: () => void;
}

interface ConfirmProps {
  readonly title: string;
  /** The likeliest first. */
  readonly ways: readonly Way[];
  readonly onClose: () => void;
}

/** Asks once, in words, before something that ends a game. */
export const Confirm = ({ title, ways, onClose }: ConfirmProps) => {
  const text = useText();
  return (
    <Sheet title={title} role="alertdialog" onClose={onClose}>
      <div className="side-by-side">
        {ways.map(({ key, words, onConfirm }, i) => (
          <button
            key={key}
            type="button"
            data-action="confirm"
            data-way={key}
            className={i === 0 ? 'primary' : undefined}
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {words}
          </button>
        ))}
        <button type="button" data-action="cancel" onClick={onClose}>
          {text.actions.cancel}
        </button>
      </div>
    </Sheet>
  );
};
