import { useEffect } from 'react';
import type { Table } from '#store/table.ts';
import { isAnswering, isWriting } from './use-key.ts';

/** Finds the element that gets the focus; null while it is not drawn yet. */
type FindPlace = () => HTMLElement | null;

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** The dialog that was opened last; undefined where none is open. */
const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1);

/**
 * Calls `look` two frames after the last change of the page, however late they come on a slow machine. A sheet that closes
 * gives the focus back by itself in the first of them. `soon` starts the same wait without a change; `stop` ends it.
 */
const afterEachChange = (isWanted: () => boolean, look: () => void) => {
  let frame = 0;
  const soon = (): void => {
    if (!isWanted()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
  };
  const changes = new MutationObserver(soon);
  // An element that is removed, disabled or hidden loses the focus without an event in some browsers.
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  addEventListener('focusout', soon);
  const stop = (): void => {
    changes.disconnect();
    removeEventListener('focusout', soon);
    cancelAnimationFrame(frame);
  };
  return { soon, stop };
};

/**
 * Keeps the focus on the page when its element is removed, disabled or hidden, or loses it by a key. The open dialog gets
 * the focus, or without one the place that `find` names.
 */
export const useKeptFocus = (find: FindPlace): void => {
  useEffect(() => {
    const { activeElement, body } = document;
    let last = activeElement === body ? null : activeElement;
    let byKeys = false;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last = target;
    };
    // The focus may stay outside when the user leaves the page with Tab for the browser, or presses beside everything. A
    // key pressed while nothing has the focus does not tell how the focus went.
    const typed = ({ key }: KeyboardEvent): void => {
      if (document.activeElement !== document.body) byKeys = key !== 'Tab';
    };
    const pointed = (): void => {
      byKeys = false;
    };
    const isLost = (): boolean =>
      last !== null && document.activeElement === document.body && (byKeys || !last.isConnected);
    const { stop } = afterEachChange(isLost, () => {
      if (!isLost()) return;
      const dialog = openDialog();
      const place = dialog?.hasAttribute('tabindex')
        ? dialog
        : (dialog?.querySelector<HTMLElement>('button, input') ?? find());
      place?.focus({ preventScroll: true });
    });
    addEventListener('focusin', note);
    addEventListener('keydown', typed, { capture: true });
    addEventListener('pointerdown', pointed, { capture: true });
    return () => {
      stop();
      removeEventListener('focusin', note);
      removeEventListener('keydown', typed, { capture: true });
      removeEventListener('pointerdown', pointed, { capture: true });
    };
  }, [find]);
};

/**
 * Gives the focus to the place that `find` names when another game has come on the table by keys. It waits while a dialog
 * covers the place.
 */
export const useFocusOnNewGame = ({ delayedStore }: Table, find: FindPlace): void => {
  useEffect(() => {
    let byKeys = false;
    let isNew = false;
    const { soon, stop } = afterEachChange(
      () => isNew,
      () => {
        if (!isNew || openDialog() !== undefined || isWriting(document.activeElement)) return;
        const place = find();
        if (place === null) return;
        isNew = false;
        place.focus({ preventScroll: true });
      },
    );
    const unsubscribe = delayedStore.subscribe((now, before) => {
      const isOther = now.sitting.id !== before.sitting.id;
      // A game that only gets a new id is still the one that was on the table.
      isNew ||= byKeys && isOther && now.sitting.match !== before.sitting.match;
      soon();
    });
    const typed = ({ target }: KeyboardEvent): void => {
      byKeys = true;
      // A user who types elsewhere has chosen where to be. Keys in a dialog are part of the way to the board.
      if (!isAnswering(target)) isNew = false;
    };
    const pointed = (): void => {
      byKeys = false;
      isNew = false;
    };
    addEventListener('keydown', typed, { capture: true });
    addEventListener('pointerdown', pointed, { capture: true });
    return () => {
      unsubscribe();
      stop();
      removeEventListener('keydown', typed, { capture: true });
      removeEventListener('pointerdown', pointed, { capture: true });
    };
  }, [delayedStore, find]);
};
