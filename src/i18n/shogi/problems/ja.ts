/** 対局を始められない局面の理由。 */
import type { ProblemTexts } from '../shape.ts';

export const ja: ProblemTexts = {
  'king-missing': ({ side }) => `${side}の玉がありません。`,
  'too-many-kings': ({ side }) => `${side}の玉が2枚以上あります。`,
  nifu: ({ side }) => `${side}の歩が同じ筋に2枚あります（二歩）。`,
  'dead-piece': ({ side }) => `${side}に行き所のない駒があります。`,
  'too-many': ({ piece }) => `${piece}の枚数が多すぎます。`,
  'in-check': ({ side }) => `手番でない${side}の玉に王手がかかっています。`,
  checkmate: ({ side }) => `${side}の玉はすでに詰んでいて、始める前に終局しています。`,
  'no-move': ({ side }) => `${side}に指せる手がなく、始める前に終局しています。`,
};
