/** The words of the pages of lessons in Japanese, of any course. */
import type { LearnMessages } from '../../lessons.ts';
import { drill } from './drill.ts';
import { hunt } from './hunt.ts';
import { keeping } from './keeping.ts';
import { level } from './level.ts';
import { path } from './path.ts';

export const learn: LearnMessages = { drill, hunt, keeping, level, path };
