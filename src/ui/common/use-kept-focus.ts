import { useEffect } from 'react';
import type { Table } from '#store/table.ts';
import { isAnswering, isWriting } from './use-key.ts';

/**
 * Gives the focus to the board where what had it is gone: a card that was answered, a button that is no more; and where
 * another game has come on the table by keys. In a record that is read the way forward has it.
 */
export const useKeptFocus = ({ later }: Table): void => {
  useEffect(() => {
    let last: EventTarget | null = null;
    let frame = 0;
    let byKeys = false;
    let isNew = false;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const look = (): void => {
      const isGone = last instanceof Element && !last.isConnected;
      const isLost = isGone && document.activeElement === document.body;
      const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (!isLost && (!isNew || isCovered || isWriting(document.activeElement))) return;
      isNew = false;
      // Whoever reads steps: on the board the same keys would move a cursor.
      const place =
        document.querySelector<HTMLElement>('.play[data-reading] > .bar [data-action="forward"]') ??
        document.querySelector<HTMLElement>('.board [tabindex="0"]');
      place?.focus({ preventScroll: true });
    };
    // A sheet that closes gives the focus back by itself, in the frame after.
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    };
    const unsubscribe = later.subscribe((now, before) => {
      const isOther = now.sitting.id !== before.sitting.id;
      // A game that becomes one of its own is still the one that was on the table.
      isNew ||= byKeys && isOther && now.sitting.match !== before.sitting.match;
      soon();
    });
    const typed = ({ target }: KeyboardEvent): void => {
      byKeys = true;
      // Who goes on elsewhere has chosen where; what a dialog asks belongs to the way to the board.
      if (!isAnswering(target)) isNew = false;
    };
    const pointed = (): void => {
      byKeys = false;
      isNew = false;
    };
    addEventListener('focusin', note);
    addEventListener('keydown', typed, { capture: true });
    addEventListener('pointerdown', pointed, { capture: true });
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      removeEventListener('focusin', note);
      removeEventListener('keydown', typed, { capture: true });
      removeEventListener('pointerdown', pointed, { capture: true });
    };
  }, [later]);
};
