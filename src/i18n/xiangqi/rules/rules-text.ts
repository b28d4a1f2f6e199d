/** What the rules page says of xiangqi, in any language. */
import type { en } from './en.ts';

export type RulesText = typeof en;
