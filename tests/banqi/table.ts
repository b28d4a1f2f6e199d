/** Positions, move texts and random games of banqi for tests. */
import { banqi } from '#games/banqi/game.ts';
import type { Move } from '#games/banqi/move.ts';
import type { Position } from '#games/banqi/position.ts';
import { parseSquare } from '#games/banqi/square.ts';
import type { Evidence, Line, Pick, Turn } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';

/** The picks of some square names: `c3`, `c3 c4`. */
export const picks = (word: string): readonly Pick[] =>
  word.split(' ').flatMap((name): readonly Pick[] => {
    const square = parseSquare(name);
    return square === undefined ? [] : [{ at: 'square', square }];
  });

const letters = 'abcdefgh';
const nameOf = (square: number): string => `${letters[square % 8]}${4 - Math.floor(square / 8)}`;

/** Evidence in short form: `stronger e2`, `ray d2 d4`. */
export const shown = (evidence: readonly Evidence[]): readonly string[] =>
  evidence
    .map((one) => {
      if (one.show === 'square') return `${one.as} ${nameOf(one.square)}`;
      if (one.show === 'ray') return `ray ${nameOf(one.from)} ${nameOf(one.to)}`;
      throw new Error(`banqi shows no ${one.show}`);
    })
    .sort();

/** The turn of a move text: `c3=R`, `c3-c4`, `c3xd3`, `c3d3`; throws if there is none. */
export const turnOf = (position: Position, word: string): Turn<Move> => {
  const [move = '', drawn] = word.split('=');
  const read = banqi.text.parseMove(move, position);
  if (!read.ok) throw new Error(`${word}: ${read.error.code}`);
  return drawn === undefined ? { move: read.value } : { move: read.value, drawn };
};

/** A line of play from a start or a position text, with such moves. */
export const lineOf = (setup: string, words: readonly string[]): Line<Position, Move> =>
  words.reduce(
    (line, word) => extend(banqi, line, turnOf(line.position, word)),
    startLine<Position, Move>(banqi.start(setup)),
  );

/** A random legal turn and what it draws; captures are likelier than the rest. Undefined if there is no legal move. */
export const anyTurn = (position: Position, chance: () => number): Turn<Move> | undefined => {
  const moves = [...banqi.legalMoves(position)];
  const captures = moves.filter((move) => 'from' in move && move.takes);
  const among = captures.length > 0 && chance() < 0.5 ? captures : moves;
  const move = among[Math.floor(chance() * among.length)];
  if (move === undefined) return undefined;
  const pool = banqi
    .draws(position, move)
    .flatMap(({ drawn, weight }) => Array(weight).fill(drawn));
  const drawn: string | undefined = pool[Math.floor(chance() * pool.length)];
  return drawn === undefined ? { move } : { move, drawn };
};

/** A line of at most this many random turns, or until the game is over. */
export const randomLine = (
  setup: string,
  plies: number,
  chance: () => number,
): Line<Position, Move> => {
  let line = startLine<Position, Move>(banqi.start(setup));
  while (line.ply < plies && banqi.judge(line) === undefined) {
    const turn = anyTurn(line.position, chance);
    if (turn === undefined) break;
    line = extend(banqi, line, turn);
  }
  return line;
};

/** The stages of a line: every line that led to it, from the start to the line itself. */
export const stagesOf = (line: Line<Position, Move>): readonly Line<Position, Move>[] => {
  const stages: Line<Position, Move>[] = [];
  for (let at: Line<Position, Move> | null = line; at !== null; at = at.before) stages.push(at);
  return stages.reverse();
};
