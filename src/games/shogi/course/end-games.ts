/** The games that end the blocks of the course. */
import type { EndGame } from '../../course.ts';
import type { ShogiRules } from '../rules.ts';
import { everySquare, fileOf, rankOf } from '../square.ts';

/** The moves after which a hunted king has got away. */
const limit = 60;

/** A hunt that does not end in mate is a draw, and the king has got away. */
const rules = {
  moveLimit: 2 * limit,
  impasse: 'off',
  impasseTie: 'draw',
  repetition: 'draw',
} as const satisfies Partial<ShogiRules>;

const games = {
  kingHunt: {
    id: 'king-hunt',
    setup: '9/9/9/4k4/9/9/9/1B5R1/4K4 b 2G 1',
    hunter: 0,
    limit,
    rules,
  },
  cornerHunt: {
    id: 'corner-hunt',
    setup: '9/7k1/9/9/6K2/9/9/9/9 b 2G 1',
    hunter: 0,
    limit,
    rules,
    area: everySquare.filter((square) => fileOf(square) <= 5 && rankOf(square) <= 5),
  },
  pawnless: {
    id: 'pawnless',
    setup: 'lnsgkgsnl/1r5b1/9/9/9/9/9/1B5R1/LNSGKGSNL b - 1',
  },
  tenPieces: { id: 'ten-pieces', setup: 'ten' },
} as const satisfies Readonly<Record<string, EndGame>>;

/** Each of these games by its name. */
export const endGames: Readonly<Record<keyof typeof games, EndGame>> = games;
