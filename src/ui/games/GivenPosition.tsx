import { useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import type { Result } from '#kernel/result.ts';
import { newGame } from '#store/commands.ts';
import { usePlace } from '../table-context.tsx';
import { usePageText, useText } from '../text.tsx';

/** A position in the address: a game begins from it, or it is said why none can. */
export const GivenPosition = ({ text: given }: { readonly text: string }) => {
  const { table, tongue } = usePlace();
  const text = useText();
  const page = usePageText();
  const [read, setRead] = useState<Result<string, readonly string[]> | null>(null);
  useEffect(() => {
    let stale = false;
    void tongue.kifu().then((kifu) => {
      const found = kifu.readSetup(decode(given), text, page);
      if (stale) return;
      if (found.ok) newGame(table, found.value);
      setRead(found);
    });
    return () => {
      stale = true;
    };
  }, [table, tongue, given, text, page]);
  if (read === null) return null;
  if (read.ok) return <Redirect to="/play" replace />;
  return (
    <main className="page">
      <h1>{page.setup.unplayable}</h1>
      <ul>
        {read.error.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <Link href="/play" className="button primary">
        {page.notFound.home}
      </Link>
    </main>
  );
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
