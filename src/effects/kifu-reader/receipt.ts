/** How the lines of a game were taken, as far as a receipt shows it at once. */
import {
  isRepair,
  type LinePart,
  type Notice,
  type Reading,
} from '#games/shogi/notation/reading.ts';
import type { PageMessages } from '#i18n/catalogue.ts';
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, plyOf } from '#record/record.ts';
import type { Beginning, GameCounts, ReadLine, ReadNotice, Receipt } from '#store/kifu-reader.ts';

/** How many lines of each kind a receipt shows at once. */
const SHOWN = 200;

const noLine: ReadonlySet<LinePart> = new Set(['unknown', 'lost']);

/** What a record holds, in figures. */
export const countsOf = (record: GameRecord): GameCounts => {
  let variations = 0;
  let comments = 0;
  for (const node of record.nodes) {
    variations += Math.max(0, (node?.children.length ?? 0) - 1);
    if (node !== undefined && node.comment !== '') comments += 1;
  }
  return { moves: plyOf(record, endOfGame(record)), variations, comments };
};

// Every code has its words: the compiler sees to it here, where the codes are still known.
const wordsOf: (code: Notice['code']) => keyof PageMessages['kifu']['reading'] = (code) => code;
const partOf: (part: LinePart) => keyof PageMessages['kifu']['parts'] = (part) => part;

const told = ({ line, code, excerpt, also }: Notice): ReadNotice => ({
  line,
  code: wordsOf(code),
  excerpt,
  ...(also !== undefined && { times: also.length + 1 }),
});

/** The notices of one kind, from one of them on. */
export const noticesOf = (reading: Reading, kind: 'ignored' | 'repaired'): readonly ReadNotice[] =>
  reading.notices.filter((notice) => isRepair(notice) === (kind === 'repaired')).map(told);

/** Lines of a game, by their places among all of them. */
export const linesOf = (
  { parts, firstLine }: Reading,
  from: number,
  to: number,
): readonly ReadLine[] =>
  parts.slice(from, to).map((part, i) => ({
    line: firstLine + from + i,
    part: partOf(part),
    kept: !noLine.has(part),
  }));

const beginning = <T>(all: readonly T[]): Beginning<T> => ({
  first: all.slice(0, SHOWN),
  count: all.length,
});

const tallyOf = ({ notices, parts, firstLine }: Reading): Receipt['tally'] => {
  const touched = new Map<number, boolean>();
  for (const notice of notices)
    for (const line of [notice.line, ...(notice.also ?? [])])
      touched.set(line, isRepair(notice) && (touched.get(line) ?? true));
  parts.forEach((part, i) => {
    if (noLine.has(part)) touched.set(firstLine + i, false);
  });
  let ignored = 0;
  for (const repaired of touched.values()) if (!repaired) ignored += 1;
  return {
    understood: parts.length - touched.size,
    repaired: touched.size - ignored,
    ignored,
  };
};

/** The receipt of a game, with as many lines as are shown at once. */
export const receiptOf = (reading: Reading): Receipt => ({
  found: countsOf(reading.record),
  tally: tallyOf(reading),
  ignored: beginning(noticesOf(reading, 'ignored')),
  repaired: beginning(noticesOf(reading, 'repaired')),
  lines: { first: linesOf(reading, 0, SHOWN), count: reading.parts.length },
  worthTelling: reading.notices.some(({ code }) => code !== 'spelling'),
});
