/** The state of the hints besides what was learned: requests, the tip just shown, and the rules met in this game. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Pick, Seat } from '#kernel/game.ts';
import type { FirstTimeTipName } from '#store/progress.ts';
import type { Help } from '#store/settings.ts';

/** How often the user has asked to be shown where the chosen piece can go. */
export const hintRequests = createStore(() => ({ times: 0 }));

/** Asks once more. */
export const askForHint = (): void => hintRequests.setState(({ times }) => ({ times: times + 1 }));

/**
 * The picks whose legal squares are marked where help fades; null for none. It is `all` until it is known what has been
 * learned, then the picks of one list.
 */
export type Helped = 'all' | readonly Pick[] | null;

/** The picks that fading help marks now. `Hints` writes it. A store, so that only the parts that mark squares render again. */
export const fadingHelp = createStore<{ readonly helped: Helped }>(() => ({ helped: 'all' }));

/** Whether the legal squares of these picks are marked: always, or because fading help was given for this very list. */
export const useAreMarked = (help: Help, picked: readonly Pick[]): boolean => {
  const { helped } = useStore(fadingHelp);
  return help === 'always' || (help === 'fading' && (helped === 'all' || helped === picked));
};

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
