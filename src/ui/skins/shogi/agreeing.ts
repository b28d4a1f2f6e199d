/** What is agreed before a game of shogi, in words, and the toss. */
import type { Agreeing } from '../../tongue.ts';
import { Furigoma } from './Furigoma.tsx';

/** Before a game of shogi. */
export const shogiAgreeing: Agreeing = {
  words: ({ start }) => ({
    options: {
      repetition: { label: start.repetition, values: start.repetitions },
      repetitionTiebreak: { label: start.tiebreak, values: start.tiebreaks },
      impasse: { label: start.impasse, values: start.impasses },
      impassePoints: { label: start.impassePoints, values: start.impassePointsWays },
      moveLimit: { label: start.moveLimit, values: start.moveLimits },
    },
    presets: start.presetNames,
    presetNotes: start.presetNotes,
    start: start.start,
    starts: start.starts,
    position: start.sfen,
    gives: start.gives,
    given: start.uwateFirst,
    toss: {
      choice: start.firsts.furigoma,
      pending: start.byToss,
      title: start.toss,
      begin: start.beginTossed,
    },
  }),
  Toss: Furigoma,
};
