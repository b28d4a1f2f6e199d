import { useEffect, useState } from 'react';
import type { Result } from '#kernel/result.ts';
import { newGame } from '#store/sittings.ts';
import { goTo } from '../address.ts';
import { usePageText } from '../page-text.ts';
import { usePlace } from '../table-context.tsx';
import { useText } from '../text.tsx';

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
      setRead(found);
      if (!found.ok) return;
      newGame(table, found.value);
      goTo('/play', true);
    });
    return () => {
      stale = true;
    };
  }, [table, tongue, given, text, page]);
  if (read === null || read.ok) return null;
  return (
    <main className="page">
      <h1>{page.setup.unplayable}</h1>
      <ul>
        {read.error.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <a href="#/play" className="button primary">
        {page.notFound.home}
      </a>
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
