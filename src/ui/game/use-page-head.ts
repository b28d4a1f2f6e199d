import { useEffect } from 'react';
import { useKeptFocus } from '../app/use-kept-focus.ts';
import { useTableName } from './game-skin.ts';
import { useTableTitle } from './table-title.ts';

/** The heading of the page, which takes the focus like a button. */
const headingOfPage = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading !== null) heading.tabIndex = -1;
  return heading;
};

/** Puts a title before the name of the table, as long as there is one. */
export const useTitle = (title: string): void => {
  const name = useTableName();
  const ofTable = useTableTitle();
  useEffect(() => {
    document.title = title === '' ? ofTable : `${title} – ${name}`;
    return () => {
      document.title = ofTable;
    };
  }, [title, name, ofTable]);
};

/** Gives a page its title, and its heading the focus where the element that had it is gone. */
export const usePageHead = (title: string): void => {
  useTitle(title);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    // On the first page of a visit the focus stays above the page, with the way to all others.
    if (!isLost || !navigator.userActivation?.hasBeenActive) return;
    headingOfPage()?.focus({ preventScroll: true });
  }, []);
  useKeptFocus(headingOfPage);
};
