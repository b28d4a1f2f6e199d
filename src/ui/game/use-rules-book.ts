import { use } from 'react';
import { fetchOnce } from '#loading/chunk.ts';
import { useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText } from './game-skin.ts';
import type { RulesBook } from './rules-book.ts';

/** Where the rules of the game on the table stand, or one place in them. */
export const useRulesAddress = (): ((place?: string) => string) => {
  const id = useTable(({ pack }) => pack.id);
  return (place) => `#/rules/${id}${place === undefined ? '' : `/${place}`}`;
};

// One promise for each game and language, so that a page can wait for it while it renders.
const books = new Map<string, () => Promise<RulesBook>>();

/** The rules of the game on the table in the reader's language. */
export const useRulesBook = (): RulesBook => {
  const gameText = useGameText();
  const text = useText();
  const inspector = gameText.inspector;
  const id = useTable(({ pack }) => pack.id);
  const name = `${id} ${text.language}`;
  const read = books.get(name) ?? fetchOnce(() => inspector.rules(text));
  books.set(name, read);
  return use(read());
};
