/** Reads lines of positions, one game a line: `<position> moves c3=R d3=n c3xd3`, or a position alone. */
import type { GameReading, Notice } from '../../pack.ts';
import { type Budget, counted, countGame } from '../../reading.ts';
import { formatPosition, parsePosition } from './position-text.ts';
import { openAccount } from './reading.ts';
import { growTree, playWord, rootSpot, type Spot } from './tree.ts';

/** A line without its moves, and those. */
const split = (text: string): { readonly head: string; readonly moves: readonly string[] } => {
  const [head = '', moves = ''] = text.split(/\smoves(?=\s|$)/);
  return { head, moves: moves.match(/\S+/g) ?? [] };
};

/** Whether a line begins with a position. */
export const isPositionLine = (text: string): boolean =>
  /^\s*[\w]{1,8}(\/\w{1,8}){3}\s/.test(text) && parsePosition(split(text).head).ok;

/** The game of one line; undefined where it is none. Blank lines above it from `firstLine` on are part of it. */
const readLine = (
  text: string,
  line: number,
  firstLine: number,
  budget: Budget,
): GameReading | undefined => {
  const { head, moves } = split(text);
  const read = parsePosition(head);
  if (!read.ok) return undefined;
  countGame(budget);
  const account = openAccount(firstLine);
  account.take(line, 'position');
  const tree = growTree(budget);
  let spot: Spot | undefined = rootSpot(read.value);
  for (const word of moves) {
    if (spot === undefined) {
      account.notice('rest-ignored', line, word);
      break;
    }
    const played = playWord(tree, spot, word);
    for (const code of played.notices) account.notice(code, line, word);
    spot = played.spot;
  }
  return {
    record: tree.builder.build(formatPosition(read.value), [], null),
    notices: counted(account.notices),
    firstLine,
    lineKinds: account.kinds,
  };
};

/** A game while lines below its own may still belong to it. Their lists grow: copies at each line would take the square of the lines. */
interface OpenReading extends GameReading {
  readonly notices: Notice[];
  readonly lineKinds: string[];
}

/** Adds a line that is no game to the game above it. */
const addLine = ({ notices, lineKinds }: OpenReading, text: string, line: number): void => {
  const isBlank = text.trim() === '';
  lineKinds.push(isBlank ? 'blank' : 'unknown');
  if (!isBlank) notices.push({ line, code: 'unknown-line', excerpt: text.slice(0, 40) });
};

/** Reads every line that begins with a position, the first that is not blank among them; other lines belong to the game above. */
export const readPositions = (lines: readonly string[], budget: Budget): readonly GameReading[] => {
  const games: OpenReading[] = [];
  for (const [row, text] of lines.entries()) {
    const last = games.at(-1);
    const game = readLine(text, row + 1, last === undefined ? 1 : row + 1, budget);
    if (game !== undefined)
      games.push({ ...game, notices: [...game.notices], lineKinds: [...game.lineKinds] });
    else if (last !== undefined) addLine(last, text, row + 1);
  }
  return games;
};
