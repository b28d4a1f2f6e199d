/** The text that is typed into the sheet for opening, and not opened yet. */
import type { Table } from '#store/table.ts';

const texts = new WeakMap<Table['store'], string>();

/** The text of the table, from an earlier opening of the sheet in this visit; null without one. */
export const typedText = ({ store }: Pick<Table, 'store'>): string | null =>
  texts.get(store) ?? null;

/** Keeps what is typed, so that a sheet that was closed shows it again. */
export const keepTypedText = ({ store }: Pick<Table, 'store'>, text: string): void => {
  if (text === '') texts.delete(store);
  else texts.set(store, text);
};

/** Forgets the text, because a game was opened. */
export const forgetTypedText = ({ store }: Pick<Table, 'store'>): void => {
  texts.delete(store);
};
