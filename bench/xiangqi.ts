/** Xiangqi beside shogi, each from its own start: counting moves, mapping where pieces may go, judging a long game as it is played. */
import { shogi } from '#games/shogi/game.ts';
import { destinations } from '#games/shogi/legal.ts';
import type { Move as ShogiMove } from '#games/shogi/move.ts';
import { perft as shogiPerft } from '#games/shogi/perft.ts';
import type { Position as ShogiPosition } from '#games/shogi/position.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import { legalMoves } from '#games/xiangqi/legal.ts';
import { perft } from '#games/xiangqi/perft.ts';
import { judgedBy } from './judged.ts';
import { type LongGame, longGameOf } from './long-game.ts';
import type { Contest } from './rounds.ts';

const DEPTH = 4;
const PLIES = 600;

/** The squares each piece may go to, by the square it stands on. */
const mapped = (position: Parameters<typeof legalMoves>[0]): ReadonlyMap<number, number[]> => {
  const goals = new Map<number, number[]>();
  for (const { from, to } of legalMoves(position)) {
    const known = goals.get(from);
    if (known === undefined) goals.set(from, [to]);
    else known.push(to);
  }
  return goals;
};

/** All contests of xiangqi. `beside` is the long game that shogi is measured with. */
export const xiangqiContests = (beside: LongGame<ShogiPosition, ShogiMove>): readonly Contest[] => {
  const rules = { ...xiangqi.rules, noCaptureLimit: 0 };
  const { moves, positions } = longGameOf(xiangqi, PLIES, rules);
  const some = positions.filter((_, i) => i % 10 === 0);
  const shogiMoves = beside.moves.slice(0, PLIES);
  const shogiSome = beside.positions.slice(0, PLIES).filter((_, i) => i % 10 === 0);
  const peer = 'shogi of this project';
  return [
    {
      name: `perft, xiangqi, opening, depth ${DEPTH}`,
      peer,
      unit: 'nodes/s',
      better: 'more',
      target: 0.5,
      ours: { run: () => perft(xiangqi.start(), DEPTH) },
      theirs: { run: () => shogiPerft(shogi.start(), DEPTH) },
    },
    {
      name: 'map of origins to destinations in xiangqi, per position',
      peer,
      unit: 'µs',
      better: 'less',
      target: 0.5,
      ours: {
        run: () => {
          for (const position of some) if (mapped(position).size === 0) throw new Error('no moves');
          return some.length;
        },
      },
      theirs: {
        run: () => {
          for (const position of shogiSome)
            if (destinations(position).size === 0) throw new Error('no moves');
          return shogiSome.length;
        },
      },
    },
    {
      name: `judging a game of xiangqi of ${PLIES} plies, per ply`,
      peer,
      unit: 'µs',
      better: 'less',
      target: 0.5,
      ours: { run: () => judgedBy(xiangqi, moves, rules) },
      theirs: { run: () => judgedBy(shogi, shogiMoves, { ...shogi.rules, moveLimit: null }) },
      note: 'both test mate, no move, repetition and perpetual check; xiangqi chases and attackers too.',
    },
  ];
};
