/** Reading and writing files of any length: the work whose time must grow in proportion to the length. */
import { limits } from '#effects/files/kifu-reader/read-files.ts';
import { banqiFormats } from '#games/banqi/formats.ts';
import { packs } from '#games/index.ts';
import { type Limits, packOf } from '#games/pack.ts';
import type { Move } from '#games/shogi/move.ts';
import { formats } from '#games/shogi/notation/reading.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { emptyRecord } from '#record/record.ts';
import { garbage, garbageSigns, sameLines } from '../../tests/banqi/long-texts.ts';
import { beginnings, repeatedAfter } from '../../tests/kifu/repeated-signs.ts';
import { arrowLines, blankHeader, longKif, unreadLines } from '../../tests/long-texts.ts';
import { reading } from '../../tests/read-one.ts';
import { chessGames, longXqf, sameRounds } from '../../tests/xiangqi/long-texts.ts';
import type { Work } from './growth.ts';

/** Work that is alike. Its slowest part is what the benchmark shows. */
export interface Row {
  readonly name: string;
  readonly works: readonly Work[];
}

/** Limits that no file of this benchmark exceeds. */
const plenty: Limits = { lines: 1e9, games: 1e9, plies: 1e9, 'game-moves': 1e9, moves: 1e9 };

type Read = (text: string) => unknown;

const readKif: Read = (text) => reading(text);
const readBanqi: Read = (text) => banqiFormats.read(text, plenty, () => {});
const readXiangqi: Read = (text) => xiangqiFormats.read(text, plenty, () => {});

/** The work to read a text that is made in any length. */
const toRead = (
  name: string,
  read: Read,
  size: number,
  textOf: (size: number) => string,
): Work => ({
  name,
  size,
  of: (given) => {
    const text = textOf(given);
    return () => void read(text);
  },
});

const one = (work: Work): Row => ({ name: work.name, works: [work] });

/** Reads a text, writes its record in KIF, and reads that. */
const readTwice: Read = (text) => reading(writeKifu(reading(text).record, 'kif', 'UTF-8'));

const writingBlanks: Row = {
  name: 'writing a header of blanks',
  works: formats.map((format) => ({
    name: format,
    size: 50_000,
    of: (blanks) => {
      const record = emptyRecord<Move>('shogi', handicaps.even, [['備考', blankHeader(blanks)]]);
      return () => void writeKifu(record, format, 'UTF-8');
    },
  })),
};

const readingXqf: Work = {
  name: 'reading moves of XQStudio',
  size: 7_500,
  of: (plies) => {
    const bytes = longXqf(plies);
    return () => void xiangqiFormats.readBytes?.(bytes, plenty, () => {});
  },
};

/** Texts of any signs, a row for each format. */
const repeatedSigns = (): readonly Promise<Row>[] =>
  beginnings.map(async ([game, format, beginning]) => {
    const { read } = await (await packOf(packs, game)).formats();
    return {
      name: `reading any signs as ${format} of ${game}`,
      works: repeatedAfter(beginning).map(({ name, of }) =>
        toRead(name, (text) => read(text, limits, () => {}), 3_000, of),
      ),
    };
  });

/** Every row. */
export const growthRows = async (): Promise<readonly Row[]> => [
  one(toRead('reading moves, comments and variations of KIF', readKif, 2_500, longKif)),
  one(toRead('reading lines of arrows at one move', readKif, 6_000, arrowLines)),
  one(toRead('reading and writing lines that are no moves', readTwice, 25_000, unreadLines)),
  writingBlanks,
  {
    name: 'reading moves of xiangqi',
    works: Object.entries(sameRounds).map(([name, of]) => toRead(name, readXiangqi, 500, of)),
  },
  one(toRead('reading games of chess before one of xiangqi', readXiangqi, 500, chessGames)),
  one(readingXqf),
  {
    name: 'reading one sign over and over as banqi',
    works: garbageSigns.flatMap((sign) =>
      garbage(sign, 1).map((_, i) =>
        toRead(
          `${JSON.stringify(sign)} ${i === 0 ? 'in a move' : 'in a tag'}`,
          readBanqi,
          50_000,
          (length) => garbage(sign, length)[i] ?? '',
        ),
      ),
    ),
  },
  {
    name: 'reading lines below a position of banqi',
    works: ['', 'no position'].map((line) =>
      toRead(JSON.stringify(line), readBanqi, 25_000, (lines) => sameLines(line, lines)),
    ),
  },
  ...(await Promise.all(repeatedSigns())),
];
