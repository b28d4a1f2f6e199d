/** Conversion for the command line: writes one file for each that is read, in a format of its own game. */
import process from 'node:process';
import { encode } from '#effects/files/encode.ts';
import { encodingNames, formOf, withLineEnds } from '#games/file-names.ts';
import type { FileEncoding, FileFormat } from '#games/pack.ts';
import { kifu as en } from '#i18n/en/kifu.ts';
import { type Place, STDIN, writeBeside } from './kifu-files.ts';
import { count, type GameFormats, leftOut, type Read, read, wordsOf } from './kifu-read.ts';

/** How files are to be converted. */
export interface Wanted extends Place {
  readonly format: string;
  readonly encoding: FileEncoding | undefined;
  /** The version of the format; undefined where the usual one will do. */
  readonly version: string | undefined;
}

/** The outcome of one conversion. */
interface Written {
  readonly lines: readonly string[];
  readonly ok: boolean;
  /** Whether the written file has everything that was in the read one. */
  readonly whole: boolean;
  /** The version that was needed although none was requested; undefined where the oldest will do. */
  readonly needed?: string | undefined;
}

const failed = (path: string, reason: string): Written => ({
  ok: false,
  whole: false,
  lines: [`${path}: ${reason}`],
});

/** The requested version, or otherwise the first in which all games of the file can be written. */
const versionFor = (found: Read, kind: FileFormat, wanted: Wanted, encoding: FileEncoding) => {
  const { formats, file } = found;
  if (kind.versions === undefined) return undefined;
  if (wanted.version !== undefined) return wanted.version;
  const usual = file.games.map(({ record }) => formats.usualVersion?.(record, kind.id, encoding));
  return kind.versions.findLast((version) => usual.includes(version));
};

/** The games of a file as one text. */
const textIn = (
  { formats, file }: Read,
  kind: FileFormat,
  encoding: FileEncoding,
  version: string | undefined,
): string => {
  const texts = file.games.map(({ record }) => formats.write(record, kind.id, encoding, version));
  return withLineEnds(texts.length === 1 ? texts.join('') : formats.join(texts, kind.id), kind);
};

const convertOne = async (
  path: string,
  all: readonly GameFormats[],
  wanted: Wanted,
): Promise<Written> => {
  const found = await read(path, all);
  if (typeof found === 'string') return failed(path, `not read – ${found}`);
  const { formats, game, file } = found;
  const kind = formats.formats.find(({ id }) => id === wanted.format);
  if (kind === undefined) {
    const own = formats.formats.map(({ id }) => id).join(', ');
    return failed(path, `not written – this is ${game}, which is written as ${own}`);
  }
  let { encoding, ending } = formOf(kind, wanted.encoding);
  const make = () => {
    const version = versionFor(found, kind, wanted, encoding);
    return { version, ...encode(textIn(found, kind, encoding, version), encoding) };
  };
  let made = make();
  const lines: string[] = [];
  if (made.missing.length > 0) {
    const lacks = en.lacks(made.missing.join(' '), encodingNames[encoding]);
    if (wanted.encoding !== undefined)
      return failed(path, `not written – ${lacks} Try --encoding utf-8.`);
    lines.push(`${path}: ${lacks} Written in UTF-8 instead.`);
    ({ encoding, ending } = formOf(kind, 'utf-8'));
    made = make();
  }
  const { version, bytes } = made;
  let target = STDIN;
  if (path === STDIN && wanted.out === undefined) process.stdout.write(bytes);
  else {
    const done = writeBeside(path, ending, bytes, wanted);
    if ('failed' in done) return failed(path, `not written – ${done.failed}`);
    target = done.target;
  }
  const losses = new Set(
    file.games.flatMap(({ record }) => formats.losses(record, kind.id, encoding, version)),
  );
  const words = wordsOf(game).losses;
  if (losses.size > 0)
    lines.push(`${target}: ${en.leftOut([...losses].map((loss) => words[loss] ?? loss))}`);
  const dropped = leftOut(found);
  if (dropped > 0) lines.push(`${path}: ${count(dropped, 'line')} could not be read; try check.`);
  const needed = wanted.version === undefined && version !== kind.versions?.[0];
  return {
    ok: true,
    whole: losses.size === 0 && dropped === 0,
    lines,
    needed: needed ? version : undefined,
  };
};

/** Converts files and reports on each; returns the exit code. */
export const convert = async (
  paths: readonly string[],
  all: readonly GameFormats[],
  wanted: Wanted,
  progress: (done: number, all: number) => void,
): Promise<number> => {
  // When the converted file goes to standard output, reports go to standard error.
  const say = paths.includes(STDIN) && wanted.out === undefined ? console.error : console.log;
  let written = 0;
  let whole = 0;
  const needed = new Set<string>();
  for (const [i, path] of paths.entries()) {
    const made = await convertOne(path, all, wanted);
    if (made.whole) whole += 1;
    if (made.ok) written += 1;
    if (made.needed !== undefined) needed.add(made.needed);
    progress(i + 1, paths.length);
    if (made.lines.length > 0) say(made.lines.join('\n'));
  }
  for (const version of needed)
    say(`${en.needsVersion(version)} --${wanted.format} asks for another version.`);
  say(
    `${count(paths.length, 'file')}: ${written} written as ${wanted.format}, ${paths.length - written} not`,
  );
  return whole === paths.length ? 0 : 1;
};
