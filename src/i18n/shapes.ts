/** Shapes that the catalogues share. */
import type { en as talkEn } from './talk/en.ts';

/** What can be proposed at the table. */
export type Proposal = 'draw' | 'impasse' | 'adjourn' | 'pause' | 'takeback' | 'go-on' | 'count';

/** What players say to each other, in any language. */
export type TalkMessages = typeof talkEn;
