import { useState } from 'react';
import { dismissNews } from '#store/sittings.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { NewVersion, useNewVersion } from './NewVersion.tsx';
import { Notice } from './Notice.tsx';
import { PassingNotice } from './PassingNotice.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import './notices.css';

/**
 * The most urgent notice of what happened beside the board: another tab, a game set aside, a browser that keeps nothing, a
 * newer version. When it is put away, the next one comes.
 */
export const Notices = ({
  underGames = false,
}: {
  /** Whether they stand on the page of games, which itself shows the games that wait. */
  readonly underGames?: boolean;
}) => {
  const { table, takeOver } = useApp();
  const text = useText();
  const removed = useTable((state) => state.removed);
  const elsewhere = useTable((state) => state.elsewhere);
  const trouble = useTable((state) => state.trouble);
  const news = useTable((state) => state.storageNews);
  const isNewer = useNewVersion();
  /** A notice that was put away is shown again when its cause comes again. */
  const [putAway, setPutAway] = useState({ trouble, elsewhere });
  const [away, dismiss] = useState({ trouble: false, elsewhere: false });
  if (putAway.trouble !== trouble || putAway.elsewhere !== elsewhere) {
    setPutAway({ trouble, elsewhere });
    dismiss({
      trouble: away.trouble && putAway.trouble === trouble,
      elsewhere: away.elsewhere && elsewhere,
    });
  }
  if (elsewhere && !away.elsewhere)
    return (
      <Notice
        full={text.otherTab.message}
        dismiss={{
          action: 'dismiss-other-tab',
          onPress: () => dismiss({ ...away, elsewhere: true }),
        }}
      >
        <button type="button" className="primary" data-action="play-here" onClick={takeOver}>
          {text.otherTab.playHere}
        </button>
      </Notice>
    );
  const isTold =
    removed !== null && !(underGames && removed.what !== 'deleted' && trouble === null);
  if (isTold) return <UndoNotice key={removed.sitting.id} removed={removed} />;
  if (trouble !== null && !away.trouble)
    return (
      <Notice
        key={trouble}
        full={text.storage.troubles[trouble]}
        short={text.storage.inShort[trouble]}
        event={trouble}
        dismiss={{
          action: 'dismiss-trouble',
          onPress: () => dismiss({ ...away, trouble: true }),
        }}
      />
    );
  if (news !== null)
    return (
      <PassingNotice
        key={news.what}
        passes={news.what === 'known'}
        onPass={() => dismissNews(table)}
      >
        <Notice
          full={text.storage.news[news.what]}
          {...(news.what !== 'known' && { short: text.storage.inShort[news.what] })}
          event={news}
          dismiss={{ action: 'dismiss-news', onPress: () => dismissNews(table) }}
        />
      </PassingNotice>
    );
  return isNewer && !underGames && <NewVersion />;
};
