/** The collection of real kifu: files read where they are, and never copied here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decode } from '#effects/files/decode.ts';
import type { Move } from '#games/shogi/move.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import type { Format } from '#games/shogi/notation/reading.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { endOfGame } from '#record/builder.ts';
import { type Ending, type GameRecord, nodeAt, pathTo } from '#record/record.ts';

const folder = resolve(process.env['KIFU_CORPUS'] ?? '../shared/data/records');

export const present = existsSync(folder);
if (!present) console.info(`no kifu at ${folder}: the tests of real files are skipped`);

/** The files of the collection whose names end so, in a fixed order. */
export const filesEndingIn = (ending: RegExp): readonly string[] =>
  present
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => name.includes('/') && ending.test(name))
        .sort()
    : [];

export const bytesOf = (file: string): Uint8Array => readFileSync(join(folder, file));

const texts = new Map<string, string>();

/** The text of a file, which is decoded only once. */
export const textOf = (file: string): string => {
  const text = texts.get(file) ?? decode(bytesOf(file)).text;
  texts.set(file, text);
  return text;
};

/** The counts that another program made of a file. */
export interface Listed {
  readonly plies: string;
  readonly variations: string;
  readonly comments: string;
  readonly bookmarks: string;
  readonly end: string;
  readonly setup: string;
  readonly encoding: string;
}

/** The collection's own list, by file. */
export const manifest: ReadonlyMap<string, Listed> = new Map(
  (present && existsSync(join(folder, 'MANIFEST.tsv'))
    ? readFileSync(join(folder, 'MANIFEST.tsv'), 'utf8').split('\n').slice(1)
    : []
  ).map((line) => {
    const [file = '', , , encoding = '', , plies = '', variations = '', comments = ''] =
      line.split('\t');
    const [bookmarks = '', end = '', setup = ''] = line.split('\t').slice(8);
    return [file, { plies, variations, comments, bookmarks, end, setup, encoding }];
  }),
);

/** Files without a kifu of shogi, each with the error code for it. */
export const noKifu: Readonly<Record<string, string>> = {
  'kif/Qupffer+shogi-notion-viewer_kif_empty.kif': 'empty-file',
  // Headers without a game, invented to show that any header may occur.
  'kif/muzudho+kif-parser_docs_examples_any-game-info_handmade_.kifu': 'no-kifu',
  // Chu shogi.
  'kif/WandererXII+scalashogi_KifFixtures.scala_09.kif': 'no-kifu',
  // A "not found" page that was fetched instead of the file.
  'ki2/yoset77+shogihome-lab_shogihome_src_tests_testdata_conversion_output_csa-to-ki2-utf8_1.ki2':
    'no-kifu',
};

/** Readings by file: each file is read only once, however many tests and formats need it. */
const readings = new Map<string, ReturnType<typeof readKifu>>();

/** Reads a file, once. */
export const readingOf = (file: string): ReturnType<typeof readKifu> => {
  const read = readings.get(file) ?? readKifu(textOf(file));
  readings.set(file, read);
  return read;
};

/** Every record of a file. */
export const recordsOf = (file: string): readonly GameRecord<Move>[] => {
  const read = readingOf(file);
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
  return read.value.games.map(({ record }) => record);
};

/** The moves of the main line as USI. */
export const mainLine = (record: GameRecord<Move>): readonly string[] =>
  pathTo(record, endOfGame(record)).flatMap((id) => {
    const { turn } = nodeAt(record, id);
    return turn ? [formatUsi(turn.move)] : [];
  });

/** A tree of moves, without the node ids, which depend on the order of a file. */
interface Shape {
  readonly move: string;
  readonly comment: string;
  readonly spentMs: number | null;
  readonly illegal: boolean;
  readonly bookmark: string;
  readonly ending: string;
  readonly children: readonly Shape[];
}

/** The parts of a record that a format can store. */
export interface Carries {
  readonly tree: boolean;
  readonly comments: boolean;
  readonly bookmarks: boolean;
  /** The unit of its times in milliseconds; 0 if it has no times. */
  readonly time: number;
  readonly ending: boolean;
}

const all = { tree: true, comments: true, bookmarks: true, ending: true };
const nothing = { tree: false, comments: false, bookmarks: false, time: 0, ending: false };

export const carried: Readonly<Record<Format, Carries>> = {
  kif: { ...all, time: 1000 },
  ki2: { ...all, time: 0 },
  csa: { ...all, tree: false, bookmarks: false, time: 1 },
  jkf: { ...all, bookmarks: false, time: 1 },
  usi: nothing,
  sfen: nothing,
};

const timeIn = (ms: number | null | undefined, unit: number): number | null =>
  ms === null || ms === undefined || unit === 0 ? null : Math.floor(ms / unit) * unit;

// Compares how a game ended, not the word for it, which differs by format.
const endingIn = (ending: Ending | null | undefined, carries: Carries): string => {
  if (!ending || !carries.ending) return '';
  // CSA has no word for an ending that another format knows only by its own word.
  const strange =
    carries === carried.csa && ending.by === 'unknown' && !ending.word?.startsWith('%');
  const by = strange ? 'interrupted' : ending.by;
  return `${by} ${ending.winner} ${timeIn(ending.spentMs, carries.time)}`;
};

/** The parts of a record that a format should bring back. */
export const shapeIn = (
  record: GameRecord<Move>,
  carries: Carries,
): { readonly root: Shape; readonly ending: string } => {
  const end = endOfGame(record);
  const main = new Set(pathTo(record, end));
  const shape = (id: number): Shape => {
    const node = nodeAt(record, id);
    const children = node.children.filter((child) => carries.tree || main.has(child));
    return {
      move: node.turn ? formatUsi(node.turn.move) : '',
      comment: carries.comments ? node.comment : '',
      spentMs: timeIn(node.spentMs, carries.time),
      illegal: node.illegal === true,
      bookmark: carries.bookmarks ? (node.bookmark ?? '') : '',
      ending: carries.tree ? endingIn(node.ending, carries) : '',
      children: children.map(shape),
    };
  };
  return { root: shape(record.root), ending: endingIn(record.ending, carries) };
};
