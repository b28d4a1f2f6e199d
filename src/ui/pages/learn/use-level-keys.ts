import { useEffect, useEffectEvent } from 'react';
import type { LessonEvent, LessonState } from '#store/lesson-table.ts';
import { isAnswering, isWriting, useKey } from '../../app/use-key.ts';

/**
 * The keys of a level: Enter takes a wrong answer back, and leads on from a level that is done; Ctrl+Z takes back; `h` asks
 * for help. Enter on a button presses that button.
 */
export const useLevelKeys = (
  { done, wrong }: LessonState,
  send: (event: LessonEvent) => void,
  goOn: () => void,
  isTooSoon: () => boolean,
): void => {
  useKey('h', () => send({ is: 'hint' }));
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (isWriting(target) || isAnswering(target) || event.altKey) return;
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && key === 'z';
    if (isUndo) {
      event.preventDefault();
      send({ is: wrong === null ? 'undo' : 'again' });
      return;
    }
    // A held key is one press.
    if (key !== 'Enter' || event.repeat) return;
    if (target instanceof Element && target.closest('button:not(.sq), a, summary')) return;
    const isSoon = isTooSoon();
    if (!isSoon && done === null && wrong === null) return;
    // The square that has the focus is not pressed as well.
    event.preventDefault();
    event.stopPropagation();
    if (isSoon) return;
    if (done !== null) goOn();
    else send({ is: 'again' });
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
};
