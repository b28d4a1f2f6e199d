import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';

interface NewVersionProps {
  readonly onLoad: () => void;
  readonly onLater: () => void;
}

/** Offers a newer version at the foot of the screen. It is never loaded unasked; put off, it comes with the next start. */
export const NewVersion = ({ onLoad, onLater }: NewVersionProps) => {
  const { update } = useText();
  // While games are not kept, loading the page again would lose the one on the table.
  const keeps = useTable(({ trouble }) => trouble === null);
  return (
    <div className="missing">
      {keeps && (
        <div>
          <LiveSentence role="status">{update.message}</LiveSentence>
          <div className="side-by-side">
            <button type="button" className="primary" data-action="load-version" onClick={onLoad}>
              {update.now}
            </button>
            <button type="button" data-action="dismiss-version" onClick={onLater}>
              {update.later}
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
