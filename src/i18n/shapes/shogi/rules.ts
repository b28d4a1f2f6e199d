/** What the rules page says, in any language. */
import type { rules as en } from '../../en/shogi/rules.ts';

export type RulesText = typeof en;
