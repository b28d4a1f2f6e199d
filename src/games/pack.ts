/** What a game brings to the table besides its looks and its words: so that whoever asks a pack knows no game. */
import type { Game, RefusalClass } from '#kernel/game.ts';

/** The closed lists of words that a game speaks in; every catalogue of that game has its text for each. */
export interface Codes {
  /** How a game can end by its own rules. */
  readonly outcomes: readonly string[];
  /** The rules that can forbid a move, and what kind of mistake it is to go against each. */
  readonly refusals: Readonly<Record<string, RefusalClass>>;
  /** What can make a position unplayable. */
  readonly problems: readonly string[];
}

/** The pure part of a game. */
export interface GamePack {
  /** The name by which records, stored rows and addresses know the game. */
  readonly id: string;
  readonly game: Game;
  readonly codes: Codes;
}

/** Packs by the ids of their games; each is fetched when first wanted. */
export type Packs = Readonly<Record<string, () => Promise<GamePack>>>;

/** Whether a game of that id is known; stored rows and addresses may name any. */
export const knowsGame = (packs: Packs, id: string): boolean => Object.hasOwn(packs, id);

/** Fetches the pack of a game; rejects where it does not come, or no game of that id is known. */
export const packOf = async (packs: Packs, id: string): Promise<GamePack> => {
  const fetchPack = knowsGame(packs, id) ? packs[id] : undefined;
  if (fetchPack === undefined) throw new Error(`no game is called ${id}`);
  return fetchPack();
};
