/** The title of the table: its name in the language of the player, with the name that its game has of its own. */
import type { TableMessages } from '#i18n/catalogue.ts';
import { type GameSign, useApp, useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';

/** The title of the table with a game on it. A reader of the game's own name does not read it twice. */
export const tableTitle = (text: TableMessages, { name, ownName }: GameSign): string => {
  const own = ownName.words === name(text) ? '' : ` · ${ownName.words}`;
  return text.app.name(name(text)) + own;
};

/** The title of the table with the game that is on it. */
export const useTableTitle = (): string => {
  const text = useText();
  const sign = useApp().gameSigns[useTable(({ pack }) => pack.id)];
  return sign === undefined ? text.app.name('') : tableTitle(text, sign);
};
