/** The panels of the play page that its first load does without: they come with the first press, or with a game from last time. */
import { lazyFile } from '../lazy.ts';

export const lazyPlayPanels = lazyFile(() => import('./play-panels.ts'));
