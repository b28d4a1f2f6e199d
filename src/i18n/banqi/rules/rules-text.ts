/** What the rules page says of banqi, in any language. */
import type { en } from './en.ts';

export type RulesText = typeof en;
