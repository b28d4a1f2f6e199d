import { useEffect } from 'react';

/** Keys that only move the focus, and keys that do nothing by themselves. */
const movesFocusOnly = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Gives up a sheet that was asked for and has not come, or could not be fetched. A press on the table, or a key there,
 * means that the player does not wait for it any more. A record that was pasted or dropped opens soon without a sheet: only
 * a pointer or Escape gives it up.
 */
export const SheetOnItsWay = ({
  isOpening,
  onGiveUp,
}: {
  readonly isOpening: boolean;
  readonly onGiveUp: () => void;
}): null => {
  useEffect(() => {
    const press = (event: PointerEvent | KeyboardEvent): void => {
      const key = 'key' in event ? event.key : null;
      if (key !== null && (movesFocusOnly.has(key) || (isOpening && key !== 'Escape'))) return;
      // A sheet that is open lies outside of `main`, and so does *Try again*, which asks for the sheet once more.
      const { target } = event;
      const isOnTable = target instanceof Element && target.closest('main') !== null;
      if (isOnTable || (key === 'Escape' && target === document.body)) onGiveUp();
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, press, { capture: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, press, { capture: true });
    };
  }, [isOpening, onGiveUp]);
  return null;
};
