/**
 * Calls whenever a board shows another part of itself, until what it gives is called: a board that is zoomed or panned
 * says so in the measures of its table.
 */
export const whenPanned = (table: Element, act: () => void): (() => void) => {
  const panned = new MutationObserver(act);
  panned.observe(table, { attributeFilter: ['style'] });
  return () => panned.disconnect();
};
