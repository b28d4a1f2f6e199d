/** Files for the command line: finds the named files, reads them, and chooses names for the written ones. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { stemOf } from '#games/file-names.ts';

/** The name that stands for standard input. */
export const STDIN = '-';

/** Paths to read, and skipped paths: entries of the named folders that are neither file nor folder. */
export interface Named {
  readonly paths: readonly string[];
  readonly skipped: readonly string[];
}

type Kind = 'file' | 'folder' | 'other' | 'missing';

const kindOf = (path: string): Kind => {
  try {
    const found = statSync(path);
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  } catch {
    return 'missing';
  }
};

/** Whether a name has one of these endings. */
const endsIn = (name: string, endings: ReadonlySet<string>): boolean =>
  stemOf(name, endings) !== name;

/**
 * The named files, and those in the named folders that have one of the endings. A pipe or device in a folder is not
 * opened: it may have no end, or no writer.
 */
export const filesOf = (given: readonly string[], endings: ReadonlySet<string>): Named => {
  const paths: string[] = [];
  const skipped: string[] = [];
  for (const path of given) {
    if (path === STDIN || kindOf(path) !== 'folder') {
      paths.push(path);
      continue;
    }
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
      const inside = join(path, name);
      const kind = kindOf(inside);
      if (kind === 'other') skipped.push(inside);
      else if (kind !== 'folder' && endsIn(name, endings)) paths.push(inside);
    }
  }
  return { paths, skipped };
};

/** The message of an error. */
export const why = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The bytes of a file, or of standard input. */
export const bytesOf = async (path: string): Promise<Uint8Array> => {
  if (path !== STDIN) return readFileSync(path);
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The content of a file; undefined where there is none, or where the path is not a file. */
const contentOf = (path: string): Buffer | undefined => {
  try {
    return kindOf(path) === 'file' ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
};

/** Where files are written, and which paths must not be overwritten. */
export interface Place {
  /** The folder for all of them; undefined where each goes beside the file that was read. */
  readonly out: string | undefined;
  /** Endings that are replaced by the new one. */
  readonly endings: ReadonlySet<string>;
  /** Whole paths of the files that are read, and of those written so far. */
  readonly taken: Set<string>;
}

/** The path of a converted file: its name with the new ending, and a number where another file has that name. */
const targetFor = (path: string, ending: string, bytes: Uint8Array, place: Place): string => {
  const { out, endings, taken } = place;
  const stem = path === STDIN ? 'stdin' : stemOf(basename(path), endings);
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
    const target = join(out ?? dirname(path), name);
    if (taken.has(resolve(target))) continue;
    // A file with the same content may be replaced: it is from an earlier run.
    if (contentOf(target)?.equals(bytes) !== false) return target;
  }
};

/** Writes a converted file under a free name, and makes the folder for it. Returns the path, or why it could not. */
export const writeBeside = (
  path: string,
  ending: string,
  bytes: Uint8Array,
  place: Place,
): { readonly target: string } | { readonly failed: string } => {
  try {
    const { out, taken } = place;
    if (out !== undefined) mkdirSync(out, { recursive: true });
    const target = targetFor(path, ending, bytes, place);
    writeFileSync(target, bytes);
    taken.add(resolve(target));
    return { target };
  } catch (error) {
    return { failed: why(error) };
  }
};

/** An encoding by its usual names. */
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
