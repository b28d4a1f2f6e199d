/** What makes a position unplayable, in Japanese. */
import type { ProblemTexts } from '../shape.ts';

export const ja: ProblemTexts = {
  'command-missing': ({ side }) => `${side}に将も帥もなく、中軍と旗の組もありません。`,
  'too-many': ({ side, piece }) => `${side}の${piece}が一組より多くあります。`,
  'no-move': ({ side }) => `手番の${side}に指せる手がありません。`,
};
