/**
 * The parts of the app that come after the table. Each is one file of the build, fetched when a component of it is first
 * drawn, or ahead. The pages beside the table are named by `App.tsx`, since they import this.
 */
import { lazyFile } from './lazy.ts';

/** The list of moves, reading and editing. */
export const records = lazyFile(() => import('./records.chunk.ts'));

/** The sheets: opening, saving, a new game, the menu. */
export const files = lazyFile(() => import('./files.chunk.ts'));
