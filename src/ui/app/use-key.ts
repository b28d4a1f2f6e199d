import { useEffect, useEffectEvent } from 'react';
import { useSettings } from './app-context.tsx';

/** Places where keys mean something of their own. */
const fields = 'input:not([type="range"]), textarea, select, [contenteditable="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether somebody writes in a field; nobody does in a slider, which knows arrows and no letters. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** Whether somebody answers a dialog or menu; while a modal one is open, wherever the key was pressed. */
export const isAnswering = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(dialogs) !== null);

/** Does something on a key of one sign, pressed alone and not while one writes or answers a dialog; never where such keys are switched off (WCAG 2.1.4). */
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
