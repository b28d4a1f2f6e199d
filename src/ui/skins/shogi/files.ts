import { handicaps } from '#games/shogi/starts.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { ByCode } from '../code-words.ts';
import { filesOf } from '../files-of.ts';
import { withPlayed } from './played-headers.ts';
import { sideOf } from './sides.ts';

/** The files of shogi in words. */
export const shogiFiles = filesOf<ShogiMessages>(
  {
    side: (seat, text) => sideOf(handicaps.even, seat, text),
    piece: (kind, { game }) => {
      const pieces: ByCode<{ readonly name: string }> = game.pieces;
      return pieces[kind]?.name;
    },
  },
  withPlayed,
);
