import { use } from 'react';
import { fetchOnce } from '#loading/chunk.ts';
import { linkTo } from '#store/routes.ts';
import { useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText } from './game-skin.ts';
import type { RulesBook } from './rules-book.ts';

/** The address of the rules of the game on the table, or of one place in them. */
export const useRulesAddress = (): ((place?: string) => string) => {
  const id = useTable(({ pack }) => pack.id);
  return (place) => linkTo('rules', id, place);
};

/** The last part of an address of rules that leads to where a new player begins. Each book knows its own place for it. */
export const BEGIN = 'begin';

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
