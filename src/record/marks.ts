/** Marks that readers of a record put beside its moves and on its board: how good a move is, arrows and circles. */
import type { Pick } from '#kernel/game.ts';

/** The signs for how good a move is: good, very good, bad, very bad, interesting, doubtful. A closed list. */
export const glyphs = ['!', '!!', '?', '??', '!?', '?!'] as const;
/** A sign for how good a move is. */
export type Glyph = (typeof glyphs)[number];

/** The sign that a text is; undefined if it is none of the list. */
export const glyphOf = (text: unknown): Glyph | undefined => glyphs.find((glyph) => glyph === text);

/** An arrow from a square or a piece in hand to a square; without its end it is a circle around where it begins. */
export interface Arrow {
  readonly from: Exclude<Pick, { readonly at: 'choice' }>;
  readonly to?: Extract<Pick, { readonly at: 'square' }>;
}

const isCircle = ({ from, to }: Arrow): boolean =>
  to === undefined || (from.at === 'square' && from.square === to.square);

/** Equal exactly for arrows that look the same; one to its own square is a circle. */
export const arrowKey = (arrow: Arrow): string => {
  const { from, to } = arrow;
  const begin = from.at === 'square' ? String(from.square) : `${from.seat} ${from.kind}`;
  return isCircle(arrow) ? begin : `${begin} ${to?.square}`;
};

/** Arrows in their order, each once; those to their own square as circles. */
export const distinctArrows = (arrows: readonly Arrow[]): readonly Arrow[] => {
  const known = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const key = arrowKey(arrow);
    if (!known.has(key)) known.set(key, isCircle(arrow) ? { from: arrow.from } : arrow);
  }
  return [...known.values()];
};
