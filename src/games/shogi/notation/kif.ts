/**
 * Reads KIF, the format of most Japanese kifu, as its many writers write it: moves are numbered, one a line, with their
 * origins. Nothing throws; what cannot be read becomes a notice with its line, and everything else is kept.
 */
import { type MoveLines, readJapaneseGames } from './japanese-games.ts';
import { keepRemark, type Play } from './japanese-play.ts';
import { endingOf } from './kif-endings.ts';
import { moveStart, numberOf } from './kif-lines.ts';
import { looksLikeMove, pastBlanks, readMoveWord } from './kif-move.ts';
import { pastTime } from './kif-time.ts';
import { readPly } from './lines-of-play.ts';
import { type Budget, type LinePart, noticeAt, type Reading } from './reading.ts';

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
const readRest = (play: Play, text: string, line: number, first: LinePart): LinePart => {
  let part = first;
  while (play.end < text.length) {
    if (text.charAt(play.end) === '#') {
      keepRemark(play, text.slice(play.end));
      break;
    }
    const again = pastTime(text, play.end);
    if (again > play.end) {
      play.notices.push(noticeAt('second-total', line, text, play.end + 1));
      play.end = again;
      continue;
    }
    // One move a line is the rule, but whole games stand in a row.
    const next = nextIn(text, play.end);
    if (next === -1) {
      play.notices.push(noticeAt('rest-ignored', line, text, play.end + 1));
      break;
    }
    const read = readPly(play, text, next, line);
    if (play.number !== undefined) play.number += 1;
    if (read === 'unknown') part = read;
  }
  return part;
};

const numbered: MoveLines = {
  // The head ends before any numbered move.
  begins: () => false,
  read(play, text, line) {
    const from = moveStart(text);
    if (from === -1) return undefined;
    const number = numberOf(text);
    // Below a diagram of a later position, numbers may begin anew.
    const anew = play.offset === undefined && number === 1;
    play.offset ??= number - play.tree.ply - 1;
    if (play.number !== undefined && number !== play.number && !anew)
      play.notices.push(noticeAt('number-differs', line, text, pastBlanks(text, 0) + 1));
    play.number = number + 1;
    const part = readPly(play, text, from, line);
    return play.end < text.length ? readRest(play, text, line, part) : part;
  },
};

/** Reads every game of a KIF text; none when it holds no header, no position and no move. */
export const readKif = (lines: readonly string[], budget?: Budget): readonly Reading[] =>
  readJapaneseGames(lines, numbered, budget);
