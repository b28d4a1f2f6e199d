/** Short spellings for tests: positions, picks and evidence, as players would say them. */

import { shogi } from '#games/shogi/game.ts';
import type { Move } from '#games/shogi/move.ts';
import { parseUsi } from '#games/shogi/notation/usi.ts';
import { kindOfLetter } from '#games/shogi/piece.ts';
import type { Position } from '#games/shogi/position.ts';
import { formatSquare, parseSquare } from '#games/shogi/square.ts';
import { start } from '#games/shogi/starts.ts';
import { type Evidence, type Line, other, type Pick, type Seat } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';

/** The square of a USI name. */
export const sq = (name: string): number => {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`no square is called ${name}`);
  return square;
};

const pickOf = (text: string, seat: Seat): Pick => {
  if (text === '+') return { at: 'choice', choice: 'promote' };
  if (text === '=') return { at: 'choice', choice: 'keep' };
  if (!text.endsWith('*')) return { at: 'square', square: sq(text) };
  const letter = text.charAt(0);
  // The other side's hand is written `p'*`: the letter in the same case, and a prime.
  const owner = text.includes("'") ? other(seat) : seat;
  return { at: 'hand', seat: owner, kind: kindOfLetter(letter) ?? letter };
};

/** Picks of a seat in short: `7g 7f +` with `+` promote, `=` keep, `P* 5e` from its own hand, `P'* 5e` from the other's. */
export const picks = (text: string, seat: Seat = 0): readonly Pick[] =>
  text === '' ? [] : text.split(' ').map((word) => pickOf(word, seat));

/** The picks of a USI move, without a position to look at: `7g7f+`, `P*5e`. */
export const picksOfUsi = (usi: string, seat: Seat): readonly Pick[] =>
  usi.includes('*')
    ? picks(`${usi.slice(0, 2)} ${usi.slice(2)}`, seat)
    : picks([usi.slice(0, 2), usi.slice(2, 4), ...usi.slice(4)].join(' '), seat);

/** Evidence in short form, sorted: `king 5i`, `guard 4b of 5b`, `ray 5a-5i`, `p 5b`, `file 5`, `rank 1`. */
export const shown = (evidence: readonly Evidence[]): readonly string[] =>
  evidence
    .map((item) => {
      if (item.show === 'ray') return `ray ${formatSquare(item.from)}-${formatSquare(item.to)}`;
      if (item.show === 'ghost') return `${item.face} ${formatSquare(item.square)}`;
      if (item.show !== 'square') return `${item.show} ${item.index}`;
      const of = item.of === undefined ? '' : ` of ${formatSquare(item.of)}`;
      return `${item.as} ${formatSquare(item.square)}${of}`;
    })
    .sort();

/** The move a USI text names; throws when its piece is not there. */
export const move = (position: Position, usi: string): Move => {
  const read = parseUsi(usi, position);
  if (!read.ok) throw new Error(`${usi}: ${read.error.code}`);
  return read.value;
};

/** Every line of a game from a start, the first with nothing played. */
export const linesOf = (
  setup: string,
  moves: readonly string[],
): readonly Line<Position, Move>[] => {
  const lines: Line<Position, Move>[] = [startLine<Position, Move>(start(setup))];
  let line = startLine<Position, Move>(start(setup));
  for (const usi of moves) {
    line = extend(shogi, line, { move: move(line.position, usi) });
    lines.push(line);
  }
  return lines;
};

/** The line after those moves. */
export const lineOf = (setup: string, moves: readonly string[]): Line<Position, Move> => {
  const line = linesOf(setup, moves).at(-1);
  if (line === undefined) throw new Error('a line has at least its start');
  return line;
};

/** A text seen from the other side of the board: USI squares, files, ranks and rays turned by 180°. */
export const turnedText = (text: string): string =>
  text
    .replace(/([1-9])([a-i])/g, (_, file: string, rank: string) =>
      formatSquare(80 - sq(`${file}${rank}`)),
    )
    .replace(
      /\b(file|rank) ([1-9])/g,
      (_, what: string, index: string) => `${what} ${10 - Number(index)}`,
    );

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );

/** A SFEN turned by 180° with colours swapped: the same position for the other player. */
export const turnedSfen = (sfen: string): string => {
  const [board = '', side, hands = '-', ply = '1'] = sfen.split(' ');
  const cells = board.match(/\+?[a-z]|[1-9/]/gi) ?? [];
  const hand = (upper: boolean): string =>
    (hands.match(/\d*[a-z]/gi) ?? [])
      .filter((token) => (token.toUpperCase() === token) === upper)
      .join('');
  const swapped = hands === '-' ? '-' : swapCase(hand(false)) + swapCase(hand(true));
  return `${swapCase(cells.reverse().join(''))} ${side === 'b' ? 'w' : 'b'} ${swapped} ${ply}`;
};
