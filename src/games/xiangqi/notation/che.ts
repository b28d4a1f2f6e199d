/**
 * Reads the game files of QQ: nothing but numbers. The second of them is how many moves there are, and each move is ten
 * numbers, of which the fourth to the seventh are rank and file of its origin, then of its goal, counted from 0 at Red's
 * left. All begin from the usual start, and tell neither players nor a result.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Budget } from '../../reading.ts';
import { type Move, moveOf } from '../move.ts';
import { FILES, RANKS, squareAt } from '../square.ts';
import { start } from '../starts.ts';
import { inOrder, type LineKind, type Notice, noticeAt, type Reading } from './reading.ts';
import { finishTree, growTree, playRead } from './tree.ts';

/** How many numbers stand before the first move, and how many are a move. */
const HEAD = 2;
const EACH = 10;

interface NumberAt {
  readonly value: number;
  /** The line on which the number stands, from 1. */
  readonly line: number;
}

/** The numbers of a text; undefined where it has anything else, or not as many as it says. */
const numbersIn = (lines: readonly string[]): readonly NumberAt[] | undefined => {
  if (!lines.every((text) => /^[\d\s,;]*$/.test(text))) return undefined;
  const numbers = lines.flatMap((text, i) =>
    Array.from(text.matchAll(/\d+/g), ([digits]) => ({ value: Number(digits), line: i + 1 })),
  );
  const count = numbers[1]?.value ?? 0;
  return count > 0 && numbers.length === HEAD + EACH * count ? numbers : undefined;
};

const squareOf = (rank: number, file: number): number | undefined =>
  rank < RANKS && file < FILES ? squareAt(file, RANKS - 1 - rank) : undefined;

const moveAmong = (values: readonly number[]): Result<Move, ParseError> => {
  const [, , , fromRank = RANKS, fromFile = FILES, toRank = RANKS, toFile = FILES] = values;
  const [from, to] = [squareOf(fromRank, fromFile), squareOf(toRank, toFile)];
  return from === undefined || to === undefined || from === to
    ? fail({ code: 'bad-move', line: 1, column: 1, excerpt: '' })
    : ok(moveOf(from, to));
};

/**
 * Reads the game of a text; undefined where the text is no such file. In such a file the first move can always be
 * played.
 */
export const readChe = (lines: readonly string[], budget: Budget): Reading | undefined => {
  const numbers = numbersIn(lines);
  if (numbers === undefined) return undefined;
  const { games, moves } = budget;
  const tree = growTree(start(), budget);
  const notices: Notice[] = [];
  let stop: number | undefined;
  for (let at = HEAD; at < numbers.length && stop === undefined; at += EACH) {
    const values = numbers.slice(at, at + EACH).map(({ value }) => value);
    const { line } = numbers[at] ?? { line: 1 };
    const { played, notice } = playRead(tree, moveAmong(values));
    if (notice !== undefined) notices.push(noticeAt(notice, line, values.join(' ')));
    if (!played) stop = line;
  }
  if (tree.id === 0) {
    budget.games = games;
    budget.moves = moves;
    return undefined;
  }
  const kindOf = (text: string, line: number): LineKind => {
    if (text.trim() === '') return 'blank';
    if (stop === undefined || line < stop) return 'move';
    return line === stop ? 'unknown' : 'lost';
  };
  return {
    record: finishTree(tree, [], null),
    notices: inOrder(notices),
    firstLine: 1,
    lineKinds: lines.map((text, i) => kindOf(text, i + 1)),
  };
};
