import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { ByCode } from '../code-words.ts';
import { filesOf } from '../files-of.ts';
import { withPlayed } from '../played-at.ts';

/** The files of xiangqi in words. */
export const xiangqiFiles = filesOf<XiangqiMessages>(
  {
    side: (seat, { game }) => (seat === 0 ? game.sides.red : game.sides.black),
    piece: (kind, { game }) => {
      const pieces: ByCode<{ readonly name: string }> = game.pieces;
      return pieces[kind]?.name;
    },
  },
  (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
);
