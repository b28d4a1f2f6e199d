/** Lines of Japanese records that are no part of the game, and can be written again as such. */
import { endingOf } from './kif-endings.ts';
import { isPly } from './kif-head.ts';
import { moveStart, readOther } from './kif-lines.ts';
import { isRowOfMoves, isSigned } from './kif-move.ts';

/** Whether a line is a remark, or still not understood, where a format has it above the first move or below one. */
export const staysRemark = (text: string, format: 'kif' | 'ki2', above: boolean): boolean => {
  const from = moveStart(text);
  if (from !== -1) return format === 'kif' && above && !isPly(text, from);
  const { is } = readOther(text);
  if (is === 'remark') return true;
  if (format === 'ki2') {
    const played = isSigned(text) || isRowOfMoves(text) || endingOf(text.trim(), 0) !== undefined;
    // Above the moves only what looks like one counts as a row of them.
    if (above ? isRowOfMoves(text) : played) return false;
  }
  const drawn = is === 'row' || is === 'hand' || is === 'border' || is === 'files';
  return is === 'unknown' || (!above && (drawn || is === 'turn' || is === 'count'));
};
