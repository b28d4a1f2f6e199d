import { useState } from 'react';
import { type ActionId, actionIds, actions } from '../actions.ts';
import { Sheet } from '../common/Sheet.tsx';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import type { OpenSheet } from './action.ts';
import { useActionContext } from './action.ts';
import { KeyLabels } from './KeyLabels.tsx';
import './commands.css';

const isAction = (id: string): id is ActionId => id in actions;

/** Everything that can be done on this page, to be searched, each with its keys; what cannot be done now says why. */
export const Commands = ({ onOpen }: { readonly onOpen: (what: OpenSheet | null) => void }) => {
  const text = useText();
  const page = usePageText();
  const at = useActionContext(onOpen);
  const [sought, seek] = useState('');
  const close = (): void => onOpen(null);
  const wanted = sought.trim().toLowerCase();
  const rows = actionIds.filter(isAction).flatMap((id) => {
    const { words, keys = [], off, act } = actions[id];
    const name = words(text, page);
    const why = off?.(at) ?? null;
    const known = act !== undefined && why !== 'unknown' && id !== 'keys';
    if (!known || !`${name} ${keys.join(' ')}`.toLowerCase().includes(wanted)) return [];
    return [{ id, name, keys, act, why }];
  });
  return (
    <Sheet title={page.commands.title} low onClose={close}>
      <input
        type="search"
        aria-label={page.commands.find}
        placeholder={page.commands.find}
        // biome-ignore lint/a11y/noAutofocus: who opens the list is about to search it.
        autoFocus
        autoComplete="off"
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      <ul className="commands">
        {rows.map(({ id, name, keys, act, why }) => (
          <li key={id}>
            <button
              type="button"
              className="command"
              data-command={id}
              aria-disabled={why !== null}
              onClick={() => {
                if (why !== null) return;
                close();
                act(at);
              }}
            >
              <span>
                {name}
                {why !== null && <small>{page.offers.off[why]}</small>}
              </span>
              <KeyLabels of={keys} />
            </button>
          </li>
        ))}
        {rows.length === 0 && <li>{page.commands.none}</li>}
      </ul>
    </Sheet>
  );
};
