/** The files of xiangqi in words: a chunk of its own, fetched when someone opens or saves one. */

import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { GameFiles } from '../../game-text.ts';
import type { ByCode } from '../code-words.ts';
import { withPlayed } from '../played-at.ts';

/** What xiangqi says of its files. */
export const xiangqiFiles: GameFiles<XiangqiMessages> = {
  words: ({ game }) => {
    const { hint, copyPosition, formats, losses, notices, lineKinds } = game.files;
    return { hint, copyPosition, formats, losses, notices, lineKinds };
  },
  problem: ({ code, seat, kind }, { game }) => {
    const problems: ByCode<(about: { readonly side: string; readonly piece: string }) => string> =
      game.problems;
    const pieces: Readonly<Record<string, { readonly name: string }>> = game.pieces;
    return (
      problems[code]?.({
        side: seat === null ? '' : seat === 0 ? game.sides.red : game.sides.black,
        piece: kind === undefined ? '' : (pieces[kind]?.name ?? ''),
      }) ?? game.files.unreadablePosition
    );
  },
  played: (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
};
