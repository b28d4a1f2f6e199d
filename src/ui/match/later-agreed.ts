/** What a game brings that agrees on clocks, proposals, a series or a seating. */
import { later } from '../later.ts';

export const agreedParts = later(() => import('./agreed-parts.ts'));
