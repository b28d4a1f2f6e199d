/** The looks and words of a ko shogi board. */

import type { KoShogiChoice } from '#games/ko-shogi/codes.ts';
import type { Role } from '#games/ko-shogi/evidence.ts';
import { reached } from '#games/ko-shogi/picks.ts';
import { faceCode, type Piece } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import { formatSquare } from '#games/ko-shogi/square.ts';
import type { KoShogiMessages } from '#i18n/shapes/ko-shogi/catalogue.ts';
import type { ProofMark, Skin } from '../../game/skin.ts';
import { loadingFaces } from '../../game/use-faces.ts';
import { Face } from './Face.tsx';
import { board, Ground } from './Ground.tsx';
import type { LongRangeRole } from './long-range.ts';
import { isFaceCode } from './piece-names.ts';
import { SeatSign } from './SeatSign.tsx';

/** The code of a piece as position texts have it: in lower case for White. */
export const written = (piece: Piece): string => {
  const code = faceCode(piece);
  return piece.seat === 0 ? code : code.toLowerCase();
};

const files = Array.from({ length: board.columns }, (_, i) => String(board.columns - i));

const proofMarks: { readonly [role in Role | LongRangeRole]?: ProofMark } = {
  blocker: 'blocked',
  held: 'blocked',
  fogged: 'area',
  lit: 'area',
  scorched: 'area',
  silencing: 'guard',
  commander: 'area',
  'half-commander': 'area',
};

/** In the order in which they are offered. */
const choiceOrder: readonly KoShogiChoice[] = ['promote', 'keep', 'stop'];

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The skin of ko shogi. */
export const koShogiSkin: Skin<Position, KoShogiMessages> = {
  board,
  squareName: formatSquare,
  spokenSquare: formatSquare,
  columnLabels: (style) => (style === 'points' ? files : []),
  rowLabels: (style) => (style === 'points' ? [...'abcdefghijklmnopqrs'] : []),
  faceAt: (position, square) => {
    const piece = pieceAt(position, square);
    if (piece === undefined) return null;
    return { face: written(piece), kind: faceCode(piece), seat: piece.seat };
  },
  handKinds: [],
  handCount: () => 0,
  pieceName: (kind, messages) => (isFaceCode(kind) ? messages.game.pieces[kind].name : kind),
  question: (position, picks, next, messages) => {
    const [from] = picks;
    const piece = from?.at === 'square' ? pieceAt(position, from.square) : undefined;
    const asked = choiceOrder.filter((choice) =>
      next.some((pick) => pick.at === 'choice' && pick.choice === choice),
    );
    if (piece === undefined || asked.length === 0) return null;
    const { choice: words, pieces } = messages.game;
    const nameOf = (face: Piece): string => {
      const code = faceCode(face);
      return isFaceCode(code) ? pieces[code].name : code;
    };
    const turned = { ...piece, promoted: true };
    const base = {
      square: reached(position, picks),
      seat: piece.seat,
      options: asked.map((choice) => {
        const face = choice === 'promote' ? turned : piece;
        const word = words.words[choice];
        const label = choice === 'stop' ? word : words.answer(word, capital(nameOf(face)));
        return { choice, face: written(face), label, word };
      }),
    };
    if (asked.includes('stop')) return { ...base, title: words.goingOn };
    return {
      ...base,
      title: words.promoting(nameOf(turned)),
      turning: { into: faceCode(turned), optional: words.optional },
    };
  },
  Ground,
  proofMarks,
  SeatSign,
  look: ({ pieces, upright, coordinates, notation }) => ({
    pieceSet: `${pieces}${upright ? ' upright' : ''}`,
    plainSet: String(pieces),
    coordinates: String(coordinates),
    notation: String(notation),
  }),
  beside: {
    option: 'pieces',
    // A player who reads Japanese can read the names, though not how the pieces move here.
    newcomer: (language) => ({ pieces: language === 'ja' ? 'kanji' : 'codes' }),
    guide: 'first-look',
  },
  Face,
  loadFaces: loadingFaces(async (set) => (await import('./sprite.ts')).addSprite(set)),
};
