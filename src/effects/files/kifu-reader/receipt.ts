/** The receipt of a game: how its lines were treated, limited to the part that is shown at first. */
import type { Formats, GameReading, Notice } from '#games/pack.ts';
import { endOfGame } from '#record/builder.ts';
import type { GameRecord } from '#record/record.ts';
import { plyOf } from '#record/walk.ts';
import type {
  Beginning,
  GameCounts,
  LineFate,
  ReadLine,
  ReadNotice,
  Receipt,
} from '#store/kifu-reader.ts';

/** How many lines of each kind a receipt shows at first. */
const SHOWN = 200;

/** The part of a game's formats that gives the meaning of its codes. */
type Codes = Pick<Formats, 'notices' | 'lineKinds'>;

/** The ways of treating a line. If a line was treated in several, the first of these counts. */
export const fates: readonly LineFate[] = ['ignored', 'unread', 'repaired'];

const fateOf = ({ code }: Notice, { notices }: Codes): LineFate => {
  const is = notices[code];
  return is === undefined || is === 'respelled' ? 'repaired' : is;
};
const isKept = (kind: string, { lineKinds }: Codes): boolean => lineKinds[kind] !== false;

/** The numbers of moves, variations and comments of a record. */
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

/** The notices about lines that were treated in one way. */
export const noticesOf = (
  reading: GameReading,
  codes: Codes,
  fate: LineFate,
): readonly ReadNotice[] =>
  reading.notices.filter((notice) => fateOf(notice, codes) === fate).map(told);

/** The lines of a game in a range. */
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
  const lines = new Map<number, LineFate>();
  const take = (line: number, fate: LineFate): void => {
    const before = lines.get(line);
    if (before === undefined || fates.indexOf(fate) < fates.indexOf(before)) lines.set(line, fate);
  };
  for (const notice of notices)
    for (const line of [notice.line, ...(notice.also ?? [])]) take(line, fateOf(notice, codes));
  lineKinds.forEach((kind, i) => {
    if (!isKept(kind, codes)) take(firstLine + i, 'ignored');
  });
  const tally = {
    understood: lineKinds.length - lines.size,
    repaired: 0,
    unread: 0,
    ignored: 0,
  };
  for (const fate of lines.values()) tally[fate] += 1;
  return tally;
};

/** The receipt of a game, with as many lines as are shown at first. */
export const receiptOf = (reading: GameReading, codes: Codes): Receipt => ({
  found: countsOf(reading.record),
  tally: tallyOf(reading, codes),
  ignored: beginning(noticesOf(reading, codes, 'ignored')),
  unread: beginning(noticesOf(reading, codes, 'unread')),
  repaired: beginning(noticesOf(reading, codes, 'repaired')),
  lines: { first: linesOf(reading, codes, 0, SHOWN), count: reading.lineKinds.length },
  worthTelling: reading.notices.some(({ code }) => codes.notices[code] !== 'respelled'),
});
