/** What a game brings that agrees on clocks, proposals, a series or a seating. */
import { lazyFile } from '../lazy.ts';

export const lazyRefereePanels = lazyFile(() => import('./referee-panels.ts'));
