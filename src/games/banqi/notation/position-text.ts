/**
 * The text of a position; everything in it is public. Ranks come from 4 to 1, with `x` for a piece that lies face down
 * and digits for empty cells. Then follow the player to move (1, 2), the colour of player 1 (r, b, or - while unknown),
 * the hidden pool, the quiet turns, and the family where it is not `seed`:
 * `xxxxxxxx/xxxRxxxx/xxx1xxxx/xxxxxxxx 2 r *-Rn 0`.
 */
import { fail, ok, type ParseError, type Result } from '#kernel/result.ts';
import { type Family, isFamily } from '../family.ts';
import { type Colour, type Face, faces, isFace, SET_SIZE } from '../piece.ts';
import {
  type Cell,
  type Counts,
  countsBy,
  DOWN,
  EMPTY,
  type Position,
  seenOn,
  total,
  wholeSet,
} from '../position.ts';
import { FILES, RANKS } from '../square.ts';

/** Where each word of the text goes wrong. `pool-differs`: not as many pieces in the pool as lie face down. `too-many`: more of a face than a set has. */
type Code =
  | 'bad-board'
  | 'bad-mover'
  | 'bad-colour'
  | 'bad-pool'
  | 'bad-quiet'
  | 'bad-family'
  | 'pool-differs'
  | 'too-many'
  | 'rest';

interface Word {
  readonly text: string;
  /** Where it stands in the whole text, from 0. */
  readonly at: number;
}

const failAt = (code: Code, whole: string, at: number) =>
  fail<ParseError>({ code, line: 1, column: at + 1, excerpt: whole.slice(at, at + 40) });

/** The cells of a rank; undefined where it has not eight, or a letter means nothing. */
const readRank = (text: string): readonly Cell[] | undefined => {
  const cells: Cell[] = [];
  for (const letter of text)
    if (/[1-8]/.test(letter)) cells.push(...Array<Cell>(Number(letter)).fill(EMPTY));
    else if (letter === DOWN || isFace(letter)) cells.push(letter);
    else return undefined;
  return cells.length === FILES ? cells : undefined;
};

const readBoard = (text: string): readonly Cell[] | undefined => {
  const ranks = text.split('/').map(readRank);
  return ranks.length === RANKS && ranks.every((rank) => rank !== undefined)
    ? ranks.flat()
    : undefined;
};

/** How often each letter stands in a list of pieces; undefined where it has other letters. */
const readPieces = (text: string): Counts | undefined =>
  [...text].every(isFace) ? countsBy((face) => text.split(face).length - 1) : undefined;

const readPool = (text: string): Counts | undefined => {
  if (text === '*') return wholeSet;
  if (text === '-') return countsBy(() => 0);
  if (!text.startsWith('*-')) return readPieces(text);
  const missing = text.length > 2 ? readPieces(text.slice(2)) : undefined;
  return missing && countsBy((face) => wholeSet[face] - missing[face]);
};

const colours: Readonly<Record<string, Colour | null>> = { r: 'red', b: 'black', '-': null };

/**
 * Reads any well-formed position, unplayable ones too. Errors: bad-board, bad-mover, bad-colour, bad-pool, bad-quiet,
 * bad-family, pool-differs, too-many, rest (words after the last).
 */
export const parsePosition = (whole: string): Result<Position, ParseError> => {
  const words: readonly Word[] = [...whole.matchAll(/\S+/g)].map(({ 0: text, index: at }) => ({
    text,
    at,
  }));
  const [board, mover, colour, hidden, quiet, family] = words;
  const wrong = (code: Code, word: Word | undefined) =>
    failAt(code, whole, word?.at ?? whole.length);
  const cells = board && readBoard(board.text);
  if (cells === undefined) return wrong('bad-board', board);
  if (mover === undefined || !/^[12]$/.test(mover.text)) return wrong('bad-mover', mover);
  const first = colour && Object.hasOwn(colours, colour.text) ? colours[colour.text] : undefined;
  if (first === undefined) return wrong('bad-colour', colour);
  const pool = hidden && readPool(hidden.text);
  if (pool === undefined) return wrong('bad-pool', hidden);
  if (quiet === undefined || !/^\d{1,6}$/.test(quiet.text)) return wrong('bad-quiet', quiet);
  const named: Family | undefined =
    family === undefined ? 'seed' : isFamily(family.text) ? family.text : undefined;
  if (named === undefined) return wrong('bad-family', family);
  if (words.length > 6) return wrong('rest', words[6]);
  const seen = seenOn(cells);
  if (faces.some((face) => pool[face] < 0 || pool[face] + seen[face] > wholeSet[face]))
    return wrong('too-many', hidden);
  if (total(pool) !== cells.filter((cell) => cell === DOWN).length)
    return wrong('pool-differs', hidden);
  return ok({
    cells,
    turn: mover.text === '1' ? 0 : 1,
    first,
    pool,
    quiet: Number(quiet.text),
    family: named,
  });
};

const formatBoard = (cells: readonly Cell[]): string =>
  Array.from({ length: RANKS }, (_, rank) =>
    cells
      .slice(rank * FILES, (rank + 1) * FILES)
      .join('')
      .replaceAll(/\.+/g, (gap) => String(gap.length)),
  ).join('/');

const formatPieces = (count: (face: Face) => number): string =>
  faces.map((face) => face.repeat(count(face))).join('');

/** The shorter of two texts: the pieces that are there, or those that are missing. The first where both are as long. */
const formatPool = (pool: Counts): string => {
  const size = total(pool);
  if (size === SET_SIZE) return '*';
  if (size === 0) return '-';
  const there = formatPieces((face) => pool[face]);
  const missing = `*-${formatPieces((face) => wholeSet[face] - pool[face])}`;
  return there.length <= missing.length ? there : missing;
};

const formatColour = (first: Colour | null): string =>
  first === null ? '-' : first === 'red' ? 'r' : 'b';

/** A position without its quiet turns and its family: the same text exactly when positions of a game repeat one another. */
export const formatStanding = ({ cells, turn, first, pool }: Position): string =>
  [formatBoard(cells), turn + 1, formatColour(first), formatPool(pool)].join(' ');

/** Writes a position in its one canonical text. */
export const formatPosition = (position: Position): string => {
  const { quiet, family } = position;
  return [formatStanding(position), quiet, ...(family === 'seed' ? [] : [family])].join(' ');
};
