import { useEffect } from 'react';

/**
 * Moves the focus from the board to *Forward*, or at the end to *Back*, when a mouse or finger presses the board. On a
 * square the arrow keys would move a cursor and not step. A square that was reached by keys keeps the focus.
 */
const listenToPresses = (): (() => void) => {
  const giveBack = (event: PointerEvent | MouseEvent): void => {
    // A click without a press comes from a screen reader.
    if (event.type === 'click' && event.detail === 0) return;
    if (!document.activeElement?.matches('.sq, .held')) return;
    // A button that is off would put its reason in the place of the text that is read.
    const on = ['[data-action="forward"]', '[data-action="back"]'].map((step) =>
      document.querySelector<HTMLElement>(`.play ${step}[aria-disabled="false"]`),
    );
    on.find((step) => step !== null)?.focus({ preventScroll: true });
  };
  // A finger moves the focus after its release, a mouse with its press.
  addEventListener('pointerup', giveBack);
  addEventListener('click', giveBack);
  return () => {
    removeEventListener('pointerup', giveBack);
    removeEventListener('click', giveBack);
  };
};

/**
 * Keeps the arrow keys for stepping when the board is pressed. `isStepping` is true while a player looks at another move
 * than the last one of a game, or reads a record.
 */
export const useArrowsThatStep = (isStepping: boolean): void => {
  useEffect(() => (isStepping ? listenToPresses() : undefined), [isStepping]);
};
