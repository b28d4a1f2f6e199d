import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many items of a row that scrolls sideways are not wholly in sight at its right. The row must be mounted with the
 * component, and its items must not change.
 */
export const useBeyondEdge = (row: RefObject<HTMLElement | null>): number => {
  const [beyond, setBeyond] = useState(0);
  useLayoutEffect(() => {
    const box = row.current;
    if (box === null) return undefined;
    const count = (): void => {
      const { right } = box.getBoundingClientRect();
      // A fraction of a pixel is no part of a word.
      const hidden = Array.from(box.children).filter(
        (item) => item.getBoundingClientRect().right > right + 1,
      );
      setBeyond(hidden.length);
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(box);
    box.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', count);
    };
  }, [row]);
  return beyond;
};
