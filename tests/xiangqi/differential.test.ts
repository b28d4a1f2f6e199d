/** Compares the fast rules with slow ones that were written independently. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xiangqi } from '#games/xiangqi/game.ts';
import { inCheck, legalMoves } from '#games/xiangqi/legal.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { formatFen } from '#games/xiangqi/notation/fen.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import type { Position } from '#games/xiangqi/position.ts';
import { start } from '#games/xiangqi/starts.ts';
import { extend, startLine } from '#kernel/line.ts';
import { holds } from '../law.ts';
import { chanceOf } from '../positions.ts';
import { sound } from './random-play.ts';
import { diagramOf, isChecked, movesIn } from './second-opinion.ts';
import { verdict } from './second-verdict.ts';
import { linesOf, moveNamed } from './table.ts';
import history from './xiangqi-history.json' with { type: 'json' };

test.each(sound)('in %s both find the same moves and the same checks', (_, positions) => {
  holds(
    fc.property(positions, (position) => {
      const diagram = diagramOf(formatFen(position));
      expect(legalMoves(position).map(formatMoveText).toSorted()).toEqual(
        [...movesIn(diagram)].sort(),
      );
      for (const seat of [0, 1] as const)
        expect(inCheck(position, seat)).toBe(isChecked(diagram.board, seat === 0));
    }),
    { numRuns: 60 },
  );
});

const winnerOf = (redLoses: boolean | undefined): 0 | 1 | null =>
  redLoses === undefined ? null : redLoses ? 1 : 0;

/** Expects that both judge the end of a line alike, and returns how it ends. Other endings before it are ignored. */
const expectSame = (fen: string, moves: readonly string[], occurrences: number): string => {
  let line = startLine<Position, Move>(start(fen));
  for (const text of moves) line = extend(xiangqi, line, { move: moveNamed(text) });
  const rules = { repetition: 'standard', occurrences, noCaptureLimit: 0 } as const;
  const outcome = xiangqi.judge(line, rules);
  const expected = verdict(diagramOf(fen), moves, occurrences);
  const told = outcome && { by: outcome.by, winner: outcome.winner };
  expect({ fen, moves, told }).toEqual({
    fen,
    moves,
    told: expected && { by: expected.by, winner: winnerOf(expected.redLoses) },
  });
  return expected?.by ?? 'none';
};

describe('a position that comes back', () => {
  test.each(history.filter(({ id }) => id !== 'XH11' && id !== 'XH12'))(
    'is judged alike in $id',
    ({ fen, moves }) => {
      for (const line of linesOf(fen, moves)) expectSame(fen, moves.slice(0, line.ply), 3);
    },
  );

  /** A position of few pieces in the open, which check and chase when they move to and fro. */
  const sparse = (chance: () => number): string => {
    const cells = new Map<number, string>([
      [3 + Math.floor(chance() * 3), 'k'],
      [84 + Math.floor(chance() * 3), 'K'],
      [27 + Math.floor(chance() * 36), chance() < 0.5 ? 'R' : 'c'],
    ]);
    for (const letter of 'RCNrcn')
      if (chance() < 0.6) cells.set(9 + Math.floor(chance() * 72), letter);
    for (const letter of 'PpRr')
      if (chance() < 0.3) cells.set(18 + Math.floor(chance() * 54), letter);
    const rows = Array.from({ length: 10 }, (_, row) =>
      Array.from({ length: 9 }, (_, column) => cells.get(row * 9 + column) ?? '1').join(''),
    );
    return `${rows.join('/')} ${chance() < 0.5 ? 'w' : 'b'} - - 0 1`;
  };

  const back = (move: string): string => `${move.slice(2)}${move.slice(0, 2)}`;

  /**
   * A round in which both sides move somewhere and back, twice over. Undefined if one of these moves is not possible.
   */
  const toAndFro = (fen: string, chance: () => number): readonly string[] | undefined => {
    const cycle: string[] = [];
    const [red, black]: [string[], string[]] = [[], []];
    let line = startLine<Position, Move>(start(fen));
    const make = (text: string | undefined): boolean => {
      const move = legalMoves(line.position).find((one) => formatMoveText(one) === text);
      if (move === undefined || text === undefined) return false;
      const mover = line.position.turn;
      line = extend(xiangqi, line, { move });
      if (aims(line.position, move.to).length === 0) sharp[mover] = false;
      cycle.push(text);
      return line.position.quiet > 0;
    };
    const aims = (at: Position, square: number): readonly number[] =>
      xiangqi.reach(at, { at: 'square', square }).captures;
    // For each side, whether its moved piece attacked something with every move.
    const sharp: [boolean, boolean] = [true, true];
    /** A random move. It mostly attacks something, or moves a piece that the last move attacked. */
    const any = (): string | undefined => {
      const { position, turn } = line;
      const moves = legalMoves(position);
      const attacked = turn === null ? [] : aims(position, turn.move.to);
      const pointed = moves.filter((move) =>
        attacked.length > 0
          ? attacked.includes(move.from)
          : aims(xiangqi.play(position, { move }), move.to).length > 0,
      );
      const pool = pointed.length > 0 && chance() < 0.9 ? pointed : moves;
      const move = pool[Math.floor(chance() * pool.length)];
      return move && formatMoveText(move);
    };
    const legs = chance() < 0.7 ? 1 : 2;
    for (let leg = 0; leg < legs; leg++)
      for (const side of [red, black]) {
        const move = any();
        if (!make(move)) return undefined;
        side.push(move ?? '');
      }
    for (let leg = 0; leg < legs; leg++)
      for (const side of [red, black]) if (!make(back(side.pop() ?? ''))) return undefined;
    // A few of the lines in which neither side attacks with every move are enough.
    return sharp.includes(true) || chance() < 0.05 ? [...cycle, ...cycle] : undefined;
  };

  test('in random play of few pieces is judged alike', () => {
    const found = new Map<string, number>();
    holds(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (seed) => {
        const chance = chanceOf(seed);
        const fen = sparse(chance);
        for (let tries = 0; tries < 40; tries++) {
          const moves = toAndFro(fen, chance);
          if (moves === undefined) continue;
          const by = expectSame(fen, moves, 3);
          expectSame(fen, moves.slice(0, moves.length / 2), 2);
          found.set(by, (found.get(by) ?? 0) + 1);
        }
      }),
      { numRuns: 10 },
    );
    // An ending that never occurred would not have been compared.
    expect([...found.keys()].sort()).toEqual(['perpetual-chase', 'perpetual-check', 'repetition']);
  });
});
