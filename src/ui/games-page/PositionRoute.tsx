import { use, useEffect, useMemo } from 'react';
import { newGame } from '#store/sittings.ts';
import { goTo } from '../address.ts';
import { useApp } from '../app-context.tsx';
import { useFormats } from '../formats.ts';
import { useGameText } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';

/** A position in the address: a game begins from it, or it is said why none can. */
export const PositionRoute = ({ text: given }: { readonly text: string }) => {
  const { table } = useApp();
  const gameText = useGameText();
  const text = useText();
  const page = usePageText();
  const formats = useFormats();
  const { problem } = use(gameText.files());
  const read = useMemo(() => formats.readSetup(decode(given)), [formats, given]);
  useEffect(() => {
    if (!read.ok) return;
    newGame(table, read.value);
    goTo('/play', true);
  }, [table, read]);
  if (read.ok) return null;
  return (
    <main className="page">
      <h1>{page.setup.unplayable}</h1>
      <ul>
        {read.error
          .map((found) => problem(found, text, page))
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
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
