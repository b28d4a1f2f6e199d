/** The looks and words of a banqi board. */

import { type Kind, kindOf, kinds } from '#games/banqi/piece.ts';
import { cellAt, DOWN, EMPTY, ownerOf, type Position } from '#games/banqi/position.ts';
import { formatSquare } from '#games/banqi/square.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { Skin } from '../../game/skin.ts';
import { loadingFaces } from '../../game/use-faces.ts';
import { BACK } from '../discs/disc.ts';
import { SeatSign } from '../discs/SeatSign.tsx';
import { signIn } from './colours.ts';
import { Face } from './Face.tsx';
import { LyingGround, lying, StandingGround, standing } from './Ground.tsx';
import { Pool } from './Pool.tsx';

const isKind = (word: string): word is Kind | 'down' =>
  word === 'down' || kinds.some((kind) => kind === word);

/** The looks in a window that is broader than high: the board lies. */
const lyingSkin: Skin<Position, BanqiMessages> = {
  board: lying,
  squareName: formatSquare,
  spokenSquare: formatSquare,
  columnLabels: (style) => (style === 'squares' ? [...'abcdefgh'] : []),
  rowLabels: (style) => (style === 'squares' ? [...'4321'] : []),
  faceAt: (position, square) => {
    const cell = cellAt(position, square);
    if (cell === EMPTY) return null;
    return cell === DOWN
      ? { face: BACK, kind: 'down', seat: null }
      : { face: cell, kind: kindOf(cell), seat: ownerOf(position, cell) };
  },
  handKinds: [],
  handCount: () => 0,
  pieceName: (kind, messages) => (isKind(kind) ? messages.game.pieces[kind].name : kind),
  signs: 'zh-Hant',
  Ground: LyingGround,
  SidePanel: Pool,
  proofMarks: { blocker: 'blocked', screen: 'blocked' },
  SeatSign,
  signOf: signIn,
  look: ({ pieces, coordinates, notation }) => ({
    pieceSet: String(pieces),
    plainSet: String(pieces),
    coordinates: String(coordinates),
    notation: String(notation),
  }),
  beside: {
    option: 'pieces',
    newcomer: (language) => ({ pieces: language === 'ja' ? 'traditional' : 'western' }),
    hasNoWays: true,
  },
  Face,
  loadFaces: loadingFaces(async (set) => {
    const { addDrawings, discsOf } = await import('../discs/sprite.ts');
    addDrawings(await discsOf(set));
  }),
};

/** The looks in any other window: the board stands, turned with its letters. */
const standingSkin: Skin<Position, BanqiMessages> = {
  ...lyingSkin,
  board: standing,
  Ground: StandingGround,
  columnLabels: (style) => lyingSkin.rowLabels(style).toReversed(),
  rowLabels: lyingSkin.columnLabels,
};

/** The media query by which style sheets tell the two kinds of windows apart. */
const broad = '(min-aspect-ratio: 1)';

/** The skin of banqi. */
export const banqiSkin: Skin<Position, BanqiMessages> = {
  ...lyingSkin,
  responsive: {
    now: () => (matchMedia(broad).matches ? lyingSkin : standingSkin),
    watch: (changed) => {
      const window = matchMedia(broad);
      window.addEventListener('change', changed);
      return () => window.removeEventListener('change', changed);
    },
  },
};
