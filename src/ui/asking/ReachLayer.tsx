import type { Reach } from '#kernel/game.ts';
import { type Drawn, placesOn } from '../board/places.ts';
import './asking.css';

/** One mark of reach, each of a shape of its own; the middle of its square is at 0, 0. */
export const ReachMark = ({ as }: { readonly as: keyof typeof shapes }) => (
  <g className={as}>{shapes[as]}</g>
);

const shapes = {
  pattern: <rect x={-1.7} y={-1.7} width={3.4} height={3.4} rx={0.5} />,
  moves: <circle r={1.35} />,
  drops: <path d="M0-2.6 2.2 0 0 2.6-2.2 0Z" />,
  captures: <circle r={4.5} />,
  protects: <path d="M-4.4 2.6v2.6h8.8V2.6" />,
} as const;

/** The marks of an asked piece and their squares: what it can do here, and of its pattern what that leaves over. From the hand the pattern is most of the board, and says nothing. */
export const reachLayers = (
  { pattern, moves, captures, protects }: Reach,
  inHand: boolean,
): readonly (readonly [as: keyof typeof shapes, squares: readonly number[]])[] => {
  const solid = new Set([...moves, ...captures, ...protects]);
  return [
    ['pattern', inHand ? [] : pattern.filter((square) => !solid.has(square))],
    [inHand ? 'drops' : 'moves', moves],
    ['captures', captures],
    ['protects', protects],
  ];
};

/** Draws where an asked piece goes: its pattern faint, what it can do here solid. */
export const ReachLayer = ({
  reach,
  inHand,
  ...board
}: { readonly reach: Reach; readonly inHand: boolean } & Drawn) => {
  const { viewBox, onto } = placesOn(board);
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
