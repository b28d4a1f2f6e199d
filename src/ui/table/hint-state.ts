/** The state of the hints besides what was learned: requests, hints given, the tip just shown, and the rules met in this game. */
import { createStore } from 'zustand/vanilla';
import type { Pick, Seat } from '#kernel/game.ts';
import type { FirstTimeTipName, Hint } from '#store/progress.ts';

/** How often the user has asked to be shown where the chosen piece can go. */
export const hintRequests = createStore(() => ({ times: 0 }));

/** Asks once more. */
export const askForHint = (): void => hintRequests.setState(({ times }) => ({ times: times + 1 }));

interface HintsGiven {
  /** The id of the game they were given in. */
  readonly game: string;
  /** The hints, each under the key of its choice. */
  readonly by: Readonly<Record<string, Hint>>;
}

/** The hints given in a game because the player waited or asked. A store, because board and hints both read it. */
export const hintsGiven = createStore<HintsGiven>(() => ({ game: '', by: {} }));

/** The key of one choice of a piece: a hint given for it is not given for the next choice. */
export const choiceOf = (node: number, origin: Pick): string => `${node} ${JSON.stringify(origin)}`;

/** The hint given for a choice in a game; null if none was. */
export const hintIn = ({ game, by }: HintsGiven, id: string, choice: string): Hint =>
  game === id ? (by[choice] ?? null) : null;

/** Gives a hint for a choice. In another game than the last, the list starts again. */
export const giveHint = (id: string, choice: string, hint: Hint): void =>
  hintsGiven.setState(({ game, by }) => ({
    game: id,
    by: { ...(game === id ? by : {}), [choice]: hint },
  }));

interface Told {
  readonly game: string;
  readonly node: number;
  readonly seat: Seat;
  readonly what: FirstTimeTipName;
}

/** The occasion that came up for the first time, and after which move of which game. Shown until the next move. */
export const firstTimeTipShown = createStore<{ readonly told: Told | null }>(() => ({
  told: null,
}));

interface RulesMet {
  /** The id of the game they were met in. */
  readonly game: string;
  readonly rules: readonly string[];
}

/** The rules that a learning player has met in a game by trying what they forbid. Shown when the game is over. */
export const rulesMet = createStore<RulesMet>(() => ({ game: '', rules: [] }));

/** Notes that a rule was met. In another game than the last, the list starts again. */
export const meetRule = (game: string, rule: string): void =>
  rulesMet.setState((met) => ({
    game,
    rules: met.game === game ? [...new Set([...met.rules, rule])] : [rule],
  }));
