import { useEffect } from 'react';
import type { Table } from '#store/table.ts';

/** Gives the focus to the board where what had it is gone: a card that was answered, a button that is no more. */
export const useKeptFocus = ({ store }: Table): void => {
  useEffect(() => {
    let last: EventTarget | null = null;
    let frame = 0;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const look = (): void => {
      const lost = last instanceof Element && !last.isConnected;
      if (!lost || document.activeElement !== document.body) return;
      const square = document.querySelector<HTMLElement>('.board [tabindex="0"]');
      square?.focus({ preventScroll: true });
    };
    // A sheet that closes gives the focus back by itself, in the frame after.
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    };
    const unsubscribe = store.subscribe(soon);
    addEventListener('focusin', note);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
      removeEventListener('focusin', note);
    };
  }, [store]);
};
