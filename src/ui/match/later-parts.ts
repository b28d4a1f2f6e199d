/** The parts of the play screen that its first load does without. */
import { later } from '../later.ts';

/** What comes with the first press, or with a game from last time. */
export const playParts = later(() => import('./parts.ts'));

/** What a game brings that agrees on clocks, proposals, a series or a seating. */
export const agreedParts = later(() => import('./agreed-parts.ts'));
