/**
 * The state of zooming: whether the board on the page can be zoomed and is. The board sets it; keys, menus and cards read
 * it.
 */
import { createStore } from 'zustand/vanilla';

/** Squares narrower than this are hit through the loupe, in px. */
export const FINE = 24;
/** A board can be zoomed where its squares are narrower than this, in px. */
export const SMALL = 32;

interface Zooming {
  /** Whether less than the whole board is seen. */
  readonly zoomed: boolean;
  /** Zooms one step nearer or farther, or back to the whole board; null where squares are large enough. */
  readonly zoom: ((way: 'in' | 'out' | 'whole') => void) | null;
}

export const zoomSwitch = createStore<Zooming>(() => ({ zoomed: false, zoom: null }));

/**
 * Calls `act` whenever a board shows another part of itself, until the returned function is called. A board that is zoomed
 * or panned changes the style of its table, which is observed.
 */
export const whenPanned = (table: Element, act: () => void): (() => void) => {
  const panned = new MutationObserver(act);
  panned.observe(table, { attributeFilter: ['style'] });
  return () => panned.disconnect();
};
