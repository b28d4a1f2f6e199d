import { type RefCallback, type RefObject, useCallback, useState } from 'react';

interface OneTabStop<List extends HTMLElement> {
  /** Goes on the list, or on what a long list of which only a part is drawn lies in. */
  readonly list: RefCallback<List>;
  /** The row with the focus: a list of which only a part is drawn keeps it. */
  readonly kept: readonly number[];
}

/** The controls of a row, without those of a list inside it. */
const controlsOf = (row: Element): readonly HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (control) => control.closest('li') === row,
  );

/** How many rows the list has, those included that are not drawn. */
const sizeOf = (rows: readonly Element[]): number =>
  Number(rows[0]?.getAttribute('aria-setsize') ?? rows.length);

/** The place of a row in its list, from 0. */
const placeOf = (rows: readonly Element[], row: Element): number => {
  const told = row.getAttribute('aria-posinset');
  return told === null ? rows.indexOf(row) : Number(told) - 1;
};

/**
 * Makes the rows of a list one tab stop: Tab comes to one row and goes on behind the list, ↑ ↓ Home End move from row to
 * row, and the other controls of that row come with Tab. The first row is the stop until another one has had the focus.
 * `also` gets the same element.
 */
export const useOneTabStop = <List extends HTMLElement = HTMLElement>(
  also?: RefObject<List | null>,
): OneTabStop<List> => {
  const [kept, keep] = useState<readonly number[]>([]);
  const list = useCallback(
    (root: List | null) => {
      if (also) also.current = root;
      if (root === null) return undefined;
      let stop: Element | undefined;
      /** Its place: a row that is scrolled out of sight is taken out, and the list has its focus. */
      let place = -1;
      /** The row that gets the focus when it is drawn. */
      let awaited: number | undefined;
      const rowsOf = (): readonly Element[] =>
        [...root.querySelectorAll('li')].filter((row) => controlsOf(row).length > 0);
      const settle = (): void => {
        const rows = rowsOf();
        const current =
          rows.find((row) => row === stop) ??
          rows.find((row) => row.querySelector('[aria-current]') !== null) ??
          rows[0];
        for (const row of rows)
          for (const control of controlsOf(row)) control.tabIndex = row === current ? 0 : -1;
        const wanted = rows.find((row) => placeOf(rows, row) === awaited);
        if (wanted === undefined) return;
        awaited = undefined;
        controlsOf(wanted)[0]?.focus();
      };
      const onFocus = ({ target }: FocusEvent): void => {
        const row = target instanceof Element ? target.closest('li') : null;
        if (row === null) return;
        stop = row;
        place = placeOf(rowsOf(), row);
        keep([place]);
        settle();
      };
      const onKey = (event: KeyboardEvent): void => {
        const { key, target } = event;
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (!(target instanceof Element)) return;
        const rows = rowsOf();
        const row = target.closest('li');
        const at = row === null ? place : placeOf(rows, row);
        const last = sizeOf(rows) - 1;
        const goals: Readonly<Record<string, number>> = {
          ArrowDown: Math.min(at + 1, last),
          ArrowUp: Math.max(at - 1, 0),
          Home: 0,
          End: last,
        };
        const goal = goals[key];
        if (goal === undefined || rows.length === 0) return;
        // The page steps through the game by the same keys.
        event.preventDefault();
        event.stopPropagation();
        const there = rows.find((one) => placeOf(rows, one) === goal);
        // The same control of each row: who goes through the rows to remove one stays at what removes.
        const column = row === null ? 0 : controlsOf(row).findIndex((one) => one.contains(target));
        const controls = there === undefined ? [] : controlsOf(there);
        const control = controls[Math.max(column, 0)] ?? controls[0];
        if (control !== undefined) control.focus();
        else {
          awaited = goal;
          root.scrollIntoView({ block: goal === 0 ? 'start' : 'end' });
          // A list with a scroll bar of its own.
          root.scrollTo({ top: goal === 0 ? 0 : root.scrollHeight });
        }
      };
      settle();
      const changes = new MutationObserver(settle);
      changes.observe(root, { childList: true, subtree: true });
      root.addEventListener('focusin', onFocus);
      root.addEventListener('keydown', onKey);
      return () => {
        changes.disconnect();
        root.removeEventListener('focusin', onFocus);
        root.removeEventListener('keydown', onKey);
      };
    },
    [also],
  );
  return { list, kept };
};
