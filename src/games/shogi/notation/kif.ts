/**
 * Reads KIF, the format of most Japanese kifu, as its many writers write it: moves are numbered, one a line, with their
 * origins. Nothing throws; what cannot be read becomes a notice with its line, and everything else is kept.
 */
import { type MoveLines, readJapaneseGames } from './japanese-games.ts';
import { moveStart, numberOf } from './kif-lines.ts';
import { readPly } from './lines-of-play.ts';
import type { Reading } from './reading.ts';

const numbered: MoveLines = {
  // The head ends before any numbered move.
  begins: () => false,
  read(play, text, line) {
    const from = moveStart(text);
    if (from === -1) return undefined;
    play.offset ??= numberOf(text) - play.tree.ply - 1;
    return readPly(play, text, from, line);
  },
};

/** Reads every game of a KIF text; none when it holds no header, no position and no move. */
export const readKif = (lines: readonly string[]): readonly Reading[] =>
  readJapaneseGames(lines, numbered);
