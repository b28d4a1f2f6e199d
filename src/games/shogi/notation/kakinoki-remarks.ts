/** Remarks of Japanese records: some put arrows and a glyph beside a move, the others are kept where they stand. */
import { distinctArrows } from '#record/marks.ts';
import { type KakinokiState, keepRemark } from './kakinoki-state.ts';
import { readMarkLine } from './marks.ts';
import { type LineKind, noticeAt } from './reading.ts';
import { noteHere } from './tree.ts';

/**
 * Reads a remark where a line of play stands, and returns what it was taken for. A remark that begins like arrows or a
 * glyph, but cannot be read as such, is kept with a notice.
 */
export const readRemark = (state: KakinokiState, text: string, line: number): LineKind => {
  const { tree, arrows, notices } = state;
  const marks = readMarkLine(text);
  if (typeof marks === 'object' && state.lost !== null) return 'lost';
  if (typeof marks === 'object' && marks.is === 'arrows') {
    const there = arrows.get(tree.id);
    if (there === undefined) arrows.set(tree.id, [...marks.arrows]);
    else there.push(...marks.arrows);
    return 'remark';
  }
  if (typeof marks === 'object') {
    const known = tree.builder.at(tree.id)?.glyph;
    // The root has no move that a glyph could be about, and a move has one glyph.
    const takes = tree.id !== 0 && (known === undefined || known === marks.glyph);
    if (takes) {
      noteHere(tree, { glyph: marks.glyph });
      return 'remark';
    }
  }
  if (marks !== undefined) notices.push(noticeAt('kept-line', line, text));
  keepRemark(state, text);
  return 'remark';
};

/** Puts the arrows of all remarks on their nodes. */
export const settleArrows = ({ arrows, tree }: KakinokiState): void => {
  for (const [id, all] of arrows) tree.builder.note(id, { arrows: distinctArrows(all) });
};
