/** What a record is worked with, fetched with the first one: one file, so that what is wanted second is there at once. */
import { lazyFile } from '../lazy.ts';

export const lazyTools = lazyFile(() => import('./tools.ts'));
