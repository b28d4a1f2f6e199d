import { useEffect, useEffectEvent } from 'react';
import { useSettings } from './app-context.tsx';

/** Elements in which keys have a meaning of their own. */
const fields = 'input:not([type="range"]), textarea, select, [contenteditable="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether the user writes in a field. A slider does not count: it knows arrows and no letters. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** Whether the user answers a dialog or menu. While a modal dialog is open this is true wherever the key was pressed. */
export const isAnswering = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(dialogs) !== null);

/**
 * Calls `act` when the key with that sign is pressed alone, and not while the user writes or answers a dialog. Never where
 * single keys are switched off (WCAG 2.1.4).
 */
export const useKey = (key: string, act: () => void): void => {
  const { letterKeys } = useSettings();
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!letterKeys || event.key !== key) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isWriting(event.target) && !isAnswering(event.target)) act();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

let isLastInputKey = false;

/**
 * Notes on every page whether keys or a pointer were used last. A click without a press counts as keys: screen readers and
 * switches send it. Returns a function that stops.
 */
export const followKeys = (): (() => void) => {
  const note = (event: Event): void => {
    if (event.type === 'click')
      isLastInputKey ||= event instanceof MouseEvent && event.detail === 0;
    else isLastInputKey = event.type === 'keydown';
  };
  const inputs = ['keydown', 'pointerdown', 'click'] as const;
  for (const input of inputs) addEventListener(input, note, { capture: true });
  return () => {
    isLastInputKey = false;
    for (const input of inputs) removeEventListener(input, note, { capture: true });
  };
};

/** Whether the last input was a key, since `followKeys` was called. */
export const wasKeyLast = (): boolean => isLastInputKey;
