/**
 * Reads KI2, kifu as books print them: several moves a row, each with the sign of its side and, where it is needed, a
 * relative mark. Its rows have no numbers and no origins; the rest is as in KIF.
 */

import type { Budget } from '../../reading.ts';
import { readPly } from './kakinoki-lines.ts';
import { readRemark } from './kakinoki-remarks.ts';
import { endingOf } from './kif-endings.ts';
import { isRowOfMoves, isSigned, pastBlanks } from './kif-move.ts';
import { type MoveLines, readKakinoki } from './read-kakinoki.ts';
import { type LineKind, noticeAt, type Reading } from './reading.ts';

/** Whether neither a move nor an ending can begin there: a bracket stands there. */
const startsNoWord = (text: string, at: number): boolean => '(（'.includes(text.charAt(at));

/** Where the sign of a side stands next; the end of the line where none does. */
const nextSign = (text: string, from: number): number => {
  const at = text.slice(from).search(/[▲△▼▽☗☖]/);
  return at === -1 ? text.length : from + at;
};

const rows: MoveLines = {
  begins: isRowOfMoves,
  read(state, text, line) {
    if (!isSigned(text) && !isRowOfMoves(text) && endingOf(text.trim(), 0) === undefined)
      return undefined;
    let at = pastBlanks(text, 0);
    let row: LineKind | undefined;
    while (at < text.length) {
      if (text.charAt(at) === '#') {
        const kind = readRemark(state, text.slice(at), line);
        return row ?? kind;
      }
      if (startsNoWord(text, at)) {
        if (row !== 'lost') state.notices.push(noticeAt('rest-ignored', line, text, at + 1));
        at = nextSign(text, at);
        continue;
      }
      const kind = readPly(state, text, at, line);
      row = row === undefined || kind === 'unknown' ? kind : row;
      at = pastBlanks(text, Math.max(state.end, at + 1));
    }
    return row;
  },
};

/** Reads every game of a KI2 text; none when it holds no header, no position and no move. */
export const readKi2 = (lines: readonly string[], budget?: Budget): readonly Reading[] =>
  readKakinoki(lines, rows, budget);
