/** The text of the rules page of banqi, in any language. */
import type { rules as en } from '../../en/banqi/rules.ts';

export type RulesText = typeof en;
