/**
 * Reads KIF, the format of most Japanese kifu, as its many writers write it: moves are numbered, one a line, with their
 * origins. Nothing throws; what cannot be read becomes a notice with its line, and everything else is kept.
 */
import { type MoveLines, readJapaneseGames } from './japanese-games.ts';
import { endingOf } from './kif-endings.ts';
import { moveStart, numberOf } from './kif-lines.ts';
import { looksLikeMove, readMoveWord } from './kif-move.ts';
import { readPly } from './lines-of-play.ts';
import { type Budget, noticeAt, type Reading } from './reading.ts';

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

const numbered: MoveLines = {
  // The head ends before any numbered move.
  begins: () => false,
  read(play, text, line) {
    const from = moveStart(text);
    if (from === -1) return undefined;
    play.offset ??= numberOf(text) - play.tree.ply - 1;
    let part = readPly(play, text, from, line);
    // One move a line is the rule, but whole games stand in a row.
    while (play.end < text.length && text.charAt(play.end) !== '#') {
      const next = nextIn(text, play.end);
      if (next === -1) {
        play.notices.push(noticeAt('rest-ignored', line, text, play.end + 1));
        break;
      }
      const read = readPly(play, text, next, line);
      if (read === 'unknown') part = read;
    }
    return part;
  },
};

/** Reads every game of a KIF text; none when it holds no header, no position and no move. */
export const readKif = (lines: readonly string[], budget?: Budget): readonly Reading[] =>
  readJapaneseGames(lines, numbered, budget);
