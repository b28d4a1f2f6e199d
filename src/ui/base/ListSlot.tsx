import { createContext, type Ref, use, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/** How many places a list has, those that are out of sight included. */
export const ListLength = createContext(0);

/**
 * Moves the focus to the list when the element that has it is removed. The next Tab then goes on in the list, and not at
 * the head of the page.
 */
const keepFocusIn = (list: HTMLElement): void => {
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
};

/**
 * One place of a list that draws only the places in sight, so each says where it stands among all. A list that still glides
 * takes presses from what is in it; `pointerEvents` gives them to the row that is pressed.
 */
export const ListSlot = ({ style, index, children, ref }: CustomItemComponentProps) => {
  const slot = useRef<HTMLLIElement>(null);
  useImperativeHandle(ref as Ref<unknown>, () => slot.current);
  useLayoutEffect(() => {
    const place = slot.current;
    return () => {
      const list = place?.parentElement;
      if (list && place.contains(document.activeElement)) keepFocusIn(list);
    };
  }, []);
  return (
    <li
      ref={slot}
      style={{ ...style, pointerEvents: 'auto' }}
      aria-posinset={index + 1}
      aria-setsize={use(ListLength)}
    >
      {children}
    </li>
  );
};
