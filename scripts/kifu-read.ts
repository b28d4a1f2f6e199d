/**
 * Reading for the command line: the games of a file, tried with the formats of all games, and the receipt of its lines.
 */
import { existsSync } from 'node:fs';
import { readFile } from '#effects/files/kifu-reader/read-files.ts';
import { packs } from '#games/index.ts';
import {
  type FileReading,
  type Formats,
  formatNamed,
  type GameReading,
  type Notice,
  type NoticeClass,
  type Packs,
  packOf,
} from '#games/pack.ts';
import { noLimits } from '#games/reading.ts';
import { kifu as en } from '#i18n/en/kifu.ts';
import { whyOf } from '#ui/panels/files/why-not-read.ts';
import { bytesOf, STDIN, why } from './kifu-files.ts';

/** The formats that one game reads and writes. */
export interface GameFormats {
  readonly game: string;
  readonly formats: Formats;
}

/** The formats of all games, in the order in which their readers are asked. */
export const fetchFormats = (): Promise<readonly GameFormats[]> => {
  const all: Packs = packs;
  return Promise.all(
    Object.keys(all).map(async (game) => ({
      game,
      formats: await (await packOf(all, game)).formats(),
    })),
  );
};

interface Words {
  readonly notices: Readonly<Record<string, string>>;
  readonly losses: Readonly<Record<string, string>>;
}

const words = import.meta.glob<Words>('../src/i18n/en/*/files.ts', {
  eager: true,
  import: 'files',
});

/** The words of a game for its files, in English. */
export const wordsOf = (game: string): Words => {
  const found = words[`../src/i18n/en/${game}/files.ts`];
  if (found === undefined) throw new Error(`${game} says nothing of its files`);
  return found;
};

/** A file that was read. */
export interface Read extends GameFormats {
  readonly encoding: string;
  /** Characters that could not be decoded. */
  readonly undecoded: number;
  readonly file: FileReading;
}

/** The reason that is printed for a path without a file. */
export const missing = 'there is no such file';

/** The games of a file, or why there are none. */
export const read = async (path: string, all: readonly GameFormats[]): Promise<Read | string> => {
  if (path !== STDIN && !existsSync(path)) return missing;
  let bytes: Uint8Array;
  try {
    bytes = await bytesOf(path);
  } catch (error) {
    return why(error);
  }
  const found = readFile(
    bytes,
    all.map(({ formats }) => formats),
    noLimits,
    () => {},
  );
  if (!found.ok) return whyOf(found.error, en);
  const { decoded, formats, file } = found.value;
  const game = all.find((one) => one.formats === formats)?.game ?? '';
  return { game, formats, encoding: decoded.encoding, undecoded: decoded.lost, file };
};

/** A number of things in words. */
export const count = (number: number, one: string, other = `${one}s`): string =>
  `${number} ${number === 1 ? one : other}`;

const timesOf = ({ also = [] }: Notice): number => 1 + also.length;

const isLeftOut = ({ formats }: Read, { code }: Notice): boolean =>
  formats.notices[code] === 'ignored';

/** The number of lines that were lost without a notice: those after a line of play had stopped. */
const lostLines = ({ formats }: Read, { lineKinds, notices, firstLine }: GameReading): number => {
  const told = new Set(notices.flatMap(({ line, also = [] }) => [line, ...also]));
  return lineKinds.filter(
    (kind, i) => formats.lineKinds[kind] === false && !told.has(firstLine + i),
  ).length;
};

/** How much of a file was left out: lines, and letters that could not be decoded. */
export const leftOut = (found: Read): number =>
  found.file.games.reduce(
    (sum, game) =>
      sum +
      game.notices
        .filter((notice) => isLeftOut(found, notice))
        .reduce((all, notice) => all + timesOf(notice), 0) +
      lostLines(found, game),
    found.undecoded,
  );

/** Whether some line of a file was not understood, and is kept as it stands. */
export const isKeptUnread = ({ file, formats }: Read): boolean =>
  file.games.some(({ notices }) => notices.some(({ code }) => formats.notices[code] === 'unread'));

/** Whether something in a file was read differently than it is written. */
export const isRepaired = ({ file }: Read): boolean =>
  file.games.some(({ notices }) => notices.length > 0);

const fateNames: Readonly<Record<NoticeClass, string>> = {
  respelled: 'repaired',
  repaired: 'repaired',
  unread: 'kept unread',
  ignored: 'left out',
};

const lineOf = (found: Read, notice: Notice): string => {
  const { formats, game, file } = found;
  const { line, code, excerpt, also = [] } = notice;
  const counted = formatNamed(formats, file.format)?.counts;
  const others = also.length === 0 ? '' : ` and ${count(also.length, 'other')}`;
  const fate = fateNames[formats.notices[code] ?? 'repaired'];
  return `  ${counted === 'entries' ? 'entry' : 'line'} ${line}${others}: ${fate} – ${wordsOf(game).notices[code] ?? code} ${excerpt.trim()}`;
};

/** The receipt of a file: its format and games, and each line that was not simply understood. */
export const receipt = (path: string, found: Read): readonly string[] => {
  const { file, encoding, undecoded, game } = found;
  const moves = file.games.reduce((sum, { record }) => sum + record.nodes.length - 1, 0);
  const lines = file.games.flatMap((one) => {
    const lost = lostLines(found, one);
    return [
      ...one.notices.map((notice) => lineOf(found, notice)),
      ...(lost > 0 ? [`  ${count(lost, 'line')} left out after a line of play had stopped`] : []),
    ];
  });
  return [
    `${path}: ${file.format}, ${encoding}, ${count(file.games.length, 'game')}, ${count(moves, 'move')} (${game})`,
    ...(undecoded > 0 ? [`  left out – ${en.damaged(undecoded)}`] : []),
    ...lines,
  ];
};
