/** The hunt of a king that has nothing else: how it runs away, when it is caught or has got away, and which of two hunters won. */

import type { CourseBoard, EndGame } from '#games/course.ts';
import type { Game, Line, Seat } from '#kernel/game.ts';
import { fenced } from './lesson-game.ts';
import { faceOfPick } from './moves.ts';

/** The game as a last game of a block plays it: on a smaller board where it has one. */
export const huntGame = (game: Game, { area }: EndGame): Game =>
  area === undefined ? game : fenced(game, area);

const kingMoves = (game: Game, view: CourseBoard, position: object): readonly object[] =>
  [...game.legalMoves(position)].filter(
    (move) => faceOfPick(view, position, game.picks(position, move)[0]) === view.royal,
  );

/** A number that looks random, and is the same for the same two numbers. */
const mix = (seed: number, turn: number): number => {
  const mixed = Math.imul(seed ^ Math.imul(turn + 1, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

/**
 * The move of a king that runs away by itself: to where it would then have most squares to go to. Among equal ones the
 * seed decides. undefined where there is no legal move.
 */
export const flee = (
  game: Game,
  view: CourseBoard,
  line: Line<object, object>,
  seed: number,
): object | undefined => {
  const { position, ply } = line;
  const steps = kingMoves(game, view, position);
  const moves = steps.length > 0 ? steps : [...game.legalMoves(position)];
  const freedom = (move: object): number =>
    kingMoves(game, view, view.pass(game.play(position, { move }))).length;
  const judged = moves.map((move) => ({ move, free: freedom(move) }));
  const most = Math.max(...judged.map(({ free }) => free));
  const best = judged.filter(({ free }) => free === most);
  return best[mix(seed, ply) % best.length]?.move;
};

/** The end of a hunt: the king was caught in so many moves of the hunter, or got away. */
export type HuntEnd =
  | { readonly is: 'caught'; readonly moves: number }
  | { readonly is: 'escaped' };

/** How many moves a side has made in a line. */
export const movesBy = (game: Game, { before }: Line<object, object>, seat: Seat): number =>
  before === null ? 0 : movesBy(game, before, seat) + (game.turn(before.position) === seat ? 1 : 0);

/** The end of a hunt; null while it goes on, and in a game that is no hunt. */
export const huntEnd = (
  game: Game,
  { hunter, limit }: EndGame,
  line: Line<object, object>,
): HuntEnd | null => {
  if (hunter === undefined) return null;
  const outcome = game.judge(line);
  const moves = movesBy(game, line, hunter);
  if (outcome?.winner === hunter) return { is: 'caught', moves };
  return outcome !== undefined || (limit !== undefined && moves >= limit)
    ? { is: 'escaped' }
    : null;
};

/** Which of two hunts was better, after the seats were changed: that in fewer moves; null where they were as good. */
export const betterHunt = (first: HuntEnd, second: HuntEnd): 'first' | 'second' | null => {
  const movesOf = (end: HuntEnd): number => (end.is === 'caught' ? end.moves : Infinity);
  const [a, b] = [movesOf(first), movesOf(second)];
  return a === b ? null : a < b ? 'first' : 'second';
};
