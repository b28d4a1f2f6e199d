import { Link } from 'wouter';
import { useText } from '../text.tsx';

/** An address that leads nowhere, and the way back. */
export const NotFound = () => {
  const text = useText();
  return (
    <main className="page">
      <h1>{text.notFound.title}</h1>
      <p>{text.notFound.body}</p>
      <Link href="/play" className="button primary">
        {text.notFound.home}
      </Link>
    </main>
  );
};
