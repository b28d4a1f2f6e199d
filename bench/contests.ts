/**
 * The contests of `npm run bench`: counting moves, mapping where pieces may go, judging a long game as it is played,
 * reading kifu.
 */
import { type Move as TsshogiMove, Record as TsshogiRecord } from 'tsshogi';
import { shogi } from '#games/shogi/game.ts';
import { destinations } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { formatSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { perft } from '#games/shogi/perft.ts';
import type { Position } from '#games/shogi/position.ts';
import { start } from '#games/shogi/starts.ts';
import type { Line } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { kifuContests } from './kifu.ts';
import { koShogiContests } from './ko-shogi.ts';
import { type LongGame, longGameOf } from './long-game.ts';
import { pointing } from './pointing.ts';
import type { Contest } from './rounds.ts';
import { tsshogiDestinations, tsshogiPerft, tsshogiPosition } from './tsshogi.ts';
import { xiangqiContests } from './xiangqi.ts';

const opening = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const matsuri = 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1';
const many = 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1';

const counting = (name: string, sfen: string, depth: number, target: number | null): Contest => {
  const position = start(sfen);
  return {
    name: `perft, ${name}, depth ${depth}`,
    peer: 'tsshogi',
    unit: 'nodes/s',
    better: 'more',
    target,
    ours: { run: () => perft(position, depth) },
    theirs: { run: () => tsshogiPerft(tsshogiPosition(sfen), depth) },
  };
};

/** A fixed walk of legal moves that neither mates nor repeats: the same game at every run. */
const longGame = (plies: number): LongGame<Position, Move> =>
  longGameOf(shogi, plies, { ...shogi.rules, moveLimit: null });

/**
 * The game's moves as tsshogi makes them. They are made beforehand, so that neither side parses text while it is timed.
 */
const tsshogiGame = (moves: readonly Move[]): readonly TsshogiMove[] => {
  const position = tsshogiPosition(opening);
  return moves.map((move) => {
    const theirs = position.createMoveByUSI(formatUsi(move));
    if (theirs === null) throw new Error(`tsshogi cannot make ${formatUsi(move)}`);
    position.doMove(theirs, { ignoreValidation: true });
    return theirs;
  });
};

const judging = (moves: readonly Move[]): Contest => {
  const rules = { ...shogi.rules, moveLimit: null };
  const theirMoves = tsshogiGame(moves);
  return {
    name: `judging a game of ${moves.length} plies, per ply`,
    peer: 'tsshogi',
    unit: 'µs',
    better: 'less',
    target: 4,
    ours: {
      run: () => {
        let line: Line<Position, Move> = startLine(start());
        for (const move of moves) {
          line = extend(shogi, line, { move });
          if (shogi.judge(line, rules) !== undefined) throw new Error(`judged at ply ${line.ply}`);
        }
        return moves.length;
      },
    },
    theirs: {
      run: () => {
        const record = new TsshogiRecord(tsshogiPosition(opening));
        for (const move of theirMoves) {
          record.append(move, { ignoreValidation: true });
          if (record.repetition || record.perpetualCheck !== null) throw new Error('repeated');
        }
        return moves.length;
      },
    },
    note: 'ours tests mate, no move, repetition, perpetual check; tsshogi appends, writes its move text, tests repetition and perpetual check, not mate.',
  };
};

const mapping = (positions: readonly Position[]): Contest => {
  const theirs = positions.map((position) => tsshogiPosition(formatSfen(position)));
  return {
    name: 'map of origins to destinations, per position',
    peer: 'tsshogi',
    unit: 'µs',
    better: 'less',
    target: 10,
    ours: {
      run: () => {
        let origins = 0;
        for (const position of positions) origins += destinations(position).size;
        if (origins === 0) throw new Error('nothing may move');
        return positions.length;
      },
    },
    theirs: {
      run: () => {
        let origins = 0;
        for (const position of theirs) origins += tsshogiDestinations(position).size;
        if (origins === 0) throw new Error('nothing may move');
        return positions.length;
      },
    },
    note: `${positions.length} positions of that same game.`,
  };
};

/** Every contest, with its target. */
export const contests = (): readonly Contest[] => {
  const { moves, positions } = longGame(1000);
  return [
    counting('opening', opening, 4, 25),
    counting('matsuri', matsuri, 3, 80),
    counting('593 moves', many, 2, null),
    mapping(positions.filter((_, i) => i % 10 === 0)),
    judging(moves),
    pointing(),
    ...xiangqiContests({ moves, positions }),
    ...koShogiContests({ moves, positions }),
    ...kifuContests(),
  ];
};
