/** The input path in a game of long moves: the time of a tap beside its budget. */
import { shogi } from '#games/shogi/game.ts';
import type { Game, Pick } from '#kernel/game.ts';
import { point } from '#kernel/pointing.ts';
import type { Contest } from './rounds.ts';

const MOVES = 1_400;
const LEGS = 5;
const SIDE = 19;
/** How many of them begin with the same piece. */
const OF_ONE = 40;
/** The longest that a tap may take, in seconds. */
const BUDGET = 0.005;

/** The picks of MOVES moves of one to five legs on a board of 361 points, the same at every run. */
const pickSequences = (): readonly (readonly Pick[])[] => {
  let state = 1;
  const point361 = (): Pick => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { at: 'square', square: Math.floor((state / 2 ** 32) * SIDE * SIDE) };
  };
  return Array.from({ length: MOVES }, (_, i) => [
    { at: 'square', square: Math.floor(i / OF_ONE) },
    ...Array.from({ length: (i % LEGS) + 1 }, point361),
    { at: 'choice', choice: String(i) },
  ]);
};

/** Measures a tap in a position that was not asked about before, so that nothing of it is cached. */
export const pointing = (): Contest => {
  const moves = pickSequences().map((picks) => ({ picks }));
  // Only the moves and their picks are used here; all other functions are those of shogi.
  const game: Game = {
    ...(shogi as Game),
    legalMoves: () => moves,
    picks: (_, move) => ('picks' in move && Array.isArray(move.picks) ? move.picks : []),
  };
  return {
    name: `a tap among ${MOVES.toLocaleString('en')} moves of up to ${LEGS} legs`,
    peer: 'a budget of 5 ms',
    unit: 'µs',
    better: 'less',
    target: 1,
    ours: {
      run: () => {
        const came = point(game, {}, [], { at: 'square', square: 7 });
        if (came.is !== 'picked') throw new Error('the tap was not understood');
        return 1;
      },
    },
    theirs: { weigh: () => BUDGET },
    note: 'in a position nobody has asked about yet: the picks of all moves are made and sorted.',
  };
};
