/** The text of the rules page of ko shogi, in any language. */
import type { rules as en } from '../../en/ko-shogi/rules.ts';

export type RulesText = typeof en;
