/** Several games of the same two people: the score, the score sheet, and the start of the next game. */
import type { Agreement, Options, Start } from '#games/agreement.ts';
import type { Seat } from '#kernel/game.ts';
import { newClock, runClock } from '#match/clock.ts';
import type { Match } from '#match/match.ts';
import { agree } from '#match/referee-state.ts';
import { replayAllowances } from '#match/replay-clock.ts';
import type { RefereeState, Terms } from '#match/terms.ts';
import { namesOf } from './selectors.ts';
import type { Series, Sitting } from './sitting.ts';
import { gameOn, type Table } from './table.ts';

export type { Series, SeriesGame } from './sitting.ts';

/** A series before its first game. */
export const newSeries = (ladder: boolean): Series => ({ score: [0, 0], games: [], ladder });

/** The position text that a game with these options begins from, where players chose this start. */
export const setupOf = (agreement: Agreement, start: string, options: Options): string =>
  agreement.setup?.(start, options) ?? start;

/** The start that a game with these options begins from; undefined for a position that the players set up. */
export const startAt = (agreement: Agreement, setup: string, options: Options): Start | undefined =>
  agreement.starts.find((start) => setupOf(agreement, start.setup, options) === setup);

/** The next game: its start, and whether the players swap seats for it. */
export interface Next {
  readonly setup: string;
  /** The start that the ladder chose; null without a ladder, or where it decides nothing. */
  readonly rung: Start | null;
  readonly swap: boolean;
}

/** The start that the ladder gives on a rung, or on its last one. */
const onRung = (starts: readonly [Start, ...Start[]], rung: number): Start =>
  starts.find((start) => start.rung === rung) ??
  starts.reduce((last, start) => ((start.rung ?? 0) > (last.rung ?? 0) ? start : last), starts[0]);

/**
 * Decides the game after this one. Colours alternate in even games; where pieces are given, the giver stays the giver,
 * also in the replay of a void game (rules A5). On the ladder a winner gives one rung more or receives one less.
 */
export const nextOf = (agreement: Agreement, { match, series }: Sitting): Next => {
  const { starts } = agreement;
  const { record, outcome } = match;
  const options: Options = { ...match.rules };
  const start = startAt(agreement, record.setup, options);
  const gives = start?.gives ?? null;
  const winner = outcome?.winner ?? null;
  if (!series?.ladder || start === undefined || start.rung === null || winner === null)
    return { setup: record.setup, rung: null, swap: gives === null };
  if (gives !== null) {
    const next = onRung(starts, start.rung + (winner === gives ? 1 : -1));
    return { setup: setupOf(agreement, next.setup, options), rung: next, swap: false };
  }
  // The winner of an even game gives pieces in the next.
  const next = onRung(starts, start.rung + 1);
  return {
    setup: setupOf(agreement, next.setup, options),
    rung: next,
    swap: next.gives !== null && winner !== next.gives,
  };
};

/** The series with the game that has just ended added. The score is by the seats in which that game was played. */
export const seriesAfter = (sitting: Sitting): Series => {
  const { id, match, series = newSeries(false) } = sitting;
  const { outcome, record } = match;
  if (outcome === null) return series;
  const points = (seat: Seat): number => {
    if (outcome.next === 'replay') return series.score[seat];
    if (outcome.winner === null) return series.score[seat] + 0.5;
    return series.score[seat] + (outcome.winner === seat ? 1 : 0);
  };
  const game = { id, names: namesOf(sitting), setup: record.setup, outcome };
  return { ...series, score: [points(0), points(1)], games: [...series.games, game] };
};

/** Swaps a pair of values by seat, for players who change seats. */
export const swapped = <T>([first, second]: readonly [T, T]): readonly [T, T] => [second, first];

/** Leaves a pair of values by seat as it is, for players who keep their seats. */
export const asBefore = <T>(pair: readonly [T, T]): readonly [T, T] => pair;

/**
 * The agreement of the next game. Each player keeps their own time control, the last that was agreed on; after a void game the clocks have what the
 * terms leave them.
 */
export const refereeStateOfNext = (
  table: Table,
  match: Match,
  next: Next,
): RefereeState | undefined => {
  const { refereeState, outcome } = match;
  const game = gameOn(table);
  if (refereeState === undefined) return undefined;
  const bySeat = next.swap ? swapped : asBefore;
  const { clock: before } = refereeState;
  const latest = refereeState.clockChanges?.at(-1) ?? refereeState.terms;
  const controls = latest.clock && bySeat(latest.clock);
  const terms: Terms = { ...refereeState.terms, clock: controls };
  if (controls === null) return agree(terms, null);
  const goesOn = outcome?.next === 'replay' && terms.replayClock === 'remaining';
  const start = goesOn && before ? bySeat(replayAllowances(before)) : undefined;
  const clock = newClock(controls, game.turn(game.start(next.setup)), start);
  return agree(terms, runClock(clock, table.ports.now()));
};
