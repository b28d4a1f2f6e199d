import { useEffect, useMemo } from 'react';
import { Link, Redirect } from 'wouter';
import { newGame } from '#store/commands.ts';
import { usePlace } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** A position in the address: a game begins from it, or it is said why none can. */
export const GivenPosition = ({ text: given }: { readonly text: string }) => {
  const { table, tongue } = usePlace();
  const text = useText();
  const read = useMemo(() => tongue.readSetup(decode(given), text), [tongue, given, text]);
  const setup = read.ok ? read.value : null;
  useEffect(() => {
    if (setup !== null) newGame(table, setup);
  }, [table, setup]);
  if (read.ok) return <Redirect to="/play" replace />;
  return (
    <main className="page">
      <h1>{text.setup.unplayable}</h1>
      <ul>
        {read.error.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <Link href="/play" className="button primary">
        {text.notFound.home}
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
