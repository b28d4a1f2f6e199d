/** The looks and words of a xiangqi board. */

import type { Role } from '#games/xiangqi/evidence.ts';
import { type Kind, kinds, pieceLetter } from '#games/xiangqi/piece.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import { formatSquare } from '#games/xiangqi/square.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { ProofMark, Skin } from '../../game/skin.ts';
import { loadingFaces } from '../../game/use-faces.ts';
import { SeatSign } from '../discs/SeatSign.tsx';
import { Face } from './Face.tsx';
import { board, Ground } from './Ground.tsx';

const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

const proofMarks: { readonly [role in Role]?: ProofMark } = {
  king: 'check',
  exposed: 'exposed',
  guard: 'guard',
  blocker: 'blocked',
  leg: 'blocked',
  eye: 'blocked',
  screen: 'blocked',
  escape: 'escape',
};

/** The skin of xiangqi. */
export const xiangqiSkin: Skin<Position, XiangqiMessages> = {
  board,
  squareName: formatSquare,
  spokenSquare: formatSquare,
  // Where files are numbered, each edge has its own count, which the ground draws.
  columnLabels: (style) => (style === 'iccs' ? [...'abcdefghi'] : []),
  rowLabels: (style) => (style === 'iccs' ? [...'9876543210'] : []),
  faceAt: (position, square) => {
    const piece = pieceAt(position, square);
    return piece === undefined ? null : { ...piece, face: pieceLetter(piece) };
  },
  handKinds: [],
  handCount: () => 0,
  pieceName: (kind, messages) => (isKind(kind) ? messages.game.pieces[kind].name : kind),
  signs: 'zh-Hant',
  Ground,
  proofMarks,
  SeatSign,
  look: ({ pieces, ways, turned, coordinates, notation }) => ({
    pieceSet: `${pieces}${ways ? ' ways' : ''}${turned ? ' turned' : ''}`,
    plainSet: String(pieces),
    coordinates: String(coordinates),
    notation: String(notation),
  }),
  beside: {
    option: 'pieces',
    // A player who reads Japanese knows the signs, though not how the pieces move here.
    newcomer: (language) => ({
      pieces: language === 'ja' ? 'traditional' : 'western',
      ways: true,
    }),
  },
  Face,
  loadFaces: loadingFaces(async (set) => (await import('./sprite.ts')).addSprite(set)),
};
