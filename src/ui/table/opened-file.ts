/** Files on their way from a picker, a drop or a paste to the table. */
import type { ChosenFile, KifuReader, ReadGame } from '#store/kifu-reader.ts';
import { SAMPLE } from '#store/selectors.ts';
import { openRecord } from '#store/sittings.ts';
import type { Source, Table } from '#store/table.ts';

/** The source of a record that is opened without a press in its sheet. The sample is that of the game on the table. */
export type Opening =
  | { readonly from: 'files' | 'folder'; readonly files: readonly File[] }
  | { readonly from: 'text'; readonly text: string }
  | { readonly from: 'clipboard' }
  | { readonly from: 'sample' };

/** A game of a file that was read. */
export interface Opened {
  readonly source: Source;
  readonly file: ChosenFile;
  readonly game: ReadGame;
}

/** A file that holds no kifu, and why. */
export interface Unopened {
  readonly name: string;
  readonly why: string;
}

/** A game that was read, as one of its file. */
export const openedOf = (file: ChosenFile, number: number, game: ReadGame): Opened => ({
  source: { id: file.id, name: file.name, game: number },
  file,
  game,
});

/**
 * Puts a game of a file on the table, and resolves to whether it did. It does not if another game comes there first or
 * `isWanted` returns false. Rejects if the files of that kind of game cannot be fetched.
 */
export const putOnTable = (
  table: Table,
  { game, source, file }: Opened,
  isWanted?: () => boolean,
): Promise<boolean> =>
  openRecord(table, game.record, source, source.id === SAMPLE ? undefined : file.blob, isWanted);

/** Whether a player should see how a file was read: more than the spelling of some lines was mended. */
export const isWorthTelling = ({ game: { facts, receipt } }: Opened): boolean =>
  facts.lost > 0 || receipt.worthTelling;

/** The bytes of the file from which a game was opened; undefined when they are no longer kept. */
export const bytesOf = (
  { ports }: Table,
  { id }: Source,
): Promise<Uint8Array<ArrayBuffer> | undefined> => ports.kept.loadSource(id).catch(() => undefined);

/** Reads again the file from which the game on the table was opened; undefined when it is no longer kept. */
export const readAgain = async (
  table: Table,
  source: Source,
  reader: KifuReader,
): Promise<Opened | undefined> => {
  const bytes = await bytesOf(table, source);
  if (bytes === undefined) return undefined;
  const { id, name } = source;
  const file = { id, name, blob: new Blob([bytes]) };
  const read = await reader.game(file, source.game);
  return read.ok ? openedOf(file, source.game, read.value) : undefined;
};
