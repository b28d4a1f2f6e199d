/** The files of shogi in words: a chunk of its own, fetched when someone opens or saves one. */

import { problemCodes } from '#games/shogi/codes.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { ShogiMessages, ShogiPageMessages } from '#i18n/shogi/catalogue.ts';
import type { GameFiles } from '../../game-text.ts';
import { withPlayed } from './played-headers.ts';
import { sideOf } from './sides.ts';

/** What shogi says of its files. */
export const shogiFiles: GameFiles<ShogiMessages, ShogiPageMessages> = {
  words: ({ game }) => {
    const { hint, copyPosition, formats, losses, notices, lineKinds } = game.files;
    return { hint, copyPosition, formats, losses, notices, lineKinds };
  },
  problem: ({ code, seat, kind }, text, page) => {
    const known = problemCodes.find((one) => one === code);
    if (known === undefined) return page.game.files.unreadablePosition;
    const pieces: Readonly<Record<string, { readonly name: string }>> = text.game.pieces;
    return page.game.problems[known]({
      side: seat === null ? '' : sideOf(handicaps.even, seat, text),
      piece: kind === undefined ? '' : (pieces[kind]?.name ?? ''),
    });
  },
  played: (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
};
