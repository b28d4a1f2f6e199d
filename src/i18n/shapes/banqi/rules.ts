/** What the rules page says of banqi, in any language. */
import type { rules as en } from '../../en/banqi/rules.ts';

export type RulesText = typeof en;
