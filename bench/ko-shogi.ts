/** Ko shogi beside shogi: the moves of the opening, those of a position that has over a thousand, and judging a game as it is played. */
import { koShogi } from '#games/ko-shogi/game.ts';
import { shogi } from '#games/shogi/game.ts';
import type { Move as ShogiMove } from '#games/shogi/move.ts';
import type { Position as ShogiPosition } from '#games/shogi/position.ts';
import type { Game } from '#kernel/game.ts';
import { judgedBy } from './judged.ts';
import { type LongGame, longGameOf } from './long-game.ts';
import type { Contest } from './rounds.ts';

const PLIES = 150;

/** A position of 1,508 moves: pieces that run, leap twice or shoot, on an open board with enemy pieces to capture. */
const CROWDED =
  '18,g/19/19/19/2,p,9,s,6/8,s,1,a,8/3,e,3,hs,5,p,2,e,2/5,hs,3,p,1,p,3,p,3/2,+TP,4,+LB,2,+LB,2,+CA,+SM,4/19/4,+HS,3,WR,1,Q,5,M,2/3,C,1,+Q,3,+D,3,+Q,1,C,3/1,+HS,5,+CL,3,+B,5,+CA,1/19/3,+M,2,WR,5,+SO,2,+M,3/9,FC,7,+C,1/19/19/9,G,9 b 1';

/**
 * Generates all moves of a position. Returns 1, for one position done, and throws where the number of moves is wrong.
 */
const allMoves = <P, M>(
  game: Pick<Game<P & object, M & object>, 'legalMoves'>,
  position: P & object,
  count: number,
): number => {
  const found = Array.from(game.legalMoves(position)).length;
  if (found !== count) throw new Error(`${found} moves, not ${count}`);
  return 1;
};

/** All contests of ko shogi. `beside` is the long game that shogi is measured with. */
export const koShogiContests = (beside: LongGame<ShogiPosition, ShogiMove>): readonly Contest[] => {
  const { moves } = longGameOf(koShogi, PLIES, koShogi.rules);
  const shogiMoves = beside.moves.slice(0, PLIES);
  const opening = koShogi.start();
  const crowded = koShogi.start(CROWDED);
  const shogiOpening = shogi.start();
  const all = {
    peer: 'shogi of this project',
    unit: 'µs',
    better: 'less',
    target: null,
    theirs: { run: () => allMoves(shogi, shogiOpening, 30) },
  } as const;
  return [
    {
      ...all,
      name: 'all moves of the opening of ko shogi',
      ours: { run: () => allMoves(koShogi, opening, 226) },
      note: '226 moves beside 30; at most 1,000 µs.',
    },
    {
      ...all,
      name: 'all moves of a crowded position of ko shogi',
      ours: { run: () => allMoves(koShogi, crowded, 1508) },
      note: '1,508 moves beside the 30 of the opening; at most 10,000 µs.',
    },
    {
      ...all,
      name: `judging a game of ko shogi of ${PLIES} plies, per ply`,
      ours: { run: () => judgedBy(koShogi, moves, koShogi.rules) },
      theirs: { run: () => judgedBy(shogi, shogiMoves, { ...shogi.rules, moveLimit: null }) },
      note: 'at most 5,000 µs.',
    },
  ];
};
