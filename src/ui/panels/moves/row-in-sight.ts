/** Scrolls lists of moves, of which only the rows in sight are drawn. */
import type { VirtualizerHandle } from 'virtua';

/** Whether all of a row is in sight. `box` is the element that scrolls the list. */
export const isRowInSight = (list: VirtualizerHandle, box: Element, row: number): boolean => {
  // The list hears of a scroll later than the box.
  const top = list.getItemOffset(row) - box.scrollTop;
  // A list that was not measured yet has no height, and begins with its first row.
  return top === 0 || (top > 0 && top + list.getItemSize(row) <= list.viewportSize);
};

/** Scrolls a row into the middle, unless all of it is in sight. Only the list scrolls, never the page. */
export const bringRowInSight = (list: VirtualizerHandle, box: Element, row: number): void => {
  if (!isRowInSight(list, box, row)) list.scrollToIndex(row, { align: 'center' });
};
