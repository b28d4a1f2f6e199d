/** The files of shogi in words: a chunk of its own, fetched when someone opens or saves one. */

import { handicaps } from '#games/shogi/starts.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { GameFiles } from '../../game-text.ts';
import type { ByCode } from '../code-words.ts';
import { withPlayed } from './played-headers.ts';
import { sideOf } from './sides.ts';

/** What shogi says of its files. */
export const shogiFiles: GameFiles<ShogiMessages> = {
  words: ({ game }) => {
    const { hint, copyPosition, formats, losses, notices, lineKinds } = game.files;
    return { hint, copyPosition, formats, losses, notices, lineKinds };
  },
  problem: ({ code, seat, kind }, text) => {
    const problems: ByCode<(about: { readonly side: string; readonly piece: string }) => string> =
      text.game.problems;
    const pieces: Readonly<Record<string, { readonly name: string }>> = text.game.pieces;
    return (
      problems[code]?.({
        side: seat === null ? '' : sideOf(handicaps.even, seat, text),
        piece: kind === undefined ? '' : (pieces[kind]?.name ?? ''),
      }) ?? text.game.files.unreadablePosition
    );
  },
  played: withPlayed,
};
