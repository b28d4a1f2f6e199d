/** What hints know besides what was learned: asked for, just told, and met in this game. */
import { createStore } from 'zustand/vanilla';
import type { Pick, Seat } from '#kernel/game.ts';
import type { Occasion } from '#store/progress.ts';

/** How often somebody has asked to be shown where the chosen piece can go. */
export const hintRequests = createStore(() => ({ times: 0 }));

/** Asks once more. */
export const askForHint = (): void => hintRequests.setState(({ times }) => ({ times: times + 1 }));

/** The picks whose legal squares are marked where help fades: all of them until it is known what has been learned, or those of one list; null for none. */
export type Helped = 'all' | readonly Pick[] | null;

/** What help that fades marks now. `Hints` writes it; a store, so that only what marks squares is drawn again. */
export const fadingHelp = createStore<{ readonly helped: Helped }>(() => ({ helped: 'all' }));

/** Whether help that fades marks the legal squares of these picks, the very list that help was given for. */
export const isHelped = (helped: Helped, picked: readonly Pick[]): boolean =>
  helped === 'all' || helped === picked;

interface Told {
  readonly game: string;
  readonly node: number;
  readonly seat: Seat;
  readonly what: Occasion;
}

/** What has come up for the first time, and after which move of which game: told until the next one. */
export const occasionTold = createStore<{ readonly told: Told | null }>(() => ({ told: null }));

interface RulesMet {
  /** The id of the game they were met in. */
  readonly game: string;
  readonly rules: readonly string[];
}

/** The rules that somebody who learns has met in a game: what they tried and could not do. Told when it is over. */
export const rulesMet = createStore<RulesMet>(() => ({ game: '', rules: [] }));

/** Notes that a rule was met; of another game than the last it begins anew. */
export const meetRule = (game: string, rule: string): void =>
  rulesMet.setState((met) => ({
    game,
    rules: met.game === game ? [...new Set([...met.rules, rule])] : [rule],
  }));
