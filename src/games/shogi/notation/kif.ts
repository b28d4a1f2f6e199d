/**
 * Reads KIF, the format of most Japanese kifu, as its many writers write it: moves are numbered, one a line, with their
 * origins. Nothing throws; what cannot be read becomes a notice with its line, and everything else is kept.
 */

import type { Budget } from '../../reading.ts';
import { readPly } from './kakinoki-lines.ts';
import { readRemark } from './kakinoki-remarks.ts';
import type { KakinokiState } from './kakinoki-state.ts';
import { endingOf } from './kif-endings.ts';
import { moveStart, numberOf } from './kif-lines.ts';
import { looksLikeMove, pastBlanks, readMoveWord } from './kif-move.ts';
import { pastTime } from './kif-time.ts';
import { type MoveLines, readKakinoki } from './read-kakinoki.ts';
import { type LineKind, noticeAt, type Reading } from './reading.ts';

/** Where in the rest of a line another move or ending begins, with its number or without; -1 when there is none. */
const nextIn = (text: string, from: number): number => {
  const rest = text.slice(from);
  const start = moveStart(rest);
  const at = Math.max(start, 0);
  const [word = ''] = /^\S*/.exec(rest.slice(at)) ?? [];
  const isNext =
    readMoveWord(rest, at) !== undefined ||
    (start !== -1 && looksLikeMove(word)) ||
    endingOf(word, 0) !== undefined;
  return isNext ? from + at : -1;
};

/** Reads what stands behind the first move of a line: a time once more, other moves, a remark. */
const readRest = (state: KakinokiState, text: string, line: number, first: LineKind): LineKind => {
  let kind = first;
  while (state.end < text.length) {
    if (text.charAt(state.end) === '#') {
      readRemark(state, text.slice(state.end), line);
      break;
    }
    const again = pastTime(text, state.end);
    if (again > state.end) {
      state.notices.push(noticeAt('second-total', line, text, state.end + 1));
      state.end = again;
      continue;
    }
    // One move a line is the rule, but whole games stand in a row.
    const next = nextIn(text, state.end);
    if (next === -1) {
      state.notices.push(noticeAt('rest-ignored', line, text, state.end + 1));
      break;
    }
    const read = readPly(state, text, next, line);
    if (state.number !== undefined) state.number += 1;
    if (read === 'unknown') kind = read;
  }
  return kind;
};

const numbered: MoveLines = {
  // The head ends before any numbered move.
  begins: () => false,
  read(state, text, line) {
    const from = moveStart(text);
    if (from === -1) return undefined;
    const number = numberOf(text);
    // Below a diagram of a later position, numbers may begin again at 1.
    const anew = state.offset === undefined && number === 1;
    state.offset ??= number - state.tree.ply - 1;
    if (state.number !== undefined && number !== state.number && !anew)
      state.notices.push(noticeAt('number-differs', line, text, pastBlanks(text, 0) + 1));
    state.number = number + 1;
    const kind = readPly(state, text, from, line);
    return state.end < text.length ? readRest(state, text, line, kind) : kind;
  },
};

/** Reads every game of a KIF text; none when it holds no header, no position and no move. */
export const readKif = (lines: readonly string[], budget?: Budget): readonly Reading[] =>
  readKakinoki(lines, numbered, budget);
