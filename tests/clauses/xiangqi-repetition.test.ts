import { expect } from 'vitest';
import { xiangqi } from '#games/xiangqi/game.ts';
import type { Move } from '#games/xiangqi/move.ts';
import type { Position } from '#games/xiangqi/position.ts';
import { start } from '#games/xiangqi/starts.ts';
import { extend, startLine } from '#kernel/line.ts';
import { moveNamed } from '../xiangqi/table.ts';
import { playsEveryClause } from './clauses.ts';
import { drawnByAgreement } from './sitting.ts';
import { bookIn, ending } from './xiangqi.ts';

const twice = (round: string): string => `${round} ${round}`;

/** The ending of a game with illegal moves: both sides leave their kings in check. */
const endingByFouls = (setup: string, moves: string): string | undefined => {
  const line = moves
    .split(' ')
    .reduce(
      (so, text) => extend(xiangqi, so, { move: moveNamed(text) }),
      startLine<Position, Move>(start(setup)),
    );
  return xiangqi.judge(line)?.by;
};

const cannonChased = '4k4/9/c8/9/9/9/9/9/1R7/3K5 w - - 0 1';
const chase = 'b1a1 a7b7 a1b1 b7a7';
const checks = '3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1';
const check = 'e1d1 d9e9 d1e1 e9d9';
const idle = 'a0a1 a9a8 a1a0 a8a9';

playsEveryClause({
  bookIn,
  chapters: ['repetition'],
  clauses: {
    repetition: [
      [
        'When a position occurs for the third time with the same side to move, the game is over.',
        () => {
          expect(ending('even', idle)).toBe('goes on');
          expect(ending('even', twice(idle))).toBe('draw: repetition');
          // The same board with the other side to move is another position.
          const turned = 'a0a1 a9a8 a1a2 a8a9 a2a0 a9a8 a0a1 a8a9 a1a0 a9a8';
          expect(ending('even', turned)).toBe('goes on');
        },
      ],
      [
        'It is a draw, unless one side alone had no right to go on: see the next two.',
        () => {
          expect(ending('even', twice(idle))).toBe('draw: repetition');
          expect(ending(checks, twice(check))).toBe('Red loses: perpetual-check');
          expect(ending(cannonChased, twice(chase))).toBe('Red loses: perpetual-chase');
        },
      ],
      [
        'How often, and what then, can be agreed before a game.',
        () => {
          expect(ending('even', idle, { occurrences: 2 })).toBe('draw: repetition');
          expect(ending('even', twice(idle), { occurrences: 4 })).toBe('goes on');
          expect(ending(cannonChased, twice(chase), { repetition: 'simple' })).toBe(
            'draw: repetition',
          );
          expect(ending(checks, twice(check), { repetition: 'drawOnly' })).toBe('draw: repetition');
          expect(ending(checks, twice(check), { repetition: 'agreement' })).toBe('goes on');
        },
      ],
    ],
    'perpetual-check': [
      [
        'A side that has given check with every one of its moves since the position first stood loses; when both have, it is a draw.',
        () => {
          expect(ending(checks, twice(check))).toBe('Red loses: perpetual-check');
          const mostly = '3k5/9/9/9/9/9/9/9/R8/5K3 w - - 0 1';
          expect(ending(mostly, twice('a1d1 d9e9 d1a1 e9d9'))).toBe('draw: repetition');
          const both = 'R2k5/9/9/9/9/9/9/9/9/5K2r w - - 0 1';
          expect(endingByFouls(both, twice('a9b9 i0h0 b9a9 h0i0'))).toBe('repetition');
        },
      ],
    ],
    'perpetual-chase': [
      [
        'A side that has threatened with every one of its moves to take the same piece loses too.',
        () => {
          expect(ending(cannonChased, twice(chase))).toBe('Red loses: perpetual-chase');
          // Two cannons threatened alternately are not the same piece.
          const two = '3k5/9/c7c/9/9/9/9/9/R8/5K3 w - - 0 1';
          expect(ending(two, twice('a1i1 i7i6 i1a1 i6i7'))).toBe('draw: repetition');
        },
      ],
      [
        'When one side checks and the other chases, the side that checks loses.',
        () => {
          const redChecks = '9/3k5/2R6/1C5r1/9/9/9/9/9/5K2c w - - 0 1';
          expect(ending(redChecks, twice('c7c8 d8d7 c8c7 d7d8'))).toBe(
            'Red loses: perpetual-check',
          );
          const redChases = '2R4c1/9/3k5/9/9/9/9/4rK3/3n5/9 w - - 0 1';
          expect(ending(redChases, twice('f2f1 e2e1 f1f2 e1e2'))).toBe(
            'Black loses: perpetual-check',
          );
        },
      ],
      [
        'When both chase, or one side now checks and now chases, it is a draw.',
        () => {
          const both = '9/5k3/6r2/9/R3c4/9/7n1/3K5/9/6C1N w - - 0 1';
          expect(ending(both, twice('a5a3 g7i7 a3a5 i7g7'))).toBe('draw: repetition');
          const now = '3k5/9/c8/9/9/9/9/9/1R7/5K3 w - - 0 1';
          const round = 'b1d1 d9e9 d1a1 a7b7 a1e1 e9d9 e1b1 b7a7';
          expect(ending(now, twice(round))).toBe('draw: repetition');
        },
      ],
      [
        'A chase is by another piece than the king or a soldier, is new with each move, and would win something.',
        () => {
          const soldier = '4k4/9/c8/1P7/9/9/9/9/9/3K5 w - - 0 1';
          expect(ending(soldier, twice('b6a6 a7b7 a6b6 b7a7'))).toBe('draw: repetition');
          const king = '5k3/9/9/9/9/9/9/3c5/4K4/9 w - - 0 1';
          expect(ending(king, twice('e1d1 d2e2 d1e1 e2d2'))).toBe('draw: repetition');
          // The chariot has attacked the cannon all along, and something else moves.
          const old = '4k4/9/c8/9/9/9/9/9/R8/3K5 w - - 0 1';
          expect(ending(old, twice('d0d1 e9f9 d1d0 f9e9'))).toBe('draw: repetition');
          expect(ending(cannonChased, twice(chase))).toBe('Red loses: perpetual-chase');
        },
      ],
      [
        'A soldier that has not crossed the river is not chased.',
        () => {
          // The horse opens the file of one chariot and the rank of the other in turn.
          const round = twice('a4b6 e9f9 b6a4 f9e9');
          const soldier = '4k4/9/9/p7R/9/N8/9/9/R8/3K5 w - - 0 1';
          expect(ending(soldier, round)).toBe('draw: repetition');
          expect(ending(soldier.replace('p', 'c'), round)).toBe('Red loses: perpetual-chase');
          const crossed = '4k4/9/9/9/9/9/p8/9/1R7/3K5 w - - 0 1';
          expect(ending(crossed, twice('b1a1 a3b3 a1b1 b3a3'))).toBe('Red loses: perpetual-chase');
        },
      ],
      [
        'Nor does a piece chase one of its own kind that could take it in return.',
        () => {
          const chariots = '3k5/9/r8/9/9/9/9/9/1R7/5K3 w - - 0 1';
          expect(ending(chariots, twice('b1a1 a7b7 a1b1 b7a7'))).toBe('draw: repetition');
          // A piece of another kind that could take its chaser is chased all the same.
          const taker = '4k4/9/9/9/9/9/p8/1R7/9/3K5 w - - 0 1';
          expect(ending(taker, twice('b2a2 a3b3 a2b2 b3a3'))).toBe('Red loses: perpetual-chase');
        },
      ],
      [
        'What is guarded is not chased, if the guard could legally take back.',
        () => {
          const guarded = '4k4/9/c3r4/9/9/9/9/9/1R7/3K5 w - - 0 1';
          expect(ending(guarded, twice(chase))).toBe('draw: repetition');
          // Here the guard is pinned to its king.
          const pinned = '3k5/9/c2r5/9/9/9/9/9/1R1R5/4K4 w - - 0 1';
          expect(ending(pinned, twice(chase))).toBe('Red loses: perpetual-chase');
        },
      ],
      [
        'But a horse or a cannon that threatens a chariot chases it, guarded or not.',
        () => {
          const horse = '5k3/9/2r4r1/3N5/9/9/9/9/9/4K4 w - - 0 1';
          expect(ending(horse, twice('d6b5 c7b7 b5d6 b7c7'))).toBe('Red loses: perpetual-chase');
          const cannon = '5k3/9/2r4r1/9/1PP6/9/9/9/1C7/4K4 w - - 0 1';
          expect(ending(cannon, twice('b1c1 c7b7 c1b1 b7c7'))).toBe('Red loses: perpetual-chase');
        },
      ],
      [
        'Threats of mate, and the finer cases in the books of the federations, are not judged here.',
        () => {
          const setup = '4k4/8R/9/9/9/9/2p6/9/R8/3K5 w - - 0 1';
          expect(ending(setup, 'a1b1 c3d3 b1b9')).toBe('Black loses: checkmate');
          expect(ending(setup, twice('a1b1 c3d3 b1a1 d3c3'))).toBe('draw: repetition');
        },
      ],
    ],
    draws: [
      [
        'A game is drawn when the players agree, when nothing was captured for sixty moves of each side, and when neither side has a piece left that can cross the river.',
        () => {
          const setup = '3k5/9/9/9/9/9/9/9/R8/5K3 w - - 119 70';
          expect(drawnByAgreement(xiangqi, setup, true)).toMatchObject({
            winner: null,
            by: 'agreement',
          });
          expect(ending(setup, 'a1b1')).toBe('draw: no-capture');
          expect(ending(setup.replace('119', '118'), 'a1b1')).toBe('goes on');
          expect(ending('3k5/9/9/9/9/9/9/4B4/4A4/5K3 w - - 0 1', '')).toBe('draw: no-attackers');
          expect(ending('3k5/9/9/9/9/9/P8/4B4/4A4/5K3 w - - 0 1', '')).toBe('goes on');
        },
      ],
    ],
  },
});
