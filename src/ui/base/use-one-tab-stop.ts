import { type RefCallback, type RefObject, useCallback, useState } from 'react';

interface OneTabStop<List extends HTMLElement> {
  /** The ref of the list, or of the element round a long list of which only a part is drawn. */
  readonly list: RefCallback<List>;
  /** The row with the focus. A list that draws only a part keeps this row. */
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

/** A control that is to get the focus: the place of its row, and its own place among the controls of that row, from 0. */
interface Goal {
  readonly place: number;
  readonly column: number;
}

/** Scrolls towards a row that is not drawn: the drawn row closest to it goes to the edge, and the rows beyond are drawn. */
const scrollTowards = (rows: readonly Element[], place: number): void => {
  const away = (row: Element): number => Math.abs(placeOf(rows, row) - place);
  const [nearest] = rows.toSorted((a, b) => away(a) - away(b));
  if (nearest === undefined) return;
  nearest.scrollIntoView({ block: placeOf(rows, nearest) < place ? 'start' : 'end' });
};

/**
 * Makes the rows of a list one tab stop. Tab comes to one row and goes on behind the list; ↑ ↓ Home End move from row to
 * row; the other controls of that row come with Tab. The first row is the stop until another one has had the focus. `also`
 * gets the same element.
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
      /** The place of the stop. A row that is scrolled out of sight is removed, and its list then has the focus. */
      let place = -1;
      /** The control that gets the focus as soon as it can take it. */
      let awaited: Goal | undefined;
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
        focusAwaited(rows);
      };
      /**
       * Focuses the awaited control. A row that is not drawn cannot take the focus yet, nor one that is not measured, for
       * that is hidden.
       */
      const focusAwaited = (rows: readonly Element[]): void => {
        if (awaited === undefined) return;
        const { activeElement, body } = document;
        if (activeElement !== body && !root.contains(activeElement)) {
          // The user has gone on elsewhere.
          awaited = undefined;
          return;
        }
        const { place: goal, column } = awaited;
        const there = rows.find((row) => placeOf(rows, row) === goal);
        if (there === undefined) {
          scrollTowards(rows, goal);
          return;
        }
        const controls = controlsOf(there);
        const control = controls[column] ?? controls[0];
        control?.focus();
        if (document.activeElement === control) awaited = undefined;
      };
      const onFocus = ({ target }: FocusEvent): void => {
        const row = target instanceof Element ? target.closest('li') : null;
        if (row === null) return;
        awaited = undefined;
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
        // A key pressed before the focus has come goes on from where the focus will be.
        const at = awaited?.place ?? (row === null ? place : placeOf(rows, row));
        const last = sizeOf(rows) - 1;
        const goals: Readonly<Record<string, number>> = {
          ArrowDown: Math.min(at + 1, last),
          ArrowUp: Math.max(at - 1, 0),
          Home: 0,
          End: last,
        };
        const goal = goals[key];
        if (goal === undefined || rows.length === 0) return;
        // The page would step through the game by the same keys.
        event.preventDefault();
        event.stopPropagation();
        // Goes to the same control of each row: a user who goes through the rows to remove one stays at the buttons that
        // remove.
        const among = row === null ? 0 : controlsOf(row).findIndex((one) => one.contains(target));
        awaited = { place: goal, column: awaited?.column ?? Math.max(among, 0) };
        const isDrawn = rows.some((one) => placeOf(rows, one) === goal);
        if (!isDrawn && (goal === 0 || goal === last)) {
          root.scrollIntoView({ block: goal === 0 ? 'start' : 'end' });
          // A list with a scroll bar of its own.
          root.scrollTo({ top: goal === 0 ? 0 : root.scrollHeight });
        } else focusAwaited(rows);
      };
      settle();
      const changes = new MutationObserver(settle);
      // A row is hidden by its style until it is measured.
      changes.observe(root, { childList: true, subtree: true, attributeFilter: ['style'] });
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
