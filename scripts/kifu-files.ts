/** Files for the command line: what was named, and what is written, and in which encoding. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readable = /\.(kifu?|ki2u?|csa|usi|sfen|jkf|json|txt)$/i;

/** What is in a folder; undefined for what is no folder, or none that can be read. */
const namesIn = (path: string): readonly string[] | undefined => {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' });
  } catch {
    return undefined;
  }
};

/** Files as they were named, and those in folders that were, by their endings. */
export const filesOf = (given: readonly string[]): readonly string[] =>
  given.flatMap(
    (path) =>
      namesIn(path)
        ?.filter((name) => readable.test(name))
        .sort()
        .map((name) => join(path, name)) ?? [path],
  );

/** What went wrong, in the words of the system. */
export const why = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Writes a file, and makes the folder for it; why it could not, or undefined. */
export const write = (
  target: string,
  bytes: Uint8Array,
  out: string | undefined,
): string | undefined => {
  try {
    if (out !== undefined) mkdirSync(out, { recursive: true });
    writeFileSync(target, bytes);
    return undefined;
  } catch (error) {
    return why(error);
  }
};

/** The usual other names of encodings. */
export const encodingName = (given: string | undefined): string | undefined => {
  const name = given?.toLowerCase().replaceAll(/[-_ ]/g, '');
  switch (name) {
    case 'sjis':
    case 'shiftjis':
    case 'cp932':
    case 'windows31j':
      return 'shift_jis';
    case 'utf8':
      return 'utf-8';
    case 'utf8bom':
      return 'utf-8-bom';
    case 'eucjp':
      return 'euc-jp';
    case 'utf16':
    case 'utf16le':
      return 'utf-16le';
    default:
      return name;
  }
};
