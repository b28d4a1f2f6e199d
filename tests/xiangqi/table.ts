/** Short spellings for tests of xiangqi: lines, picks and evidence, as players would say them. */
import { xiangqi } from '#games/xiangqi/game.ts';
import { legalMoves } from '#games/xiangqi/legal.ts';
import { type Move, moveOf } from '#games/xiangqi/move.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import type { Position } from '#games/xiangqi/position.ts';
import { formatSquare, parseSquare } from '#games/xiangqi/square.ts';
import { start } from '#games/xiangqi/starts.ts';
import type { Evidence, Line, Pick } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';

/** The square of a name such as `h2`. */
export const sq = (name: string): number => {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`no square is called ${name}`);
  return square;
};

/** The move of a text such as `h2e2`, whatever is on the squares. */
export const moveNamed = (text: string): Move => moveOf(sq(text.slice(0, 2)), sq(text.slice(2)));

/** Squares as picks: `h2 e2`. */
export const picks = (text: string): readonly Pick[] =>
  text.split(' ').map((name) => ({ at: 'square', square: sq(name) }));

/** Every line of a game from a start, the first with nothing played. */
export const linesOf = (
  setup: string,
  moves: readonly string[],
): readonly [Line<Position, Move>, ...Line<Position, Move>[]] => {
  let line = startLine<Position, Move>(start(setup));
  const lines: [Line<Position, Move>, ...Line<Position, Move>[]] = [line];
  for (const text of moves) {
    if (!legalMoves(line.position).map(formatMoveText).includes(text))
      throw new Error(`${text} is not legal at ply ${line.ply}`);
    line = extend(xiangqi, line, { move: moveNamed(text) });
    lines.push(line);
  }
  return lines;
};

/** The line after these moves, which are separated by blanks. */
export const lineOf = (setup: string, moves: string): Line<Position, Move> => {
  const lines = linesOf(setup, moves === '' ? [] : moves.split(' '));
  return lines.at(-1) ?? lines[0];
};

/** Evidence in short, sorted: `leg b1`, `guard d9 of d8`, `ray a1-a9`, `k e9`, `file 4`. */
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
