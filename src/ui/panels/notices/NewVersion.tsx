import { useStore } from 'zustand';
import { useTable } from '../../app/app-context.tsx';
import { newerVersion, putOffVersion } from '../../app/newer-version.ts';
import { useText } from '../../app/text.tsx';
import { Notice } from './Notice.tsx';

/** Whether to offer a newer version. While games are not kept, loading the page again would lose the one on the table. */
export const useNewVersion = (): boolean => {
  const keeps = useTable(({ trouble }) => trouble === null);
  return useStore(newerVersion, ({ load }) => load !== null) && keeps;
};

/** Offers a newer version. It is never loaded unasked; put off, it comes with the next start. */
export const NewVersion = () => {
  const { update } = useText();
  const load = useStore(newerVersion, (offer) => offer.load);
  return (
    <Notice
      full={update.message}
      short={update.inShort}
      dismiss={{ action: 'dismiss-version', words: update.later, onPress: putOffVersion }}
    >
      <button type="button" className="primary" data-action="load-version" onClick={() => load?.()}>
        {update.now}
      </button>
    </Notice>
  );
};

/** The same offer on the pages that have no table, at the foot of the window. */
export const NewVersionAtFoot = () => {
  const isNewer = useNewVersion();
  return <div className="missing">{isNewer && <NewVersion />}</div>;
};
