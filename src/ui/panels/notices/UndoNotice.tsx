import { useEffect, useState } from 'react';
import { shownNode } from '#store/selectors.ts';
import { dismissRemoval, undoRemoval } from '#store/sittings.ts';
import type { RemovedGame } from '#store/table.ts';
import { useApp, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Notice } from './Notice.tsx';

/** How long the notice of a waiting game is shown, in milliseconds. The game waits under Games all the same. */
const TOLD = 10_000;

/**
 * The notice that a game was set aside or removed, with a button to take that back. If the game can be found under Games,
 * the notice goes by itself: when the player takes up a piece, moves, steps or is refused something, or after some seconds
 * in which nobody points at it.
 */
export const UndoNotice = ({ removed }: { readonly removed: RemovedGame }) => {
  const { table } = useApp();
  const { undo } = useText();
  const trouble = useTable((state) => state.trouble);
  const node = shownNode(useSitting());
  const isBusy = useTable(
    ({ refused, selection }) => refused !== null || selection.picked.length > 0,
  );
  const [first] = useState(node);
  const [held, hold] = useState(false);
  const { what } = removed;
  const passes = what !== 'deleted' && trouble === null;
  const begun = isBusy || node !== first;
  useEffect(() => {
    if (!passes || (held && !begun)) return;
    const wait = setTimeout(() => dismissRemoval(table), begun ? 0 : TOLD);
    return () => clearTimeout(wait);
  }, [table, passes, begun, held]);
  const full = trouble === null ? undo.replaced : undo.unkept;
  const short = trouble === null ? {} : { short: undo.unkeptShort };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes whether the user is at its buttons.
    <div
      className="notice-held"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Notice
        {...(what === 'deleted' ? { full: undo.removed } : { full, ...short })}
        event={removed}
        dismiss={{ action: 'dismiss-removal', onPress: () => dismissRemoval(table) }}
      >
        <button type="button" data-action="undo-removal" onClick={() => undoRemoval(table)}>
          {what === 'new-game' ? undo.undoNewGame : undo.bringBack}
        </button>
      </Notice>
    </div>
  );
};
