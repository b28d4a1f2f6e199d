import { useEffect } from 'react';
import { cancel, flip, redo, takeBack } from '#store/commands.ts';
import { step, stepAside } from '#store/looking.ts';
import type { Table } from '#store/table.ts';
import { usePlace } from '../table-context.tsx';

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

/** Places where keys mean something of their own: text, lists, dialogs, and the board with its cursor. */
const ownKeys = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const fields = 'input, textarea, select, [contenteditable="true"]';
const ownArrows = '[role="grid"], .komadai';

const isStep = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/** The keys of the play screen: steps through the game, f flips, Ctrl+Z takes back. They show nothing. */
export const Hotkeys = () => {
  const { table } = usePlace();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
      const typing = target.closest(fields) !== null;
      if (target.closest(ownKeys) || (typing && event.key !== 'Escape')) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'z') return;
        event.preventDefault();
        if (event.shiftKey) redo(table);
        else takeBack(table);
        return;
      }
      if (isStep(event.key) && target.closest(ownArrows)) return;
      const act = keys[event.key];
      if (act === undefined) return;
      if (isStep(event.key)) event.preventDefault();
      act(table);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table]);
  return null;
};
