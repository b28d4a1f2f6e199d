import { useEffect } from 'react';

/**
 * Leaves the arrow keys to those who step: a mouse or finger that presses the board gives the focus to *Forward*, or at the
 * end to *Back*, for on a square the same keys would move a cursor. A square that was reached by keys keeps it.
 */
const listenToPresses = (): (() => void) => {
  const giveBack = (event: PointerEvent | MouseEvent): void => {
    // A click without a press comes from a screen reader.
    if (event.type === 'click' && event.detail === 0) return;
    if (!document.activeElement?.matches('.sq, .held')) return;
    // A button that is off would say why in the place of what one reads.
    const on = ['[data-action="forward"]', '[data-action="back"]'].map((step) =>
      document.querySelector<HTMLElement>(`.play ${step}[aria-disabled="false"]`),
    );
    on.find((step) => step !== null)?.focus({ preventScroll: true });
  };
  // A finger's focus follows its release, a mouse's its press.
  addEventListener('pointerup', giveBack);
  addEventListener('click', giveBack);
  return () => {
    removeEventListener('pointerup', giveBack);
    removeEventListener('click', giveBack);
  };
};

/** While somebody looks at another move than the last one of a game, or reads, presses of the board leave the arrows alone. */
export const useArrowsThatStep = (isStepping: boolean): void => {
  useEffect(() => (isStepping ? listenToPresses() : undefined), [isStepping]);
};
