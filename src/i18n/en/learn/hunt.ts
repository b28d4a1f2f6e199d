/** The words of the games that end a block, in English. */
import { counted } from '../format.ts';

const moves = counted({ one: 'move', other: 'moves' });

export const hunt = {
  ways: 'How many play?',
  alone: 'Alone',
  two: 'For two',
  aloneNote: 'The king runs away by itself.',
  twoNote: 'Then you change seats. Fewer moves win.',
  bothNote: 'A game for two. Both play to win.',
  begin: 'Begin',
  waits: 'Your game waits until you come back.',
  results: 'Results so far',
  best: (count: number) => `Alone: king caught in ${moves(count)}.`,
  bestOf: (names: string, count: number) => `${names}: king caught in ${moves(count)}.`,

  /** The strip while the hunt goes on. */
  counted: (count: number, limit: number) => `Move ${count} of ${limit}.`,

  /** The end. A name is empty where one plays alone. */
  caught: (name: string, count: number) =>
    name === '' ? `Caught in ${moves(count)}!` : `${name} caught the king in ${moves(count)}.`,
  escaped: 'The king got away.',
  /** After both halves. `worse` is null where the king got away from the other. */
  wins: (name: string, better: number, worse: number | null) =>
    worse === null
      ? `${name} wins, in ${moves(better)}.`
      : `${name} wins: ${better} moves, not ${worse}.`,
  /** `count` is null where the king got away from both. */
  even: (count: number | null) =>
    count === null ? 'Nobody wins: the king got away twice.' : `Nobody wins: ${moves(count)} each.`,
  changeSeats: 'Change seats',
  again: 'Again',
  keep: 'Keep this game',
  kept: 'Kept under Games',
  toPath: 'Back to the path',
  toGame: 'Back to your game',
  /** The same in a bar, where there is room for a word. */
  short: { keep: 'Keep', kept: 'Kept', toPath: 'Path', toGame: 'Your game' },
};
