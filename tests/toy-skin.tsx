/** The look of the toy game, as plain as possible. It tests the seam between the board and its games. */
import { GridLines } from '#ui/board/GridLines.tsx';
import type { BoardSpec, Skin } from '#ui/game/skin.ts';
import { COLUMNS, ROWS, type ToyPosition } from './toy-game.ts';

const board: BoardSpec = {
  columns: COLUMNS,
  rows: ROWS,
  aspect: 1,
  points: 'cells',
  hands: 'none',
};

const letters = 'abcdefghijklmnopqrstuvwxyz';
const kinds: Readonly<Record<string, string>> = { r: 'runner', s: 'stone', '?': 'face down' };

/**
 * A skin for a board of this size whose pieces are named by their squares: a letter for the file, a number for the
 * rank.
 */
export const skinOf = <P extends object>(
  of: BoardSpec,
  faceAt: Skin<P>['faceAt'],
): Skin<P> & { readonly squareNamed: (name: string) => number } => {
  const squareName = (square: number): string =>
    `${letters.charAt(square % of.columns)}${Math.floor(square / of.columns) + 1}`;
  return {
    board: of,
    squareName,
    squareNamed: (name) =>
      letters.indexOf(name.charAt(0)) + (Number(name.slice(1)) - 1) * of.columns,
    spokenSquare: squareName,
    columnLabels: () => [...letters.slice(0, of.columns)],
    rowLabels: () => Array.from({ length: of.rows }, (_, row) => `${row + 1}`),
    faceAt,
    handKinds: [],
    handCount: () => 0,
    pieceName: (kind) => kind,
    question: () => null,
    proofMarks: { leg: 'blocked', lair: 'check', net: 'guard', fog: 'escape' },
    Ground: () => <GridLines {...of} />,
    SeatSign: ({ seat, className }) => <i className={className} data-seat={seat ?? 'open'} />,
    Face: ({ face, down }) => (
      <i className="koma" data-down={down}>
        {face}
      </i>
    ),
    look: () => ({ pieceSet: '', plainSet: '', coordinates: '', notation: '' }),
    beside: null,
    loadFaces: async () => {},
  };
};

/** The skin of the toy. A face-down piece belongs to neither side. */
export const toySkin: Skin<ToyPosition> = skinOf<ToyPosition>(board, ({ cells }, square) => {
  const cell = cells[square] ?? '.';
  if (cell === '.') return null;
  const lower = cell.toLowerCase();
  const seat = cell === '?' ? null : cell === lower ? 1 : 0;
  return { face: cell, kind: kinds[lower] ?? lower, seat };
});
