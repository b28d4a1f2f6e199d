import { useState } from 'react';
import { dismissNews } from '#store/sittings.ts';
import type { StorageTrouble } from '#store/table.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import './notices.css';

/** Notices of what happened beside the board: a game set aside, another tab, a browser that keeps nothing. */
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
  /** The trouble whose notice was dismissed; it is shown again when the trouble comes again. */
  const [putAway, setPutAway] = useState<StorageTrouble | null>(null);
  if (putAway !== null && putAway !== trouble) setPutAway(null);
  const told = removed !== null && !(underGames && removed.what !== 'deleted' && trouble === null);
  return (
    <>
      {elsewhere && (
        <div className="notice">
          <LiveSentence role="status">{text.otherTab.message}</LiveSentence>
          <button type="button" className="primary" data-action="play-here" onClick={takeOver}>
            {text.otherTab.playHere}
          </button>
        </div>
      )}
      {trouble !== null && trouble !== putAway && (
        <div className="notice">
          <LiveSentence role="status" event={trouble}>
            {text.storage.troubles[trouble]}
          </LiveSentence>
          <button type="button" data-action="dismiss-trouble" onClick={() => setPutAway(trouble)}>
            {text.undo.dismiss}
          </button>
        </div>
      )}
      {news !== null && (
        <div className="notice">
          <LiveSentence role="status" event={news}>
            {text.storage.news[news.what]}
          </LiveSentence>
          <button type="button" data-action="dismiss-news" onClick={() => dismissNews(table)}>
            {text.undo.dismiss}
          </button>
        </div>
      )}
      {told && <UndoNotice removed={removed} />}
    </>
  );
};
