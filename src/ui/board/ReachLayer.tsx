import type { Reach } from '#kernel/game.ts';
import { boardGeometry, type Drawn } from './board-geometry.ts';
import './reach.css';

/**
 * One mark of reach. It has the shape of a mark for a move, in the lighter ink of an inspected piece. The middle of its
 * square is at 0, 0.
 */
export const ReachMark = ({ as }: { readonly as: keyof typeof shapes }) => (
  <g className={as}>{shapes[as]}</g>
);

const shapes = {
  pattern: <circle r={1.1} />,
  moves: <circle r={1.43} />,
  drops: <path d="M0-1.75 1.75 0 0 1.75-1.75 0Z" />,
  captures: <circle r={4.8} />,
} as const;

/**
 * The marks of an inspected piece and their squares: everything it can do here, and the rest of its pattern. From the hand
 * the pattern is most of the board and says nothing, so it is left out.
 */
export const reachLayers = (
  { pattern, moves, captures, protects }: Reach,
  inHand: boolean,
): readonly (readonly [as: keyof typeof shapes, squares: readonly number[]])[] => {
  const solid = new Set([...moves, ...captures, ...protects]);
  return [
    ['pattern', inHand ? [] : pattern.filter((square) => !solid.has(square))],
    [inHand ? 'drops' : 'moves', moves],
    ['captures', captures],
  ];
};

/** Draws where an inspected piece goes: its pattern faint, the squares it can go to here solid. */
export const ReachLayer = ({
  reach,
  inHand,
  ...board
}: { readonly reach: Reach; readonly inHand: boolean } & Drawn) => {
  const { viewBox, onto } = boardGeometry(board);
  return (
    <svg className="reach" viewBox={viewBox} aria-hidden="true">
      {reachLayers(reach, inHand).flatMap(([as, squares]) =>
        squares.map((square) => (
          <g key={`${as} ${square}`} transform={onto(square)} data-reach={as} data-at={square}>
            <ReachMark as={as} />
          </g>
        )),
      )}
    </svg>
  );
};
