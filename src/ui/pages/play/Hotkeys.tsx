import { useEffect, useLayoutEffect } from 'react';
import { cancel } from '#store/commands.ts';
import { isSealing } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import { useApp, useSettings } from '../../app/app-context.tsx';
import { useFocusOnNewGame, useKeptFocus } from '../../app/use-kept-focus.ts';
import { isAnswering, isWriting, wasKeyLast } from '../../app/use-key.ts';
import { boardCursor } from '../../board/board-focus.ts';
import { type Action, actionContext, type OpenSheet } from '../../table/actions/action.ts';
import { actions } from '../../table/actions/actions.ts';

/** The actions of each key. Never more than one of them is possible at a time. */
const byKey = new Map<string, readonly Action[]>();
for (const action of Object.values(actions))
  for (const key of action.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), action]);

/** The name of a pressed key, as the list of actions writes it. Letters of chords are capitals. */
const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `Mod+${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}` : key;

/** Elements in which arrows move a cursor, or the handle of a slider. */
const ownArrows = '[role="grid"], .hand, [type="range"]';

const isStep = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End';

/**
 * The place for the focus: the board's cursor. In a record that is read it is *Forward*, for on the board the keys that
 * step would move the cursor.
 */
const placeOfPlay = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.play[data-reading] > .bar [data-action="forward"]') ??
  boardCursor();

/** Whether a piece is chosen and may be announced. It may not while a move is sealed. */
const holds = ({ store }: Table): boolean => {
  const { sitting, selection } = store.getState();
  return selection.picked.length > 0 && !isSealing(sitting);
};

/** Handles the keys of the play screen, each for one of the actions, and keeps the focus on the page. It draws nothing. */
export const Hotkeys = ({ onOpen }: { readonly onOpen: (what: OpenSheet) => void }) => {
  const { table } = useApp();
  const { letterKeys } = useSettings();
  // Before the inspector listens: the piece under a focus that the user did not move is not asked about.
  useLayoutEffect(() => {
    // A link that was followed by keys is gone with its page. After a press of a pointer the arrow keys go on stepping.
    if (document.activeElement === document.body && wasKeyLast())
      placeOfPlay()?.focus({ preventScroll: true });
  }, []);
  useKeptFocus(placeOfPlay);
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
      // While a piece is inspected or chosen, the same key has it read aloud.
      if (key === '?' && (document.querySelector('.piece-card') !== null || holds(table))) return;
      // The letter must not be typed into a field that the action opens.
      event.preventDefault();
      const at = actionContext(table, onOpen);
      // A player who seeks a check and finds no more does not want to zoom.
      const vain = wanted.find(({ disabled }) => disabled?.(at) === 'none-left');
      if (vain !== undefined) {
        vain.noneLeft?.();
        return;
      }
      wanted.find(({ disabled }) => (disabled?.(at) ?? null) === null)?.act?.(at);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table, letterKeys, onOpen]);
  // The page has kept a key that was pressed before these listeners were there. On this event it gives the key back once.
  useEffect(() => void dispatchEvent(new Event('keys-there')), []);
  return null;
};
