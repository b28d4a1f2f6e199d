/** Reads files of Japanese games, one after the other: heads, variations, comments and endings, which KIF and KI2 share. How moves stand in lines is theirs. */
import { bodyBegins, linePart, readHead } from './kif-head.ts';
import { type KifLine, readLine, readOther } from './kif-lines.ts';
import { beginPlay, endPlay, type Play, readAside } from './lines-of-play.ts';
import { type LinePart, noticeAt, type Reading } from './reading.ts';
import { growTree } from './tree.ts';

/** How a format puts moves into lines. */
export interface MoveLines {
  /** Whether the moves of a game may begin with this line, which is no numbered move. */
  begins(text: string): boolean;
  /** Reads the moves or the ending of a line and says what it was; undefined when it holds neither. */
  read(play: Play, text: string, line: number): LinePart | undefined;
}

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

/** Reads the game that begins on a line, counted from 0, and where the next one begins. */
const readGame = (
  lines: readonly string[],
  first: number,
  moves: MoveLines,
): { readonly reading: Reading | undefined; readonly next: number } => {
  const head = readHead(lines, first, (line, text) => bodyBegins(line) || moves.begins(text));
  const headers = [...head.headers];
  const tree = growTree(head.position, head.previousTo);
  const play = beginPlay(tree, head);
  let next = head.next;
  for (; next < lines.length; next++) {
    const whole = lines[next] ?? '';
    const part = moves.read(play, whole, next + 1);
    if (part !== undefined) {
      play.parts.push(part);
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

/** Reads every game of a text; none when it holds no header, no position and no move. */
export const readJapaneseGames = (
  lines: readonly string[],
  moves: MoveLines,
): readonly Reading[] => {
  const readings: Reading[] = [];
  let next = 0;
  while (next < lines.length) {
    const game = readGame(lines, next, moves);
    if (game.reading !== undefined) readings.push(game.reading);
    next = Math.max(game.next, next + 1);
  }
  return readings;
};
