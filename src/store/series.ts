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

/**
 * The rungs of the handicap ladder by what is given: what counts the same to either side of the board shares a rung, and
 * the first of them is the one that the ladder gives.
 */
const rungs: readonly (readonly [Handicap, ...Handicap[]])[] = [
  ['even'],
  ['lance', 'right-lance'],
  ['bishop'],
  ['rook'],
  ['rook-lance'],
  ['two'],
  ['three'],
  ['four'],
  ['five', 'left-five'],
  ['six'],
  ['right-seven', 'left-seven'],
  ['eight'],
  ['ten'],
  ['naked-king'],
];

const isName = (name: string): name is Handicap => Object.hasOwn(handicaps, name);
const names = Object.keys(handicaps).filter(isName);

/** The name of the start that a position text is; undefined for a position of one's own. */
export const startOf = (game: Game, setup: string): Handicap | undefined =>
  names.find((name) => game.text.position(game.start(handicaps[name])) === setup);

/** Whether pieces are given in a game from that start: seat 1 is uwate then, and moves first. */
export const isGiven = (start: Handicap | undefined): boolean =>
  start !== undefined && start !== 'even';

/** The next game: its start, the rung of the ladder that it is, and whether both change seats for it. */
export interface Next {
  readonly setup: string;
  /** Present where the ladder has said it. */
  readonly handicap: Handicap | null;
  readonly swap: boolean;
}

/**
 * What comes after a game. Colours alternate in even games; where pieces are given, the giver stays the giver, also in
 * the replay of a void game (rules A5). On the ladder who wins gives one rung more or receives one less.
 */
export const nextOf = (game: Game, { match, series }: Sitting): Next => {
  const { record, outcome } = match;
  const start = startOf(game, record.setup);
  const given = isGiven(start);
  const winner = outcome?.winner ?? null;
  if (!series?.ladder || start === undefined || winner === null)
    return { setup: record.setup, handicap: null, swap: !given };
  const rung = rungs.findIndex((starts) => starts.includes(start));
  // In an even game the winner becomes uwate, who is seat 1; else uwate's win goes up and shitate's down.
  const up = !given || winner === 1;
  const [handicap] = rungs[Math.min(rung + (up ? 1 : -1), rungs.length - 1)] ?? ['even'];
  return {
    setup: game.text.position(game.start(handicaps[handicap])),
    handicap,
    swap: !given && winner === 0,
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
