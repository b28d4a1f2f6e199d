/**
 * The parts of the app that come after the table. Each is one file of the build, fetched when a component of it is first
 * drawn, or ahead. `App.tsx` names the part of the pages itself: pages import this file, and it must not import them.
 */
import { lazyFile } from './lazy.ts';

/** The lessons, and what their games need at the table. */
export const lessons = lazyFile(() => import('../lessons.chunk.ts'));

/** The list of moves, reading and editing. */
export const records = lazyFile(() => import('../records.chunk.ts'));

/** The sheets: opening, saving, a new game, the menu. */
export const files = lazyFile(() => import('../files.chunk.ts'));
