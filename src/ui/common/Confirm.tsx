import type { ReactNode } from 'react';
import { useText } from '../text.tsx';
import { Sheet } from './Sheet.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What will happen, in words: the label of the button that does it. */
  readonly action: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once, in words, before something that ends a game. */
export const Confirm = ({ title, action, onConfirm, onClose }: ConfirmProps) => {
  const text = useText();
  return (
    <Sheet title={title} role="alertdialog" onClose={onClose}>
      <div className="side-by-side">
        <button
          type="button"
          className="primary"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </button>
        <button type="button" onClick={onClose}>
          {text.actions.cancel}
        </button>
      </div>
    </Sheet>
  );
};
