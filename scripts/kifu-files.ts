/** Files for the command line: what was named, and what is written without replacing anything. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '#games/shogi/notation/reading.ts';

const readable = /\.(kifu?|ki2u?|csa|usi|sfen|jkf|json|txt)$/i;

/** What is in a folder; undefined for what is no folder, or none that can be read. */
const namesIn = (path: string): readonly string[] | undefined => {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' });
  } catch {
    return undefined;
  }
};

/** Files as they were named, and those in folders that were, by their endings, without those of one ending. */
export const filesOf = (given: readonly string[], without?: Format): readonly string[] =>
  given.flatMap(
    (path) =>
      namesIn(path)
        ?.filter((name) => readable.test(name) && !hasEnding(name, without))
        .sort()
        .map((name) => join(path, name)) ?? [path],
  );

/** Whether a name has the ending of a format, in letters of either size. */
export const hasEnding = (name: string, format: Format | undefined): boolean =>
  format !== undefined && name.toLowerCase().endsWith(`.${format}`);

/** What went wrong, in the words of the system. */
export const why = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Writes a file that is not there yet, and the folder for it; why it could not, or undefined. */
export const writeNew = (
  target: string,
  bytes: Uint8Array,
  out: string | undefined,
): string | undefined => {
  try {
    if (out !== undefined) mkdirSync(out, { recursive: true });
    writeFileSync(target, bytes, { flag: 'wx' });
    return undefined;
  } catch (error) {
    return why(error);
  }
};
