/**
 * Reads KIF and KI2, the formats of most Japanese kifu, as their many writers write them. Nothing throws; what cannot be
 * read becomes a notice with its line, and everything else is kept. KIF numbers its moves and gives their origins, one a
 * line; KI2 gives signs of the sides and, where they are needed, relative marks, several a line.
 */
import { endingOf } from './kif-endings.ts';
import { bodyBegins, linePart, readHead } from './kif-head.ts';
import { type KifLine, moveStart, numberOf, readLine, readOther } from './kif-lines.ts';
import { isRowOfMoves, pastBlanks } from './kif-move.ts';
import { beginPlay, endPlay, type Play, readAside, readPly } from './lines-of-play.ts';
import { type LinePart, noticeAt, type Reading } from './reading.ts';
import { growTree } from './tree.ts';

type Kind = 'kif' | 'ki2';

/** Whether a line after the first moves begins another game. */
const beginsAnother = (line: KifLine): boolean =>
  line.is === 'separator' || (line.is === 'header' && line.key === '手合割');

/** The first line of the game to which a line that cannot belong to the game before it does: headers above it are its own. */
const startOfNext = (lines: readonly string[], next: number, from: number): number => {
  let first = next;
  for (let i = next - 1; i > from; i--) {
    const { is } = readLine(lines[i] ?? '');
    if (is === 'header' || is === 'row' || is === 'hand' || is === 'border' || is === 'files')
      first = i;
    else if (is !== 'blank' && is !== 'remark') break;
  }
  return first;
};

/** A row of moves as KI2 has them: signs part them, or blanks. */
const readRow = (play: Play, text: string, line: number): void => {
  let at = pastBlanks(text, 0);
  let row: LinePart | undefined;
  while (at < text.length) {
    const part = readPly(play, text, at, line);
    row = row === undefined || part === 'unknown' ? part : row;
    at = pastBlanks(text, Math.max(play.end, at + 1));
  }
  play.parts.push(row ?? 'blank');
};

const readNumbered = (play: Play, text: string, from: number, line: number): void => {
  play.offset ??= numberOf(text) - play.tree.ply - 1;
  play.parts.push(readPly(play, text, from, line));
};

/** Reads the game that begins on a line, counted from 0, and where the next one begins. */
const readGame = (
  lines: readonly string[],
  first: number,
  kind: Kind,
): { readonly reading: Reading | undefined; readonly next: number } => {
  const isRow = (text: string): boolean => kind === 'ki2' && isRowOfMoves(text);
  const head = readHead(lines, first, (line, text) => bodyBegins(line) || isRow(text));
  const headers = [...head.headers];
  const tree = growTree(head.position, head.previousTo);
  const play = beginPlay(tree, head);
  let next = head.next;
  for (; next < lines.length; next++) {
    const whole = lines[next] ?? '';
    if (isRow(whole) || (kind === 'ki2' && endingOf(whole.trim(), 0) !== undefined)) {
      readRow(play, whole, next + 1);
      continue;
    }
    const from = moveStart(whole);
    if (from !== -1) {
      readNumbered(play, whole, from, next + 1);
      continue;
    }
    const line = readOther(whole);
    if (beginsAnother(line)) break;
    if (line.is === 'header') {
      headers.push([line.key, line.value]);
      play.parts.push(linePart(line));
      if (line.odd) play.notices.push(noticeAt('spelling', next + 1, whole));
    } else play.parts.push(readAside(play, line, next + 1, whole));
  }
  const ending = endPlay(play, Math.min(next + 1, lines.length));
  if (next < lines.length) next = startOfNext(lines, next, head.next);
  if (!head.found && play.moves === 0) return { reading: undefined, next };
  const record = tree.builder.build(head.setup, headers, ending);
  const parts = play.parts.slice(0, next - first);
  return { reading: { record, notices: play.notices, firstLine: first + 1, parts }, next };
};

/** Reads every game of a text that is KIF or KI2; none when it holds no header, no position and no move. */
export const readKif = (lines: readonly string[], kind: Kind): readonly Reading[] => {
  const readings: Reading[] = [];
  let next = 0;
  while (next < lines.length) {
    const game = readGame(lines, next, kind);
    if (game.reading !== undefined) readings.push(game.reading);
    next = Math.max(game.next, next + 1);
  }
  return readings;
};
