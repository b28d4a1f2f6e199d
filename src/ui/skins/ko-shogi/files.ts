/** The files of ko shogi in words: a chunk of its own, fetched when someone opens or saves one. */

import { codes } from '#games/ko-shogi/piece.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { GameFiles } from '../../game-text.ts';
import type { ByCode } from '../code-words.ts';
import { withPlayed } from '../played-at.ts';

const isKind = (kind: string): kind is keyof typeof codes => Object.hasOwn(codes, kind);

/** What ko shogi says of its files. */
export const koShogiFiles: GameFiles<KoShogiMessages> = {
  words: ({ game }) => {
    const { hint, copyPosition, formats, losses, notices, lineKinds } = game.files;
    return { hint, copyPosition, formats, losses, notices, lineKinds };
  },
  problem: ({ code, seat, kind }, { game }) => {
    const problems: ByCode<(about: { readonly side: string; readonly piece: string }) => string> =
      game.problems;
    return (
      problems[code]?.({
        side: seat === null ? '' : seat === 0 ? game.sides.black : game.sides.white,
        piece: kind !== undefined && isKind(kind) ? game.pieces[codes[kind]].name : '',
      }) ?? game.files.unreadablePosition
    );
  },
  played: (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
};
