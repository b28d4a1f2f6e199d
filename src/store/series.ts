/** Several games of the same two people: the score, the sheet, and what the next game starts from. */
import { type Handicap, handicaps } from '#games/shogi/starts.ts';
import type { Game, Outcome, Seat } from '#kernel/game.ts';
import { namesOf } from './selectors.ts';
import type { Sitting } from './table.ts';

/** A game of the series that is over. */
export interface SeriesGame {
  /** The sitting's id, by which it is kept. */
  readonly id: string;
  /** The names of seat 0 and seat 1; empty when unknown. */
  readonly names: readonly [string, string];
  /** The position text it started from. */
  readonly setup: string;
  readonly outcome: Outcome;
}

/** What a sitting knows of the games before it. */
export interface Series {
  /** Points so far, by the seats of the present game: a win counts one, a draw a half for each, a void game nothing. */
  readonly score: readonly [number, number];
  readonly games: readonly SeriesGame[];
  /** Whether the handicap goes up and down with the results. */
  readonly ladder: boolean;
}

/** A series before its first game. */
export const newSeries = (ladder: boolean): Series => ({ score: [0, 0], games: [], ladder });

/** The rungs of the handicap ladder, from an even game to ten pieces. */
const rungs: readonly Handicap[] = [
  'even',
  'lance',
  'bishop',
  'rook',
  'rook-lance',
  'two',
  'four',
  'six',
  'eight',
  'ten',
];

/** The next game: its start, and whether both change seats for it. */
export interface Next {
  readonly setup: string;
  readonly handicap: Handicap | null;
  readonly swap: boolean;
}

/** The start named by a position text; undefined for a position of one's own. */
const startOf = (game: Game, setup: string): Handicap | undefined =>
  rungs.find((rung) => game.text.position(game.start(handicaps[rung])) === setup);

/**
 * What comes after a game. Colours alternate; on the ladder who wins gives one piece more or receives one less, and a
 * handicap's giver stays uwate.
 */
export const nextOf = (game: Game, { match, series }: Sitting): Next => {
  const { record, outcome } = match;
  const same: Next = { setup: record.setup, handicap: null, swap: true };
  const start = series?.ladder ? startOf(game, record.setup) : undefined;
  if (start === undefined || outcome === null) return same;
  const rung = rungs.indexOf(start);
  const { winner } = outcome;
  if (winner === null) return { ...same, swap: rung === 0 };
  // In an even game the winner becomes uwate, who is seat 1; else uwate's win goes up and shitate's down.
  const to = rung === 0 || winner === 1 ? Math.min(rung + 1, rungs.length - 1) : rung - 1;
  const handicap = rungs[to] ?? 'even';
  return {
    setup: game.text.position(game.start(handicaps[handicap])),
    handicap,
    swap: rung === 0 && winner === 0,
  };
};

/** The series with the game that has just ended on its sheet, the score by the seats in which it was played. */
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
