/** Takes over files from the user: chosen or dropped, one by one or as a folder. */

/** The files of a folder that may be kifu: those with one of `endings`, or plain text. The others are passed over. */
export const readableIn = (files: Iterable<File>, endings: readonly string[]): readonly File[] =>
  [...files].filter(({ name }) => {
    const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
    return ending !== undefined && ['txt', ...endings].includes(ending);
  });

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<readonly File[]> =>
  new Promise((resolve) => {
    // A file that may not be read is passed over, like one that is no kifu.
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    );
  });

const someOf = (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> =>
  new Promise((resolve) => {
    reader.readEntries(resolve, () => resolve([]));
  });

const filesIn = async (
  folder: FileSystemDirectoryEntry,
  endings: readonly string[],
): Promise<readonly File[]> => {
  const reader = folder.createReader();
  const files: File[] = [];
  // `readEntries` answers with at most a hundred entries; an empty answer ends the folder.
  for (let some = await someOf(reader); some.length > 0; some = await someOf(reader))
    for (const entry of some)
      files.push(
        ...(isFolder(entry)
          ? await filesIn(entry, endings)
          : isFile(entry)
            ? readableIn(await fileOf(entry), endings)
            : []),
      );
  return files;
};

/**
 * The files of a drop, and those in dropped folders that may be kifu. Call it while the drop event is handled: the transfer
 * forgets its files when the event is over.
 */
export const droppedFiles = (
  transfer: DataTransfer,
  endings: () => Promise<readonly string[]>,
): Promise<readonly File[]> => {
  const items = Array.from(transfer.items).filter(({ kind }) => kind === 'file');
  const found = items.map((item) => ({
    file: item.getAsFile(),
    entry: item.webkitGetAsEntry?.() ?? null,
  }));
  return Promise.all(
    found.map(async ({ file, entry }): Promise<readonly File[]> => {
      if (entry !== null && isFolder(entry)) return filesIn(entry, await endings());
      return file === null ? [] : [file];
    }),
  ).then((files) => files.flat());
};
