import { codes } from '#games/ko-shogi/piece.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import { filesOf } from '../files-of.ts';
import { withPlayed } from '../played-at.ts';

const isKind = (kind: string): kind is keyof typeof codes => Object.hasOwn(codes, kind);

/** The files of ko shogi in words. */
export const koShogiFiles = filesOf<KoShogiMessages>(
  {
    side: (seat, { game }) => (seat === 0 ? game.sides.black : game.sides.white),
    piece: (kind, { game }) => (isKind(kind) ? game.pieces[codes[kind]].name : undefined),
  },
  (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
);
