/** Files on their way from a picker, a drop or a paste to the table. */
import type { PageMessages } from '#i18n/catalogue.ts';
import { openRecord } from '#store/sittings.ts';
import type { Source, Table } from '#store/table.ts';
import type { Place } from '../table-context.tsx';
import type { KifuFormat, ReadKifu } from '../tongue.ts';

/** A game of a file that was read, and what is known of the file. */
export interface Opened {
  readonly source: Source;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: KifuFormat;
  readonly encoding: string;
  /** Letters that could not be decoded. */
  readonly lost: number;
  readonly game: ReadKifu;
}

/** A file that holds no kifu, and why. */
export interface Unopened {
  readonly name: string;
  readonly why: string;
}

/** Reads the bytes of a file; a game each, or why there is none. */
export const readBytes = async (
  { desk, tongue }: Place,
  { id, name }: Pick<Source, 'id' | 'name'>,
  bytes: Uint8Array<ArrayBuffer>,
  page: PageMessages,
): Promise<readonly Opened[] | Unopened> => {
  const { decode } = await desk();
  const { text, encoding, lost } = decode(bytes);
  const read = (await tongue.kifu()).read(text, page);
  if (!read.ok) return { name, why: read.error };
  const { format, games } = read.value;
  return games.map((game, i) => ({
    source: { id, name, game: i },
    bytes,
    format,
    encoding,
    lost,
    game,
  }));
};

/** Keeps the bytes beside the game; a browser that forbids it still shows the game. */
export const keepBytes = ({ ports }: Table, { source, bytes }: Opened): Promise<void> =>
  ports
    .sources()
    .then(({ keepSource }) => keepSource(source.id, bytes))
    .catch(() => {});

/** Puts a game of a file on the table. */
export const putOnTable = (table: Table, opened: Opened): void => {
  openRecord(table, opened.game.record, opened.source);
  void keepBytes(table, opened);
};

/** Whether a player should see how a file was read: something was left out, or more than its spelling was mended. */
export const isWorthTelling = ({ game, lost }: Opened): boolean =>
  lost > 0 || game.notices.some(({ slight }) => !slight);

/** Reads again the file from which the game on the table was opened; undefined when it is no longer kept. */
export const readAgain = async (
  place: Place,
  source: Source,
  page: PageMessages,
): Promise<Opened | undefined> => {
  const bytes = await place.table.ports
    .sources()
    .then(({ loadSource }) => loadSource(source.id))
    .catch(() => undefined);
  const read = bytes && (await readBytes(place, source, bytes, page));
  return read === undefined || 'why' in read ? undefined : read[source.game];
};
