/**
 * Converts and checks kifu of every game, also whole folders, from the command line.
 * `npm run kifu -- convert <files…> --to <format> [--encoding …] [--csa 2.2|3.0] [--out dir]`
 * `npm run kifu -- check <files…>`
 */
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { endingsOf } from '#games/file-names.ts';
import type { FileEncoding, FileFormat } from '#games/pack.ts';
import { convert } from './kifu-convert.ts';
import { encodingName, filesOf, why } from './kifu-files.ts';
import {
  count,
  fetchFormats,
  type GameFormats,
  isKeptUnread,
  isRepaired,
  leftOut,
  missing,
  read,
  receipt,
} from './kifu-read.ts';

const encodings: readonly FileEncoding[] = [
  'utf-8',
  'utf-8-bom',
  'shift_jis',
  'euc-jp',
  'utf-16le',
];

/** Formats that have versions to choose from. Each has a command line option of its name. */
const versioned = (all: readonly FileFormat[]) =>
  all.flatMap(({ id, versions }) => (versions === undefined ? [] : [{ id, versions }]));

const usageFor = (games: readonly GameFormats[]): string => {
  const all = games.flatMap(({ formats }) => formats.formats);
  const options = versioned(all).map(({ id, versions }) => ` [--${id} ${versions.join('|')}]`);
  const formats = games.map(
    (one) => `  ${one.game}: ${one.formats.formats.map(({ id }) => id).join(', ')}`,
  );
  return `Usage:
  npm run kifu -- convert <files or folders…> --to <format> [--encoding ${encodings.join('|')}]${options.join('')} [--out dir]
  npm run kifu -- check <files or folders…>

The formats of each game:
${formats.join('\n')}

convert writes one file for each, under its name with the ending of the new format (x.csa becomes x.kif), beside it or into
--out. No file is replaced: a number tells the new one apart where another has its name. Game, format and encoding of what is
read are told by the bytes. Without --encoding a file is written as the programs that read the format expect it:
Shift_JIS for kif, ki2 and csa, or UTF-8 where it holds letters that Shift_JIS lacks; UTF-8 for the others. In UTF-8 a kif ends
in .kifu and a ki2 in .ki2u. Without --csa, csa is version 2.2, or 3.0 where other letters than ASCII are in UTF-8.
usi is the main line as one "position" command; sfen is every position of the main line, one a line.
check prints what was repaired, kept unread or left out of each file.
- reads standard input; convert then writes to standard output, or to a file in --out. Of folders the files with the ending of a
kifu are read, also in folders within; a pipe or a device in a folder is skipped, and said to be.
The exit code is 1 when anything was left out, by check of what was read, by convert also of what the format has no place for;
or when a file was not found, read or written. It is 2 when the arguments cannot be understood.`;
};

/** Shows the progress, on a terminal only. */
const progress = (done: number, all: number): void => {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${all}\x1b[K${done === all ? '\r\x1b[K' : ''}`);
};

const check = async (paths: readonly string[], games: readonly GameFormats[]): Promise<number> => {
  let flawed = 0;
  let unread = 0;
  let keptUnread = 0;
  let absent = 0;
  let repaired = 0;
  for (const [i, path] of paths.entries()) {
    const found = await read(path, games);
    progress(i + 1, paths.length);
    if (typeof found === 'string') {
      if (found === missing) absent += 1;
      else unread += 1;
      console.log(`${path}: ${found === missing ? 'missing' : 'not read'} – ${found}`);
      continue;
    }
    console.log(receipt(path, found).join('\n'));
    if (leftOut(found) > 0) flawed += 1;
    else if (isKeptUnread(found)) keptUnread += 1;
    else if (isRepaired(found)) repaired += 1;
  }
  const troubled = flawed + unread + absent;
  console.log(
    [
      `${count(paths.length, 'file')} checked: ${paths.length - troubled - keptUnread - repaired} understood`,
      `${repaired} repaired`,
      ...(keptUnread > 0 ? [`${keptUnread} with something kept unread`] : []),
      `${flawed} with something left out`,
      ...(unread > 0 ? [`${unread} not read`] : []),
      ...(absent > 0 ? [`${absent} missing`] : []),
    ].join(', '),
  );
  return troubled > 0 ? 1 : 0;
};

const parse = (args: readonly string[], versions: readonly { readonly id: string }[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      encoding: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(versions.map(({ id }) => [id, { type: 'string' as const }])),
    },
  });

/**
 * Runs the command, and returns the exit code. It is 0, 1 when something was left out or not written, or 2 when the
 * arguments cannot be understood.
 */
const main = async (args: readonly string[]): Promise<number> => {
  const games = await fetchFormats();
  const formats = games.flatMap((one) => one.formats.formats);
  const versions = versioned(formats);
  const refuse = (reason: string): number => {
    console.error(`${reason}\n\n${usageFor(games)}`);
    return 2;
  };
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args, versions);
  } catch (error) {
    return refuse(why(error));
  }
  const { values, positionals } = given;
  const [command, ...named] = positionals;
  if (values.help || command === undefined) {
    console.log(usageFor(games));
    return values.help ? 0 : 2;
  }
  if (command !== 'check' && command !== 'convert')
    return refuse(`There is no command "${command}".`);
  const endings = new Set(games.flatMap((one) => [...endingsOf(one.formats)]));
  const { paths, skipped } = filesOf(named, endings);
  for (const path of skipped)
    console.error(`${path}: skipped – it is a pipe or a device, and no file`);
  if (paths.length === 0) return refuse('No file was named, or the folder holds no kifu to read.');
  if (command === 'check') return check(paths, games);
  if (values.to === undefined) return refuse('Which format? --to is missing.');
  const format = formats.find(({ id }) => id === values.to?.toLowerCase());
  if (format === undefined) {
    const known = formats.map(({ id }) => id).join(', ');
    console.error(`There is no format "${values.to}"; --to takes ${known}.`);
    return 2;
  }
  const encoding = encodings.find((name) => name === encodingName(values.encoding));
  if (values.encoding !== undefined && encoding === undefined)
    return refuse(`The encoding "${values.encoding}" is not known.`);
  const asked: Readonly<Record<string, unknown>> = values;
  for (const { id, versions: known } of versions)
    if (asked[id] !== undefined && !known.some((version) => version === asked[id]))
      return refuse(
        `There is no version "${asked[id]}" of ${id}; --${id} takes ${known.join(', ')}.`,
      );
  return convert(
    paths,
    games,
    {
      format: format.id,
      encoding,
      version: format.versions?.find((version) => version === asked[format.id]),
      out: values.out,
      endings,
      taken: new Set(paths.map((path) => resolve(path))),
    },
    progress,
  );
};

process.exitCode = await main(process.argv.slice(2));
