/** The parts of the play screen that its first load does without: they come with the first press, or with a game from last time. */
import { later } from '../later.ts';

export const playParts = later(() => import('./parts.ts'));
