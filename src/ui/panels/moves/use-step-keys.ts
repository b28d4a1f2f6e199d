import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { step, stepToSibling } from '#store/navigation.ts';
import type { Table } from '#store/table.ts';
import { useApp } from '../../app/app-context.tsx';

/** How many frames a row may take until it is measured. */
const FRAMES = 30;

type Steps = Readonly<Record<string, (table: Table) => void>>;

const ends: Steps = {
  Home: (table) => step(table, 'first'),
  End: (table) => step(table, 'last'),
};

/** The keys of a list of moves: as everywhere on the page, ← → step and ↑ ↓ go to the move beside. */
export const listSteps: Steps = {
  ...ends,
  ArrowLeft: (table) => step(table, -1),
  ArrowRight: (table) => step(table, 1),
  ArrowUp: (table) => stepToSibling(table, -1),
  ArrowDown: (table) => stepToSibling(table, 1),
};

/** The keys of the map of branches, in which a line goes down and its branches stand side by side. */
export const mapSteps: Steps = {
  ...ends,
  ArrowUp: (table) => step(table, -1),
  ArrowDown: (table) => step(table, 1),
  ArrowLeft: (table) => stepToSibling(table, -1),
  ArrowRight: (table) => stepToSibling(table, 1),
};

/** Steps through the record by keys pressed in a list or map of moves, even in a sheet, where the keys of the page are off. */
export const useStepKeys = (steps: Steps) => {
  const { table } = useApp();
  return (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const go = altKey || ctrlKey || metaKey || shiftKey ? undefined : steps[event.key];
    if (go === undefined) return;
    go(table);
    // The page steps by the same keys, and the box would scroll.
    event.preventDefault();
    event.stopPropagation();
  };
};

/** Moves the focus to the current move whenever that changes while the focus is in the list: the list is one tab stop. */
export const useFocusOnCurrent = (list: RefObject<HTMLElement | null>, shown: number) => {
  const isIn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current move is another one when `shown` is.
  useLayoutEffect(() => {
    let frame = 0;
    const follow = (tries: number): void => {
      if (!isIn.current) return;
      const current = list.current?.querySelector<HTMLElement>('.move[aria-current]');
      current?.focus({ preventScroll: true });
      // A row that comes from out of sight is hidden until it is measured, and takes no focus.
      if (document.activeElement !== current && tries < FRAMES)
        frame = requestAnimationFrame(() => follow(tries + 1));
    };
    follow(0);
    return () => cancelAnimationFrame(frame);
  }, [shown, list]);
  return {
    onFocus: (): void => {
      isIn.current = true;
    },
    onBlur: (): void => {
      isIn.current = false;
    },
  };
};
