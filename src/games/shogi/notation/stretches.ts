/** Keeps the lines above, between and below the games of a file, so that none of them is lost. */
import { endOfGame } from '#record/builder.ts';
import type { GameRecord, Remark } from '#record/record.ts';
import { counted } from '../../reading.ts';
import type { Move } from '../move.ts';
import { type LineKind, type Notice, noticeAt, type Reading } from './reading.ts';

/** The families of formats, each of which writes its own remarks. */
export type Family = 'kif' | 'csa' | 'usi' | 'jkf' | 'pgn';

/** A stretch of a file: a game, or lines that make none. */
export interface Stretch {
  readonly record: GameRecord<Move> | undefined;
  readonly notices: readonly Notice[];
  /** The line on which it begins, from 1, and what each of its lines was taken for. */
  readonly firstLine: number;
  readonly lineKinds: readonly LineKind[];
}

const idle = new Set<LineKind>(['blank', 'layout', 'remark']);

/**
 * A stretch without a game, as it goes into the receipt of the game beside it. Its lines that looked like parts of a game
 * count as unknown.
 */
const asUnknown = (stretch: Stretch, lines: readonly string[]): Stretch => {
  const told = new Set(stretch.notices.map(({ line }) => line));
  const notices = [...stretch.notices];
  const lineKinds = stretch.lineKinds.map((kind, i): LineKind => {
    if (idle.has(kind)) return kind;
    const line = stretch.firstLine + i;
    if (!told.has(line)) notices.push(noticeAt('unknown-line', line, lines[line - 1] ?? ''));
    return 'unknown';
  });
  return { ...stretch, lineKinds, notices: notices.sort((a, b) => a.line - b.line) };
};

const remarksIn = (
  { lineKinds, firstLine }: Stretch,
  lines: readonly string[],
): readonly string[] =>
  lineKinds.flatMap((kind, i) => (kind === 'remark' ? [lines[firstLine + i - 1] ?? ''] : []));

const withRemarks = (
  record: GameRecord<Move>,
  family: Family,
  above: readonly string[],
  below: readonly string[],
): GameRecord<Move> => {
  if (above.length + below.length === 0) return record;
  const node = endOfGame(record);
  const ended = record.ending === null ? {} : ({ ended: true } as const);
  const own = record.remarks?.lines ?? [];
  const lines: readonly Remark[] = [
    ...above.map((text) => ({ node: record.root, text })),
    ...own,
    ...below.map((text) => ({ node, ...ended, text })),
  ];
  return { ...record, remarks: { family, lines } };
};

const joined = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  lists.length === 1 ? (lists[0] ?? []) : lists.flat();

/** The games of a file, each with the stretches above it, the last with those below it, too. */
export const gamesIn = (
  stretches: readonly Stretch[],
  lines: readonly string[],
  family: Family,
): readonly Reading[] => {
  const games: Reading[] = [];
  const join = (
    record: GameRecord<Move>,
    joining: readonly Stretch[],
    above: readonly string[],
    below: readonly string[],
  ): Reading => ({
    record: withRemarks(record, family, above, below),
    // A whole game in half-width figures has one such notice a move, each of another text.
    notices: counted(joined(joining.map(({ notices }) => notices)), (code) => code === 'spelling'),
    firstLine: joining[0]?.firstLine ?? 1,
    lineKinds: joined(joining.map((stretch) => stretch.lineKinds)),
  });
  let waiting: Stretch[] = [];
  const texts = (): readonly string[] => waiting.flatMap((stretch) => remarksIn(stretch, lines));
  for (const stretch of stretches) {
    if (stretch.record === undefined) waiting.push(asUnknown(stretch, lines));
    else {
      games.push(join(stretch.record, [...waiting, stretch], texts(), []));
      waiting = [];
    }
  }
  const last = games.at(-1);
  if (last !== undefined && waiting.length > 0)
    games[games.length - 1] = join(last.record, [last, ...waiting], [], texts());
  return games;
};
