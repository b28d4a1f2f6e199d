import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { DrillState } from '#store/lesson-drill.ts';
import { isAnswering, isWriting, useKey, wasKeyLast } from '../../../app/use-key.ts';
import { focusBoard } from '../../../board/board-focus.ts';
import type { Drill } from './use-drill.ts';

/** How long Enter does nothing after a change, in milliseconds: it was meant for what was there before. */
const CALM = 300;

/** Gives the focus of a button that has gone to the one that is pressed next, or to the board. */
const useKeptFocus = ({ asked, end }: DrillState<unknown>): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons are there.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !wasKeyLast()) return;
    const next = document.querySelector<HTMLElement>(
      '.lesson [data-action="next-level"], .lesson [data-answer]',
    );
    if (next === null) focusBoard();
    else next.focus({ preventScroll: true });
  }, [asked, end]);

/** The keys of a drill: Enter leads on from a question that is over, and `h` shows the answer. */
export const useDrillKeys = ({ state, next, show }: Drill): void => {
  const changedAt = useRef(0);
  const { asked, end } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a change.
  useEffect(() => {
    changedAt.current = performance.now();
  }, [asked, end]);
  useKeptFocus(state);
  useKey('h', show);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || altKey || ctrlKey || metaKey) return;
    if (isWriting(target) || isAnswering(target)) return;
    // A held key is one press.
    const isEarly = repeat || performance.now() - changedAt.current < CALM;
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    if (!isEarly && (end === null || isOnControl)) return;
    // The square that has the focus is not pressed as well.
    event.preventDefault();
    event.stopPropagation();
    if (!isEarly) next();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
};
