import { handicaps } from '#games/shogi/starts.ts';
import type { ShogiText } from '#i18n/shapes/shogi/catalogue.ts';
import type { Seat } from '#kernel/game.ts';

/** Whether pieces were given: then seat 1 moves first and is short of some pieces. */
const isHandicap = (setup: string): boolean =>
  Object.entries(handicaps).some(
    ([name, sfen]) => name !== 'even' && setup.startsWith(sfen.slice(0, sfen.indexOf(' -'))),
  );

/** The name of a seat in a game that starts from a position. */
export const sideOf = (setup: string, seat: Seat, { game }: ShogiText): string => {
  const given = isHandicap(setup);
  if (seat === 0) return given ? game.sides.shitate : game.sides.sente;
  return given ? game.sides.uwate : game.sides.gote;
};
