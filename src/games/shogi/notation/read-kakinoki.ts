/**
 * Reads files of Japanese games, one after the other: heads, variations, comments and endings, which KIF and KI2 share.
 * Each of the two brings how its moves stand in lines (`MoveLines`).
 */

import type { Budget } from '../../reading.ts';
import { endPlay, hasEnded, readOtherLine } from './kakinoki-lines.ts';
import { type KakinokiState, newKakinokiState } from './kakinoki-state.ts';
import { lineKindOf, readHead } from './kif-head.ts';
import { type KifLine, numberOf, readLine, readOther } from './kif-lines.ts';
import { withPlayers } from './players.ts';
import { type LineKind, noticeAt, type Reading } from './reading.ts';
import { gamesIn, type Stretch } from './stretches.ts';
import { growTree } from './tree.ts';

/** How a format puts moves into lines. */
export interface MoveLines {
  /** Whether the moves of a game may begin with this line, which is no numbered move. */
  begins(text: string): boolean;
  /** Reads the moves or the ending of a line and says what it was; undefined when it holds neither. */
  read(state: KakinokiState, text: string, line: number): LineKind | undefined;
}

const isHead = ({ is }: KifLine): boolean =>
  is === 'header' || is === 'row' || is === 'hand' || is === 'border' || is === 'files';

/** Whether a line belongs to no head: no other game begins with the lines above it. */
const endsHead = ({ is }: KifLine): boolean =>
  is === 'move' || is === 'footer' || is === 'branch' || is === 'unknown';

/** Where another game may begin, and the line before which none does. */
interface LandingPreview {
  readonly start: number | undefined;
  readonly known: number;
}

/**
 * Looks ahead from a line of the kind heads are made of, below the moves of a game. Another game begins if such lines lead
 * to 手合割, to the line above moves, or to moves for which `restarts` holds. Lines right below the moves, parted by a blank
 * line from others, belong to the game above.
 */
const lookAhead = (
  lines: readonly string[],
  from: number,
  restarts: (line: KifLine, text: string) => boolean,
): LandingPreview => {
  const touches = from > 0 && (lines[from - 1] ?? '').trim() !== '';
  let start = from;
  let parted = false;
  for (let i = from; i < lines.length; i++) {
    const text = lines[i] ?? '';
    const line = readLine(text);
    if (isHead(line) && parted) {
      start = i;
      parted = false;
    }
    if (line.is === 'blank' && touches && start === from) parted = true;
    const found = line.is === 'separator' || (line.is === 'header' && line.key === '手合割');
    if (found || restarts(line, text)) return { start, known: i + 1 };
    if (endsHead(line)) return { start: undefined, known: i };
  }
  return { start: undefined, known: lines.length };
};

/** Reads the game that begins on a line, counted from 0, or what stands there instead, as far as the next one. */
const readGame = (
  lines: readonly string[],
  first: number,
  moves: MoveLines,
  budget: Budget | undefined,
): Stretch => {
  const head = readHead(lines, first, moves.begins);
  const headers = [...head.headers];
  const tree = growTree(head.position, budget, head.previousTo);
  const state = newKakinokiState(tree, head);
  let next = head.next;
  let ahead: LandingPreview = { start: undefined, known: next };
  const restarts = (line: KifLine, text: string): boolean =>
    state.moves > 0 &&
    (line.is === 'move'
      ? hasEnded(state) || numberOf(text) === 1
      : hasEnded(state) && moves.begins(text));
  for (; next < lines.length; next++) {
    const whole = lines[next] ?? '';
    const kind = moves.read(state, whole, next + 1);
    if (kind !== undefined) {
      state.lineKinds.push(kind);
      continue;
    }
    const line = readOther(whole);
    if (line.is === 'separator') break;
    if (isHead(line) && next >= ahead.known) ahead = lookAhead(lines, next, restarts);
    if (next === ahead.start) break;
    if (line.is === 'header') {
      headers.push([line.key, line.value]);
      state.lineKinds.push(lineKindOf(line));
      if (line.odd) state.notices.push(noticeAt('spelling', next + 1, whole));
    } else state.lineKinds.push(readOtherLine(state, line, next + 1, whole));
  }
  const ending = endPlay(state, Math.min(next + 1, lines.length));
  // Any word behind a number passes for an ending, so something else has to show that this is a kifu.
  const isGame = head.found || state.told;
  const record = isGame
    ? withPlayers(
        tree.builder.build(head.setup, headers, ending, { family: 'kif', lines: state.remarks }),
      )
    : undefined;
  return { record, notices: state.notices, firstLine: first + 1, lineKinds: state.lineKinds };
};

/** Reads every game of a text; none when it holds no header, no position and no move. */
export const readKakinoki = (
  lines: readonly string[],
  moves: MoveLines,
  budget?: Budget,
): readonly Reading[] => {
  const stretches: Stretch[] = [];
  for (let next = 0; next < lines.length; ) {
    const stretch = readGame(lines, next, moves, budget);
    stretches.push(stretch);
    next += Math.max(stretch.lineKinds.length, 1);
  }
  return gamesIn(stretches, lines, 'kif');
};
