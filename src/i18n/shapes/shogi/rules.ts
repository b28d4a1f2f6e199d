/** The text of the rules page of shogi, in any language. */
import type { rules as en } from '../../en/shogi/rules.ts';

export type RulesText = typeof en;
