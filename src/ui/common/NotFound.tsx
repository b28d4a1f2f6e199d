import { usePageText } from '../page-text.ts';
import { usePageHead } from './use-page-head.ts';

/** An address that leads nowhere, and the way back. */
export const NotFound = () => {
  const page = usePageText();
  usePageHead(page.notFound.title);
  return (
    <main className="page">
      <h1>{page.notFound.title}</h1>
      <p>{page.notFound.body}</p>
      <a href="#/play" className="button primary">
        {page.notFound.home}
      </a>
    </main>
  );
};
