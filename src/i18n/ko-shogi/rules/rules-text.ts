/** What the rules page says of ko shogi, in any language. */
import type { en } from './en.ts';

export type RulesText = typeof en;
