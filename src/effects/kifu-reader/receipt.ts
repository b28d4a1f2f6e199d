/** How the lines of a game were taken, as far as a receipt shows it at once. */
import type { Formats, GameReading, Notice } from '#games/pack.ts';
import { endOfGame } from '#record/builder.ts';
import type { GameRecord } from '#record/record.ts';
import { plyOf } from '#record/walk.ts';
import type { Beginning, GameCounts, ReadLine, ReadNotice, Receipt } from '#store/kifu-reader.ts';

/** How many lines of each kind a receipt shows at once. */
const SHOWN = 200;

/** Of which codes of a game's readers a receipt asks what they mean. */
type Codes = Pick<Formats, 'notices' | 'lineKinds'>;

const isRepair = ({ code }: Notice, { notices }: Codes): boolean => notices[code] !== 'ignored';
const isKept = (kind: string, { lineKinds }: Codes): boolean => lineKinds[kind] !== false;

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

const told = ({ line, code, excerpt, also }: Notice): ReadNotice => ({
  line,
  code,
  excerpt,
  ...(also !== undefined && { times: also.length + 1 }),
});

/** The notices of one kind, from one of them on. */
export const noticesOf = (
  reading: GameReading,
  codes: Codes,
  kind: 'ignored' | 'repaired',
): readonly ReadNotice[] =>
  reading.notices.filter((notice) => isRepair(notice, codes) === (kind === 'repaired')).map(told);

/** Lines of a game, by their places among all of them. */
export const linesOf = (
  { lineKinds, firstLine }: GameReading,
  codes: Codes,
  from: number,
  to: number,
): readonly ReadLine[] =>
  lineKinds.slice(from, to).map((kind, i) => ({
    line: firstLine + from + i,
    kind,
    kept: isKept(kind, codes),
  }));

const beginning = <T>(all: readonly T[]): Beginning<T> => ({
  first: all.slice(0, SHOWN),
  count: all.length,
});

const tallyOf = (
  { notices, lineKinds, firstLine }: GameReading,
  codes: Codes,
): Receipt['tally'] => {
  const touched = new Map<number, boolean>();
  for (const notice of notices)
    for (const line of [notice.line, ...(notice.also ?? [])])
      touched.set(line, isRepair(notice, codes) && (touched.get(line) ?? true));
  lineKinds.forEach((kind, i) => {
    if (!isKept(kind, codes)) touched.set(firstLine + i, false);
  });
  let ignored = 0;
  for (const repaired of touched.values()) if (!repaired) ignored += 1;
  return {
    understood: lineKinds.length - touched.size,
    repaired: touched.size - ignored,
    ignored,
  };
};

/** The receipt of a game, with as many lines as are shown at once. */
export const receiptOf = (reading: GameReading, codes: Codes): Receipt => ({
  found: countsOf(reading.record),
  tally: tallyOf(reading, codes),
  ignored: beginning(noticesOf(reading, codes, 'ignored')),
  repaired: beginning(noticesOf(reading, codes, 'repaired')),
  lines: { first: linesOf(reading, codes, 0, SHOWN), count: reading.lineKinds.length },
  worthTelling: reading.notices.some(({ code }) => codes.notices[code] !== 'respelled'),
});
