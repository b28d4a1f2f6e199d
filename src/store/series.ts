/** Several games of the same two people: the score, the sheet, and what the next game starts from. */
import type { Agreement, Options, Start } from '#games/agreement.ts';
import type { Seat } from '#kernel/game.ts';
import { namesOf } from './selectors.ts';
import type { Series, Settled } from './sitting.ts';

export type { Series, SeriesGame } from './sitting.ts';

/** A series before its first game. */
export const newSeries = (ladder: boolean): Series => ({ score: [0, 0], games: [], ladder });

/** The position text that a game with these options begins from, where players chose this start. */
export const setupOf = (agreement: Agreement, start: string, options: Options): string =>
  agreement.setup?.(start, options) ?? start;

/** The start that a game with these options begins from; undefined for a position of one's own. */
export const startAt = (agreement: Agreement, setup: string, options: Options): Start | undefined =>
  agreement.starts.find((start) => setupOf(agreement, start.setup, options) === setup);

/** The next game: its start, and whether both change seats for it. */
export interface Next {
  readonly setup: string;
  /** What the ladder has said; null where there is none, or it has nothing to say. */
  readonly rung: Start | null;
  readonly swap: boolean;
}

/** The start that the ladder gives on a rung, or on its last one. */
const onRung = (starts: readonly [Start, ...Start[]], rung: number): Start =>
  starts.find((start) => start.rung === rung) ??
  starts.reduce((last, start) => ((start.rung ?? 0) > (last.rung ?? 0) ? start : last), starts[0]);

/**
 * What comes after a game. Colours alternate in even games; where pieces are given, the giver stays the giver, also in
 * the replay of a void game (rules A5). On the ladder who wins gives one rung more or receives one less.
 */
export const nextOf = (agreement: Agreement, { match, series }: Settled): Next => {
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
  // Who wins an even game gives pieces in the next.
  const next = onRung(starts, start.rung + 1);
  return {
    setup: setupOf(agreement, next.setup, options),
    rung: next,
    swap: next.gives !== null && winner !== next.gives,
  };
};

/** The series with the game that has just ended on its sheet, the score by the seats in which it was played. */
export const seriesAfter = (sitting: Settled): Series => {
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
