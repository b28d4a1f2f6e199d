/** The words of the pages of lessons in English, of any course. */
import { drill } from './drill.ts';
import { hunt } from './hunt.ts';
import { keeping } from './keeping.ts';
import { level } from './level.ts';
import { path } from './path.ts';

export const learn = { drill, hunt, keeping, level, path };
