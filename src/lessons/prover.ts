/**
 * Proves short mates in any game by trying everything: each check of the attacker, each answer of the defender. It keeps
 * no table, so that there is little in it to be wrong. It is the proof of lessons, and a second opinion on faster solvers.
 */
import type { Game } from '#kernel/game.ts';
import { isChecked } from './moves.ts';

/** The verdict on a position whose side to move attacks. */
export type Proof =
  /** It mates in so many plies at the latest, and no sooner if the defender holds out. */
  | {
      readonly is: 'mate';
      readonly plies: number;
      /** One such line, in which the defender holds out longest. */
      readonly line: readonly object[];
      /** Every first move that mates in that many plies. */
      readonly first: readonly object[];
      readonly nodes: number;
    }
  /** No mate in so many plies. */
  | { readonly is: 'no-mate'; readonly nodes: number }
  /** The positions that may be looked at were used up. */
  | { readonly is: 'unknown'; readonly nodes: number };

/** The positions that are looked at unless a caller allows more. */
const LIMIT = 1_000_000;

/**
 * Looks for a mate in at most so many plies, an odd number. Each move of the attacker has to be a check. Interpositions
 * all count.
 */
export const prove = (game: Game, position: object, most: number, limit = LIMIT): Proof => {
  let nodes = 0;
  // A line that is cut short proves no mate, and at the end leaves the verdict open.
  const isSpent = (): boolean => nodes > limit;
  const played = (from: object, move: object): object => {
    nodes += 1;
    return game.play(from, { move });
  };

  /** The shortest line that mates in at most so many plies; undefined where there is none. */
  const attack = (from: object, plies: number): readonly object[] | undefined => {
    for (let within = 1; within <= plies; within += 2)
      for (const move of game.legalMoves(from)) {
        const line = mates(from, move, within);
        if (line !== undefined) return line;
      }
    return undefined;
  };

  /** The line of a first move that mates in at most so many plies whatever the defender does; undefined for any other move. */
  const mates = (from: object, move: object, plies: number): readonly object[] | undefined => {
    const after = played(from, move);
    if (isSpent() || !isChecked(game, after)) return undefined;
    let longest: readonly object[] = [];
    for (const answer of game.legalMoves(after)) {
      if (plies <= 1) return undefined;
      const line = attack(played(after, answer), plies - 2);
      if (line === undefined) return undefined;
      if (line.length + 1 > longest.length) longest = [answer, ...line];
    }
    return [move, ...longest];
  };

  for (let plies = 1; plies <= most && !isSpent(); plies += 2) {
    const lines = [...game.legalMoves(position)].flatMap((move) => {
      const line = mates(position, move, plies);
      return line === undefined ? [] : [{ move, line }];
    });
    const [one] = lines;
    if (one !== undefined && !isSpent())
      return { is: 'mate', plies, line: one.line, first: lines.map(({ move }) => move), nodes };
  }
  return { is: isSpent() ? 'unknown' : 'no-mate', nodes };
};
