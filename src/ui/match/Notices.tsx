import { dismissAside, dismissNews, undoAside } from '#store/sittings.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useTable } from '../table-context.tsx';
import './notices.css';

/** What happened beside the board: a game set aside, another tab, a browser that keeps nothing. */
export const Notices = () => {
  const { table, takeOver } = usePlace();
  const page = usePageText();
  const aside = useTable((state) => state.aside);
  const elsewhere = useTable((state) => state.elsewhere);
  const trouble = useTable((state) => state.trouble);
  const news = useTable((state) => state.storageNews);
  return (
    <>
      {elsewhere && (
        <p className="notice">
          {page.otherTab.message}
          <button type="button" className="primary" onClick={takeOver}>
            {page.otherTab.playHere}
          </button>
        </p>
      )}
      {trouble !== null && <p className="notice">{page.storage.troubles[trouble]}</p>}
      {news !== null && (
        <p className="notice">
          {page.storage.news[news]}
          <button type="button" onClick={() => dismissNews(table)}>
            {page.aside.dismiss}
          </button>
        </p>
      )}
      {aside !== null && (
        <p className="notice">
          {aside.what === 'deleted'
            ? page.aside.removed
            : trouble === null
              ? page.aside.setAside
              : page.aside.unkept}
          <button type="button" onClick={() => undoAside(table)}>
            {aside.what === 'new-game' ? page.aside.undoNewGame : page.aside.bringBack}
          </button>
          <button type="button" onClick={() => dismissAside(table)}>
            {page.aside.dismiss}
          </button>
        </p>
      )}
    </>
  );
};
