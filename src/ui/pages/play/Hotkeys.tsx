import { useEffect } from 'react';
import { cancel } from '#store/commands.ts';
import { isSealing } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import { useApp, useSettings } from '../../app/app-context.tsx';
import { useFocusOnNewGame } from '../../app/use-kept-focus.ts';
import { isAnswering, isWriting } from '../../app/use-key.ts';
import { useFocusOnPage } from '../../game/use-page-head.ts';
import { type Action, actionContext, type OpenSheet } from '../../table/actions/action.ts';
import { actions } from '../../table/actions/actions.ts';

/** Those that a key does, of which never more than one is on. */
const byKey = new Map<string, readonly Action[]>();
for (const action of Object.values(actions))
  for (const key of action.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), action]);

/** A key as the list of actions calls it; letters of chords are capitals. */
const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `Mod+${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}` : key;

/** Where arrows move a cursor, or the handle of a slider. */
const ownArrows = '[role="grid"], .hand, [type="range"]';

const isStep = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/** The board's cursor. In a record that is read the way forward: on the board the keys that step would move the cursor. */
const placeOfPlay = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.play[data-reading] > .bar [data-action="forward"]') ??
  document.querySelector<HTMLElement>('.board [tabindex="0"]');

/** Whether somebody has taken up a piece of which it may be said. */
const holds = ({ store }: Table): boolean => {
  const { sitting } = store.getState();
  return sitting.picked.length > 0 && !isSealing(sitting);
};

/** The keys of the play screen, each for one of the actions; and the focus is never lost. They show nothing. */
export const Hotkeys = ({ onOpen }: { readonly onOpen: (what: OpenSheet) => void }) => {
  const { table } = useApp();
  const { letterKeys } = useSettings();
  useFocusOnPage(placeOfPlay);
  useFocusOnNewGame(table, placeOfPlay);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
      if (isAnswering(target) || (isWriting(target) && key !== 'Escape')) return;
      if (key === 'Escape') cancel(table);
      if (isStep(key) && target.closest(ownArrows)) return;
      const name = nameOf(event);
      const wanted = byKey.get(name);
      if (wanted === undefined || (name.length === 1 && !letterKeys)) return;
      // Somebody who asks a piece, or has one chosen, has it read aloud by the same key.
      if (key === '?' && (document.querySelector('.piece-card') !== null || holds(table))) return;
      // The letter must not be typed into what the action opens.
      event.preventDefault();
      const at = actionContext(table, onOpen);
      // Whoever seeks a check and finds no more does not want to zoom.
      const vain = wanted.find(({ off }) => off?.(at) === 'none-left');
      if (vain !== undefined) {
        vain.noneLeft?.();
        return;
      }
      wanted.find(({ off }) => (off?.(at) ?? null) === null)?.act?.(at);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table, letterKeys, onOpen]);
  // The page keeps the key that was pressed while these were on their way, and gives it back once.
  useEffect(() => void dispatchEvent(new Event('keys-there')), []);
  return null;
};
