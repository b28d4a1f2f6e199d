/** What makes a position unplayable, in Japanese. */
import type { ProblemTexts } from '../shape.ts';

export const ja: ProblemTexts = {
  'king-missing': ({ side }) => `${side}に将がありません。`,
  'too-many-kings': ({ side }) => `${side}に将が2枚以上あります。`,
  misplaced: ({ side, piece }) => `${side}の${piece}が、来られない点にいます。`,
  'too-many': ({ side, piece }) => `${side}の${piece}が一組より多くあります。`,
  'facing-kings': () => '間に駒のない筋で将どうしが向かい合っています。',
  'in-check': ({ side }) => `${side}に王手がかかっていますが、手番は相手です。`,
  checkmate: ({ side }) => `${side}はすでに詰んでいます。`,
  stalemate: ({ side }) => `手番の${side}に指せる手がありません。`,
  'no-attackers': () => 'どちらにも河を渡れる駒がありません。',
};
