import { linkTo } from '#store/routes.ts';
import { useText } from '../app/text.tsx';
import { usePageHead } from './use-page-head.ts';

/** The page of an address that leads nowhere, with the way back. */
export const NotFound = () => {
  const text = useText();
  usePageHead(text.notFound.title);
  return (
    <main className="page">
      <h1>{text.notFound.title}</h1>
      <p>{text.notFound.body}</p>
      <a href={linkTo('play')} className="button primary">
        {text.notFound.home}
      </a>
    </main>
  );
};
