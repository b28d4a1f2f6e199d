/** The looks and words of a shogi board. */

import type { ShogiChoice } from '#games/shogi/codes.ts';
import type { Role } from '#games/shogi/evidence.ts';
import {
  handKinds,
  isHandKind,
  type Kind,
  kinds,
  letters,
  otherFace,
  type Piece,
} from '#games/shogi/piece.ts';
import { handCount, type Position, pieceAt } from '#games/shogi/position.ts';
import { fileOf, formatSquare, rankOf } from '#games/shogi/square.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { CoordinateStyle, ProofMark, Skin } from '../../game/skin.ts';
import { loadingFaces } from '../../game/use-faces.ts';
import { Face } from './Face.tsx';
import { board, Ground } from './Ground.tsx';
import { SeatSign } from './SeatSign.tsx';

const written = ({ kind, seat }: Piece): string =>
  seat === 0 ? letters[kind] : letters[kind].toLowerCase();

const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

const kanjiRanks = '一二三四五六七八九';
const fullWidth = '１２３４５６７８９';

const rankLabel = (rank: number, style: CoordinateStyle): string =>
  (style === 'japanese' ? kanjiRanks : style === 'numbers' ? '123456789' : 'abcdefghi').charAt(
    rank - 1,
  );

const ones = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const proofMarks: { readonly [role in Role]?: ProofMark } = {
  king: 'check',
  exposed: 'exposed',
  guard: 'guard',
  blocker: 'blocked',
  escape: 'escape',
};

const choiceOrder: readonly ShogiChoice[] = ['promote', 'keep'];

/** The skin of shogi. */
export const shogiSkin: Skin<Position, ShogiMessages> = {
  board,
  squareName: formatSquare,
  spokenSquare: (square, style) =>
    style === 'numbers'
      ? `${fileOf(square)} ${rankOf(square)}`
      : `${fileOf(square)}${rankLabel(rankOf(square), style)}`,
  columnLabels: (style) =>
    style === 'none'
      ? []
      : ones.map((_, i) => (style === 'japanese' ? fullWidth.charAt(8 - i) : String(9 - i))),
  rowLabels: (style) => (style === 'none' ? [] : ones.map((rank) => rankLabel(rank, style))),
  faceAt: (position, square) => {
    const piece = pieceAt(position, square);
    return piece === undefined ? null : { ...piece, face: written(piece) };
  },
  handKinds: handKinds.map((kind) => ({
    kind,
    faces: [written({ kind, seat: 0 }), written({ kind, seat: 1 })],
  })),
  handCount: (position, seat, kind) => (isHandKind(kind) ? handCount(position, seat, kind) : 0),
  pieceName: (kind, messages) => (isKind(kind) ? messages.game.pieces[kind].name : kind),
  question: (position, picks, next, messages) => {
    const [from, to] = picks;
    if (from?.at !== 'square' || to?.at !== 'square') return null;
    const piece = pieceAt(position, from.square);
    const turned = piece && otherFace(piece.kind);
    if (piece === undefined || turned === undefined) return null;
    const asked = choiceOrder.filter((choice) =>
      next.some((pick) => pick.at === 'choice' && pick.choice === choice),
    );
    if (asked.length === 0) return null;
    const { choice: words, pieces } = messages.game;
    const named = (kind: Kind) => ({ kind, name: pieces[kind].name });
    return {
      title: words.title(named(piece.kind), named(turned)),
      square: to.square,
      seat: piece.seat,
      options: asked.map((choice) => {
        const kind = choice === 'promote' ? turned : piece.kind;
        const { name } = pieces[kind];
        const word = words.words[choice];
        const label = words.answer(word, name.charAt(0).toUpperCase() + name.slice(1));
        return { choice, face: written({ ...piece, kind }), label, word };
      }),
      turning: { into: turned, optional: words.optional },
    };
  },
  Ground,
  proofMarks,
  SeatSign,
  // The kanji set has its kings in three ways (rules A6).
  look: ({ pieces, ways, kings, upright, coordinates, notation }) => ({
    pieceSet: `${pieces}${ways ? '-ways' : ''} ${kings}${upright ? ' upright' : ''}`,
    plainSet: String(pieces),
    coordinates: String(coordinates),
    notation: String(notation),
  }),
  beside: {
    option: 'pieces',
    // A player who reads Japanese can read the pieces.
    newcomer: (language) => ({ pieces: language === 'ja' ? 'kanji' : 'western', ways: true }),
  },
  Face,
  loadFaces: loadingFaces(async (set) => {
    // The page came with the drawings of one set (first-picture.tsx).
    if (!document.getElementById(`${set}-sprite`))
      await (await import('./sprite.ts')).addSprite(set);
  }),
};
