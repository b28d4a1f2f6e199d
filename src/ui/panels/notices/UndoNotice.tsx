import { dismissRemoval, undoRemoval } from '#store/sittings.ts';
import type { RemovedGame } from '#store/table.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Notice } from './Notice.tsx';
import { PassingNotice } from './PassingNotice.tsx';

/**
 * The notice that a game was set aside or removed, with a button to take that back. It passes if the game can be found
 * under Games all the same.
 */
export const UndoNotice = ({ removed }: { readonly removed: RemovedGame }) => {
  const { table } = useApp();
  const { undo } = useText();
  const trouble = useTable((state) => state.trouble);
  const { what } = removed;
  const full = trouble === null ? undo.replaced : undo.unkept;
  const short = trouble === null ? {} : { short: undo.unkeptShort };
  const dismiss = (): void => dismissRemoval(table);
  return (
    <PassingNotice passes={what !== 'deleted' && trouble === null} onPass={dismiss}>
      <Notice
        {...(what === 'deleted' ? { full: undo.removed } : { full, ...short })}
        event={removed}
        dismiss={{ action: 'dismiss-removal', onPress: dismiss }}
      >
        <button type="button" data-action="undo-removal" onClick={() => undoRemoval(table)}>
          {what === 'new-game' ? undo.undoNewGame : undo.bringBack}
        </button>
      </Notice>
    </PassingNotice>
  );
};
