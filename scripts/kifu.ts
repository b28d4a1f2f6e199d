/**
 * Kifu by the folder, from the command line:
 *   npm run kifu -- convert <files…> --to kif|ki2|csa|usi|sfen|jkf [--encoding …] [--out dir]
 *   npm run kifu -- check <files…>
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Decoded, decode, isText } from '#effects/decode.ts';
import { type Encoded, encode, type WritableEncoding } from '#effects/encode.ts';
import { kindOfBytes, kindOfText } from '#effects/kifu-reader/not-kifu.ts';
import { encodingNames, shogiFormats } from '#games/shogi/formats.ts';
import { type KifuFile, readKifu } from '#games/shogi/notation/kifu.ts';
import { lossesIn } from '#games/shogi/notation/losses.ts';
import {
  type Format,
  formats,
  isRepair,
  type Notice,
  type Reading,
} from '#games/shogi/notation/reading.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { en } from '#i18n/kifu/en.ts';
import { en as own } from '#i18n/shogi/files/en.ts';
import { encodingName, filesOf, why, write } from './kifu-files.ts';

const encodings = ['utf-8', 'utf-8-bom', 'shift_jis', 'euc-jp', 'utf-16le'] as const;

const usage = `Usage:
  npm run kifu -- convert <files or folders…> --to ${formats.join('|')} [--encoding ${encodings.join('|')}] [--out dir]
  npm run kifu -- check <files or folders…>

convert writes one file for each, its name kept and the new ending added, beside it or into --out. None that was named to be
read is ever replaced, nor one that was just written: a number tells such names apart. Formats and encodings of what is read
are told by the bytes. Without --encoding a file is written as the programs that read the format expect it:
Shift_JIS for kif, ki2 and csa, or UTF-8 where it holds letters that Shift_JIS lacks; UTF-8 for the others.
usi is the main line as one "position" command; sfen is every position of the main line, one a line.
check prints what was repaired and what was left out of each file. The exit code is 1 when anything was left out, by check of
what was read, by convert also of what the format has no place for; or when a file was not found, read or written.`;

/** The encoding a format's readers expect. */
const usual = (format: Format): WritableEncoding =>
  shogiFormats.formats.find(({ id }) => id === format)?.encodings[0][0] ?? 'utf-8';

interface Read {
  readonly decoded: Decoded;
  readonly file: KifuFile;
}

const missing = 'there is no such file';

/** The games of a file, or why there are none. */
const read = (path: string): Read | string => {
  if (!existsSync(path)) return missing;
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return why(error);
  }
  const binary = kindOfBytes(bytes);
  if (binary !== undefined) return en.refused[binary]();
  const decoded = decode(bytes);
  if (!isText(bytes, decoded)) return en.refused['no-text']();
  const file = readKifu(decoded.text);
  if (file.ok) return { decoded, file: file.value };
  const { code } = file.error;
  return en.refused[code === 'no-kifu' ? (kindOfText(decoded.text) ?? code) : code]();
};

const count = (number: number, one: string, other = `${one}s`): string =>
  `${number} ${number === 1 ? one : other}`;

const lostLines = ({ lineKinds }: Reading): number =>
  lineKinds.filter((part) => part === 'lost').length;

/** How much of a file was left out: lines, and letters that could not be decoded. */
const leftOut = ({ decoded, file }: Read): number =>
  file.games.reduce(
    (sum, game) =>
      sum +
      game.notices
        .filter((notice) => !isRepair(notice))
        .reduce((all, { also }) => all + 1 + (also?.length ?? 0), 0) +
      lostLines(game),
    decoded.lost,
  );

/** In how many lines more the same is to say. */
const timesOf = ({ also }: Notice): string =>
  also === undefined ? '' : ` and ${count(also.length, 'other')}`;

/** The receipt of a file: what it is, and each line that was not simply understood. */
const receipt = (path: string, found: Read): readonly string[] => {
  const { decoded, file } = found;
  const moves = file.games.reduce((sum, game) => sum + game.record.nodes.length - 1, 0);
  const lines = file.games.flatMap((game) => [
    ...game.notices.map(
      (notice) =>
        `  ${file.format === 'jkf' ? 'entry' : 'line'} ${notice.line}${timesOf(notice)}: ${isRepair(notice) ? 'repaired' : 'left out'} – ${own.notices[notice.code]} ${notice.excerpt.trim()}`,
    ),
    ...(lostLines(game) > 0
      ? [`  ${count(lostLines(game), 'line')} left out after a line of play had stopped`]
      : []),
  ]);
  return [
    `${path}: ${file.format}, ${decoded.encoding}, ${count(file.games.length, 'game')}, ${count(moves, 'move')}`,
    ...(decoded.lost > 0 ? [`  left out – ${en.damaged(decoded.lost)}`] : []),
    ...lines,
  ];
};

/** Tells how far it is, on a screen only. */
const progress = (done: number, all: number): void => {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${all}\x1b[K${done === all ? '\r\x1b[K' : ''}`);
};

const check = (paths: readonly string[]): number => {
  let flawed = 0;
  let unread = 0;
  let absent = 0;
  let repaired = 0;
  paths.forEach((path, i) => {
    const found = read(path);
    progress(i + 1, paths.length);
    if (typeof found === 'string') {
      if (found === missing) absent += 1;
      else unread += 1;
      console.log(`${path}: ${found === missing ? 'missing' : 'not read'} – ${found}`);
      return;
    }
    console.log(receipt(path, found).join('\n'));
    if (leftOut(found) > 0) flawed += 1;
    else if (found.file.games.some(({ notices }) => notices.length > 0)) repaired += 1;
  });
  const troubled = flawed + unread + absent;
  console.log(
    [
      `${count(paths.length, 'file')} checked: ${paths.length - troubled - repaired} understood`,
      `${repaired} repaired`,
      `${flawed} with something left out`,
      ...(unread > 0 ? [`${unread} not read`] : []),
      ...(absent > 0 ? [`${absent} missing`] : []),
    ].join(', '),
  );
  return troubled > 0 ? 1 : 0;
};

/** The games of a file as one text: formats of one game a line go below one another, CSA games are parted by a line. */
const textOf = ({ games }: KifuFile, format: Format, encoding: WritableEncoding): string => {
  const texts = games.map(({ record }) => writeKifu(record, format, encodingNames[encoding]));
  if (format === 'jkf' && texts.length > 1)
    return `[${texts.map((text) => text.trimEnd()).join(',\n')}]\n`;
  return texts.join(format === 'csa' ? '/\n' : format === 'kif' || format === 'ki2' ? '\n' : '');
};

interface Wanted {
  readonly format: Format;
  readonly encoding: WritableEncoding | undefined;
  readonly out: string | undefined;
  /** What is read and what has been written so far, as whole paths: none may be replaced by another. */
  readonly taken: Set<string>;
}

const targetFor = (path: string, { format, out, taken }: Wanted): string => {
  const folder = out ?? dirname(path);
  const name = basename(path);
  let target = join(folder, `${name}.${format}`);
  for (let i = 2; taken.has(resolve(target)); i++) target = join(folder, `${name}-${i}.${format}`);
  return target;
};

/** Line ends as the readers of a format have them. */
const withLineEnds = (text: string, format: Format): string =>
  format === 'kif' || format === 'ki2' || format === 'csa' ? text.replaceAll('\n', '\r\n') : text;

interface Written {
  readonly lines: readonly string[];
  readonly ok: boolean;
  /** Whether all that was in the file is in what was written. */
  readonly whole: boolean;
}

const convertOne = (path: string, wanted: Wanted): Written => {
  const { format, encoding } = wanted;
  const found = read(path);
  if (typeof found === 'string')
    return { ok: false, whole: false, lines: [`${path}: not read – ${found}`] };
  let chosen = encoding ?? usual(format);
  const encoded = (): Encoded =>
    encode(withLineEnds(textOf(found.file, format, chosen), format), chosen);
  let made = encoded();
  const lines: string[] = [];
  if (made.missing.length > 0) {
    const lacks = en.lacks(made.missing.join(' '), encodingNames[chosen]);
    if (encoding !== undefined)
      return {
        ok: false,
        whole: false,
        lines: [`${path}: not written – ${lacks} Try --encoding utf-8.`],
      };
    lines.push(`${path}: ${lacks} Written in UTF-8 instead.`);
    chosen = 'utf-8';
    made = encoded();
  }
  const target = targetFor(path, wanted);
  const failed = write(target, made.bytes, wanted.out);
  if (failed !== undefined)
    return { ok: false, whole: false, lines: [`${path}: not written – ${failed}`] };
  wanted.taken.add(resolve(target));
  const losses = new Set(
    found.file.games.flatMap(({ record }) => lossesIn(record, format, encodingNames[chosen])),
  );
  if (losses.size > 0)
    lines.push(`${target}: ${en.leftOut([...losses].map((loss) => own.losses[loss]))}`);
  const dropped = leftOut(found);
  if (dropped > 0) lines.push(`${path}: ${count(dropped, 'line')} could not be read; try check.`);
  return { ok: true, whole: losses.size === 0 && dropped === 0, lines };
};

const convert = (paths: readonly string[], wanted: Wanted): number => {
  let written = 0;
  let whole = 0;
  paths.forEach((path, i) => {
    const made = convertOne(path, wanted);
    const { lines, ok } = made;
    if (made.whole) whole += 1;
    progress(i + 1, paths.length);
    if (lines.length > 0) console.log(lines.join('\n'));
    if (ok) written += 1;
  });
  console.log(
    `${count(paths.length, 'file')}: ${written} written as ${wanted.format}, ${paths.length - written} not`,
  );
  return whole === paths.length ? 0 : 1;
};

const refuse = (reason: string): number => {
  console.error(`${reason}\n\n${usage}`);
  return 2;
};

/** Does what the arguments say; the exit code: 0, 1 when something was left out or not written, 2 when they cannot be understood. */
const main = (args: readonly string[]): number => {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch (error) {
    return refuse(why(error));
  }
  const { values, positionals } = given;
  const [command, ...paths] = positionals;
  if (values.help || command === undefined) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  if (command !== 'check' && command !== 'convert')
    return refuse(`There is no command "${command}".`);
  const format = formats.find((name) => name === values.to?.toLowerCase());
  const files = filesOf(paths);
  if (files.length === 0) return refuse('No file was named, or the folder holds no kifu to read.');
  if (command === 'check') return check(files);
  if (values.to === undefined) return refuse('Which format? --to is missing.');
  if (format === undefined) {
    console.error(`There is no format "${values.to}"; --to takes ${formats.join(', ')}.`);
    return 2;
  }
  const encoding = encodings.find((name) => name === encodingName(values.encoding));
  if (values.encoding !== undefined && encoding === undefined)
    return refuse(`The encoding "${values.encoding}" is not known.`);
  return convert(files, {
    format,
    encoding,
    out: values.out,
    taken: new Set(files.map((path) => resolve(path))),
  });
};

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      encoding: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });

process.exitCode = main(process.argv.slice(2));
