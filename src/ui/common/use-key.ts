import { useEffect, useEffectEvent } from 'react';

/** Places where a letter means something of its own. */
const ownLetters = 'input, textarea, select, [role="dialog"]';

/** Does something on a letter key, pressed alone and not while one writes or answers a dialog. */
export const useKey = (key: string, act: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(ownLetters)) return;
    act();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
