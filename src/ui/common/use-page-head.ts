import { useEffect } from 'react';
import { useTableName } from '../game-skin.ts';

/** Gives a page its title; who comes to it from another one begins at its heading, where the link that was pressed is gone. */
export const usePageHead = (title: string): void => {
  const name = useTableName();
  useEffect(() => {
    document.title = `${title} – ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    // Who comes to the page at first begins above it, with the way to all others.
    if (!isLost || !navigator.userActivation?.hasBeenActive) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
};
