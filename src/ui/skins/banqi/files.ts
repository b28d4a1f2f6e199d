import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import { filesOf } from '../files-of.ts';
import { withPlayed } from '../played-at.ts';

/** The files of banqi in words. */
export const banqiFiles = filesOf<BanqiMessages>(
  {
    side: (seat, { game: { sides } }) => (seat === 0 ? sides.first : sides.second),
    // Its problems name no piece.
    piece: () => undefined,
  },
  // Its records have a day and no hour.
  (record, game) => ({ ...record, headers: withPlayed(record.headers, game, ['Date']) }),
);
