/** The rules that somebody who learns has met in a game: what they tried and could not do. Told when it is over. */
import { createStore } from 'zustand/vanilla';

interface RulesMet {
  /** The id of the game they were met in. */
  readonly game: string;
  readonly rules: readonly string[];
}

export const rulesMet = createStore<RulesMet>(() => ({ game: '', rules: [] }));

/** Notes that a rule was met; of another game than the last it begins anew. */
export const meetRule = (game: string, rule: string): void =>
  rulesMet.setState((met) => ({
    game,
    rules: met.game === game ? [...new Set([...met.rules, rule])] : [rule],
  }));
