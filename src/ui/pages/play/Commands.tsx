import { useState } from 'react';
import { useText } from '../../app/text.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import type { OpenSheet } from '../../table/actions/action.ts';
import { useActionContext } from '../../table/actions/action.ts';
import { actionGroups } from '../../table/actions/action-groups.ts';
import { type ActionId, actionIds, actions } from '../../table/actions/actions.ts';
import './commands.css';

/** The names of keys as they are written on a button. */
const shownAs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Mod: /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl',
  Shift: '⇧',
};

/** The keys of an action. */
const KeyLabels = ({ of }: { readonly of: readonly string[] }) =>
  of.map((key) => (
    <kbd key={key}>
      {key
        .split('+')
        .map((part) => shownAs[part] ?? part)
        .join(' ')}
    </kbd>
  ));

const isAction = (id: string): id is ActionId => id in actions;

/** All of them: those of the bar and the groups of the menu first. */
const inOrder: readonly ActionId[] = [
  ...new Set([
    ...(['take-back', 'back', 'forward', 'resign'] as const),
    ...Object.values(actionGroups).flat(),
    ...actionIds.filter(isAction),
  ]),
];

/**
 * Everything that can be done on this page, in a list to search, each action with its keys. Actions that are off now say
 * why.
 */
export const Commands = ({ onOpen }: { readonly onOpen: (what: OpenSheet | null) => void }) => {
  const text = useText();
  const at = useActionContext(onOpen);
  const [sought, seek] = useState('');
  const { list } = useOneTabStop();
  const close = (): void => onOpen(null);
  const wanted = sought.trim().toLowerCase();
  const listed = inOrder.flatMap((id) => {
    const { words, keys = [], disabled, act } = actions[id];
    const name = words(text);
    const why = disabled?.(at) ?? null;
    const known = act !== undefined && why !== 'unknown' && id !== 'keys';
    if (!known || !`${name} ${keys.join(' ')}`.toLowerCase().includes(wanted)) return [];
    return [{ id, name, keys, act, why }];
  });
  // Commands that act now come first.
  const found = [
    ...listed.filter(({ why }) => why === null),
    ...listed.filter(({ why }) => why !== null),
  ];
  const choose = (row: (typeof found)[number] | undefined): void => {
    if (row === undefined || row.why !== null) return;
    close();
    row.act(at);
  };
  return (
    <Sheet title={text.commands.title} low onClose={close}>
      <input
        type="search"
        aria-label={text.commands.find}
        placeholder={text.commands.find}
        // biome-ignore lint/a11y/noAutofocus: a player who opens the list is about to search it.
        autoFocus
        autoComplete="off"
        value={sought}
        onChange={({ target }) => seek(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          // In Japanese input, Enter first accepts the word that is being written.
          if (key === 'Enter' && wanted !== '' && !nativeEvent.isComposing) choose(found[0]);
        }}
      />
      <p role="status">{found.length === 0 && text.commands.none}</p>
      <ul ref={list} className="commands">
        {found.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="command"
              data-command={row.id}
              aria-disabled={row.why !== null}
              onClick={() => choose(row)}
            >
              <span>
                {row.name}
                {row.why !== null && <small>{text.offers.off[row.why]}</small>}
              </span>
              <KeyLabels of={row.keys} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
