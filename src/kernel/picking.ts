/** How picks become moves: the one input path that board, keyboard and text share. */
import type { Game, Pick, Refusal } from './game.ts';

/** What some picks amount to: the beginning of legal moves, one whole legal move, or nothing legal. */
export type Following<M> =
  | { readonly state: 'open'; readonly next: readonly Pick[] }
  | { readonly state: 'done'; readonly move: M }
  | { readonly state: 'dead'; readonly refusal: Refusal };

/** Whether two picks point at the same thing. */
export const samePick = (a: Pick, b: Pick): boolean =>
  a.at === 'square'
    ? b.at === 'square' && a.square === b.square
    : a.at === 'hand'
      ? b.at === 'hand' && a.seat === b.seat && a.kind === b.kind
      : b.at === 'choice' && a.choice === b.choice;

interface Word {
  readonly picks: readonly Pick[];
  readonly move: object;
}

// The words of a position are asked for at each pick of the same move, so they are kept for as long as the position is.
const known = new WeakMap<object, { readonly game: object; readonly words: readonly Word[] }>();

const wordsOf = (game: Game, position: object): readonly Word[] => {
  const kept = known.get(position);
  if (kept?.game === game) return kept.words;
  const words = Array.from(game.legalMoves(position), (move) => ({
    picks: game.picks(position, move),
    move,
  }));
  known.set(position, { game, words });
  return words;
};

const begins = (picks: readonly Pick[], word: readonly Pick[]): boolean =>
  picks.length <= word.length &&
  picks.every((pick, i) => {
    const there = word[i];
    return there !== undefined && samePick(pick, there);
  });

/** Follows picks through the words of the legal moves; `next` lists each possible next pick once, in the game's order of moves. */
export const follow = (game: Game, position: object, picks: readonly Pick[]): Following<object> => {
  const next: Pick[] = [];
  for (const word of wordsOf(game, position)) {
    if (!begins(picks, word.picks)) continue;
    const pick = word.picks[picks.length];
    if (pick === undefined) return { state: 'done', move: word.move };
    if (!next.some((known) => samePick(known, pick))) next.push(pick);
  }
  if (next.length > 0 || picks.length === 0) return { state: 'open', next };
  const refusal = game.refuse(position, picks);
  if (refusal === null)
    throw new Error(`no legal move begins with ${JSON.stringify(picks)}, and nothing refuses it`);
  return { state: 'dead', refusal };
};
