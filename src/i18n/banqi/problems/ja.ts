/** What makes a position unplayable, in Japanese. */
import type { ProblemTexts } from '../shape.ts';

export const ja: ProblemTexts = {
  'face-up-without-colour': () => '表向きの駒があるのに、色が決まっていません。',
  'second-without-colour': ({ side }) => `${side}の手番なのに、色が決まっていません。`,
  'no-pieces': ({ side }) => `${side}に駒がありません。`,
  'no-move': ({ side }) => `${side}に指せる手がありません。`,
};
