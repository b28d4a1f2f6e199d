import type { Reach } from '#kernel/game.ts';
import './asking.css';

// Drawn in squares of 11 × 12, as the board is.
const W = 11;
const H = 12;

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

/** Draws where an asked piece goes: its pattern faint, what it can do here solid. */
export const ReachLayer = ({
  reach,
  inHand,
  columns,
  rows,
  flipped,
}: {
  readonly reach: Reach;
  readonly inHand: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly flipped: boolean;
}) => {
  const { moves, captures, protects } = reach;
  const solid = new Set([...moves, ...captures, ...protects]);
  // From the hand the pattern is most of the board, and says nothing.
  const pattern = inHand ? [] : reach.pattern.filter((square) => !solid.has(square));
  const layers = [
    ['pattern', pattern],
    [inHand ? 'drops' : 'moves', moves],
    ['captures', captures],
    ['protects', protects],
  ] as const;
  const place = (square: number): string => {
    const seen = flipped ? columns * rows - 1 - square : square;
    return `translate(${((seen % columns) + 0.5) * W} ${(Math.floor(seen / columns) + 0.5) * H})`;
  };
  return (
    <svg className="reach" viewBox={`0 0 ${columns * W} ${rows * H}`} aria-hidden="true">
      {layers.flatMap(([as, squares]) =>
        squares.map((square) => (
          <g key={`${as} ${square}`} transform={place(square)} data-reach={as} data-at={square}>
            <ReachMark as={as} />
          </g>
        )),
      )}
    </svg>
  );
};
