/** Contests of reading kifu: whole games a second with every move checked, and the memory that a kept game takes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import jsonKifuFormat from 'json-kifu-format';
import { importCSA, importKIF } from 'tsshogi';
import { decode } from '#effects/files/decode.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { ownKifu } from './own-kifu.ts';
import type { Contest } from './rounds.ts';

/** The folder of real kifu files. It may be missing. */
const folder = resolve(process.env['KIFU_CORPUS'] ?? '../shared/data/records');
const present = existsSync(folder);
const whose = present ? 'files' : 'games of our own, played by seeds, since no collection is here,';

const endings = { kif: /\.kifu?$/i, csa: /\.csa$/i } as const;

/** Real files in a format, or the project's own games. */
const textsIn = (format: keyof typeof endings): readonly string[] =>
  present
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => endings[format].test(name))
        .sort()
        .map((name) => decode(readFileSync(join(folder, name))).text)
    : ownKifu(format);

/** Whether a reader gets through a text without an error. */
const reads = (read: (text: string) => unknown, text: string): boolean => {
  try {
    return !(read(text) instanceof Error);
  } catch {
    return false;
  }
};

type Read = (text: string) => unknown;

const ours: Read = (text) => {
  const read = readKifu(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const everyOne = (texts: readonly string[], read: Read) => ({
  run: () => {
    for (const text of texts) read(text);
    return texts.length;
  },
});

const reading = (
  format: keyof typeof endings,
  peer: string,
  theirs: Read,
  target: number | null,
): Contest => {
  const texts = textsIn(format).filter((text) => reads(ours, text) && reads(theirs, text));
  return {
    name: `reading ${format.toUpperCase()}`,
    peer,
    unit: 'games/s',
    better: 'more',
    target,
    ours: everyOne(texts, ours),
    theirs: everyOne(texts, theirs),
    note: `${texts.length} ${whose} that both read. Ours checks every move and tells the format; ${peer} does neither.`,
  };
};

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/**
 * The heap in use, in bytes, after collecting until three rounds in a row free nothing. Compiled code is freed only
 * after some rounds.
 */
const heapInUse = (): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let vain = 0; vain < 3; ) {
    gc();
    const { heapUsed } = process.memoryUsage();
    vain = heapUsed < least - 1_000 ? 0 : vain + 1;
    least = Math.min(least, heapUsed);
  }
  return least;
};

/** How many copies of everything are kept, so that other memory of the engine weighs little. */
const COPIES = 4;

/** Bytes in use per ply after reading and keeping all texts. */
const weight = (texts: readonly string[], plies: number, read: Read) => ({
  weigh: () => {
    const kept: unknown[] = [];
    const before = heapInUse();
    for (let copy = 0; copy < COPIES; copy += 1) for (const text of texts) kept.push(read(text));
    const bytes = heapInUse() - before;
    if (kept.length === 0) throw new Error('nothing was kept');
    return bytes / plies / COPIES;
  },
});

const weighing = (): Contest => {
  const texts = textsIn('kif').filter((text) => reads(ours, text) && reads(importKIF, text));
  const plies = texts.reduce((sum, text) => {
    const read = readKifu(text);
    const games = read.ok ? read.value.games : [];
    return sum + games.reduce((all, { record }) => all + record.nodes.length - 1, 0);
  }, 0);
  // The app keeps only the record of a file. The receipt is made again from the bytes.
  const kept: Read = (text) => {
    const read = readKifu(text);
    return read.ok && read.value.games.map(({ record }) => record);
  };
  return {
    name: 'heap of a kept game, per ply',
    peer: 'tsshogi',
    unit: 'bytes',
    better: 'less',
    target: 10,
    ours: weight(texts, plies, kept),
    theirs: weight(texts, plies, importKIF),
    note: `${texts.length} KIF ${whose} ${plies} plies with their comments and times.`,
  };
};

/** Every contest of reading. */
export const kifuContests = (): readonly Contest[] => [
  reading('kif', 'tsshogi', importKIF, 8),
  reading('csa', 'tsshogi', importCSA, 8),
  reading('kif', 'json-kifu-format', (text) => jsonKifuFormat.Parsers.parseKIF(text), null),
  reading('csa', 'json-kifu-format', (text) => jsonKifuFormat.Parsers.parseCSA(text), null),
  weighing(),
];
