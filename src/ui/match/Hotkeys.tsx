import { useEffect } from 'react';
import { cancel, flip, redo, takeBack } from '#store/commands.ts';
import { step, stepAside } from '#store/looking.ts';
import type { Table } from '#store/table.ts';
import { useKeptFocus } from '../common/use-kept-focus.ts';
import { isAnswering, isWriting } from '../common/use-key.ts';
import { usePlace, useSettings } from '../table-context.tsx';

const keys: Readonly<Record<string, (table: Table) => void>> = {
  ArrowLeft: (table) => step(table, -1),
  ArrowRight: (table) => step(table, 1),
  ArrowUp: (table) => stepAside(table, -1),
  ArrowDown: (table) => stepAside(table, 1),
  Home: (table) => step(table, 'first'),
  End: (table) => step(table, 'last'),
  j: (table) => step(table, 1),
  k: (table) => step(table, -1),
  f: flip,
  Escape: cancel,
};

/** Where arrows move a cursor. */
const ownArrows = '[role="grid"], .hand';

const isStep = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/** The keys of the play screen: steps through the game, f flips, Ctrl+Z takes back; and the focus is never lost. They show nothing. */
export const Hotkeys = () => {
  const { table } = usePlace();
  const { letterKeys } = useSettings();
  useKeptFocus(table);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
      if (isAnswering(target) || (isWriting(target) && event.key !== 'Escape')) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'z') return;
        event.preventDefault();
        if (event.shiftKey) redo(table);
        else takeBack(table);
        return;
      }
      if (isStep(event.key) && target.closest(ownArrows)) return;
      const act = keys[event.key];
      if (act === undefined || (event.key.length === 1 && !letterKeys)) return;
      if (isStep(event.key)) event.preventDefault();
      act(table);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table, letterKeys]);
  return null;
};
