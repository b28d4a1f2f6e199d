/** How the lines of a game were taken, as far as a receipt shows it at once. */
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

/** How many lines of each kind a receipt shows at once. */
const SHOWN = 200;

/** Of which codes of a game's readers a receipt asks what they mean. */
type Codes = Pick<Formats, 'notices' | 'lineKinds'>;

/** The ways of taking a line, the one first that counts where a line was taken in several. */
export const fates: readonly LineFate[] = ['ignored', 'unread', 'repaired'];

const fateOf = ({ code }: Notice, { notices }: Codes): LineFate => {
  const is = notices[code];
  return is === undefined || is === 'respelled' ? 'repaired' : is;
};
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

/** The notices about lines that were taken in one way. */
export const noticesOf = (
  reading: GameReading,
  codes: Codes,
  fate: LineFate,
): readonly ReadNotice[] =>
  reading.notices.filter((notice) => fateOf(notice, codes) === fate).map(told);

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

/** The receipt of a game, with as many lines as are shown at once. */
export const receiptOf = (reading: GameReading, codes: Codes): Receipt => ({
  found: countsOf(reading.record),
  tally: tallyOf(reading, codes),
  ignored: beginning(noticesOf(reading, codes, 'ignored')),
  unread: beginning(noticesOf(reading, codes, 'unread')),
  repaired: beginning(noticesOf(reading, codes, 'repaired')),
  lines: { first: linesOf(reading, codes, 0, SHOWN), count: reading.lineKinds.length },
  worthTelling: reading.notices.some(({ code }) => codes.notices[code] !== 'respelled'),
});
