import { useEffect } from 'react';
import { useTableName } from '../game-skin.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** The heading of the page, which takes the focus like a button. */
const headingOfPage = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
};

/** Puts a title before the name of the table, as long as there is one. */
export const useTitle = (title: string): void => {
  const name = useTableName();
  useEffect(() => {
    document.title = title === '' ? name : `${title} – ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
};

/** Gives a page its title; and its heading the focus where what had it is gone: the link that led here, or a button that was pressed. */
export const usePageHead = (title: string): void => {
  useTitle(title);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    // Who comes to the page at first begins above it, with the way to all others.
    if (!isLost || !navigator.userActivation?.hasBeenActive) return;
    headingOfPage()?.focus({ preventScroll: true });
  }, []);
  useKeptFocus(headingOfPage);
};
