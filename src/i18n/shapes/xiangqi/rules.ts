/** The text of the rules page of xiangqi, in any language. */
import type { rules as en } from '../../en/xiangqi/rules.ts';

export type RulesText = typeof en;
