import { type RefObject, useEffect } from 'react';

/** Walks a promotion card by keys: arrows go from face to face and round, and so does Tab. */
export const CardKeys = ({ card }: { readonly card: RefObject<HTMLElement | null> }): null => {
  useEffect(() => {
    const dialog = card.current;
    if (dialog === null) return;
    const walk = (event: KeyboardEvent): void => {
      const buttons: readonly Element[] = Array.from(dialog.querySelectorAll('button'));
      const at = document.activeElement === null ? -1 : buttons.indexOf(document.activeElement);
      const tab = event.key === 'Tab';
      if (!tab && !event.key.startsWith('Arrow')) return;
      const step = (tab ? event.shiftKey : /Up|Left/.test(event.key)) ? -1 : 1;
      // A card that stands on its head is walked backwards.
      const turned = getComputedStyle(dialog).flexDirection === 'row-reverse';
      const way = turned && !tab ? -step : step;
      const to = buttons[(at + way + buttons.length) % buttons.length];
      if (to instanceof HTMLElement) to.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    dialog.addEventListener('keydown', walk);
    return () => dialog.removeEventListener('keydown', walk);
  }, [card]);
  return null;
};
