/** Whether the board on the page can be zoomed and is, what zooms it, and when it shows another part: known to keys, menus and cards, told by the board. */
import { createStore } from 'zustand/vanilla';

/** Squares under this width are hit through the loupe, in px. */
export const FINE = 24;
/** A board can be zoomed where its squares are narrower than this, in px. */
export const SMALL = 32;

interface Zooming {
  /** Whether less than the whole board is seen. */
  readonly zoomed: boolean;
  /** One step nearer or farther, or back to the whole board; null where squares are large enough. */
  readonly zoom: ((way: 'in' | 'out' | 'whole') => void) | null;
}

export const zoomSwitch = createStore<Zooming>(() => ({ zoomed: false, zoom: null }));

/**
 * Calls whenever a board shows another part of itself, until what it gives is called: a board that is zoomed or panned
 * says so in the measures of its table.
 */
export const whenPanned = (table: Element, act: () => void): (() => void) => {
  const panned = new MutationObserver(act);
  panned.observe(table, { attributeFilter: ['style'] });
  return () => panned.disconnect();
};
