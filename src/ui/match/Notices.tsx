import { dismissAside, undoAside } from '#store/commands.ts';
import { usePlace, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** What happened beside the board: a game set aside, another tab, a browser that keeps nothing. */
export const Notices = () => {
  const { table, desk } = usePlace();
  const text = useText();
  const aside = useTable((state) => state.aside);
  const elsewhere = useTable((state) => state.elsewhere);
  const unsaved = useTable((state) => state.unsaved);
  return (
    <div className="notices" role="status">
      {elsewhere && (
        <p className="notice">
          {text.otherTab.message}
          <button type="button" className="primary" onClick={desk.takeOver}>
            {text.otherTab.playHere}
          </button>
        </p>
      )}
      {unsaved && <p className="notice">{text.storage.failed}</p>}
      {aside !== null && (
        <p className="notice">
          {aside.what === 'deleted' ? text.actions.removed : text.actions.setAside}
          <button type="button" onClick={() => undoAside(table)}>
            {aside.what === 'new-game' ? text.actions.undoNewGame : text.actions.bringBack}
          </button>
          <button type="button" onClick={() => dismissAside(table)}>
            {text.actions.dismiss}
          </button>
        </p>
      )}
    </div>
  );
};
