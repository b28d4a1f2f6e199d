import { useEffect, useState } from 'react';
import { dismissRemoval, undoRemoval } from '#store/sittings.ts';
import type { RemovedGame } from '#store/table.ts';
import { useApp, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';

/** How long the notice of a waiting game is shown, in milliseconds. The game waits under Games all the same. */
const TOLD = 10_000;

/**
 * The notice that a game was set aside or removed, with a button to take that back. If the game can be found under Games,
 * the notice goes by itself: with the first move, with a refusal, whose reason it must not cover, or after some seconds in
 * which nobody points at it.
 */
export const UndoNotice = ({ removed }: { readonly removed: RemovedGame }) => {
  const { table } = useApp();
  const text = useText();
  const trouble = useTable((state) => state.trouble);
  const { match } = useSitting();
  const refused = useTable((state) => state.refused !== null);
  const [held, hold] = useState(false);
  const { what } = removed;
  const passes = what !== 'deleted' && trouble === null;
  const begun = refused || (what === 'new-game' && match.record.nodes.length > 1);
  useEffect(() => {
    if (!passes || (held && !begun)) return;
    const wait = setTimeout(() => dismissRemoval(table), begun ? 0 : TOLD);
    return () => clearTimeout(wait);
  }, [table, passes, begun, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes whether the user is at its buttons.
    <div
      className="notice"
      data-passes={passes || undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <LiveSentence role="status" event={removed}>
        {what === 'deleted'
          ? text.undo.removed
          : trouble === null
            ? text.undo.replaced
            : text.undo.unkept}
      </LiveSentence>
      <button type="button" data-action="undo-removal" onClick={() => undoRemoval(table)}>
        {what === 'new-game' ? text.undo.undoNewGame : text.undo.bringBack}
      </button>
      <button type="button" data-action="dismiss-removal" onClick={() => dismissRemoval(table)}>
        {text.undo.dismiss}
      </button>
    </div>
  );
};
