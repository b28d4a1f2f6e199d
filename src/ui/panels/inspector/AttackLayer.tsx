import { useId } from 'react';
import type { AttackMap } from '#kernel/game.ts';
import { boardGeometry, type Drawn } from '../../board/board-geometry.ts';
import './inspector.css';

/** The side that attacks a square more often, by its place on the screen: below, beyond (above), or both alike. */
type Prevails = 'below' | 'beyond' | 'both';

const prevailing = (below: number, beyond: number): Prevails | null =>
  below + beyond === 0 ? null : below === beyond ? 'both' : below > beyond ? 'below' : 'beyond';

/**
 * The gradients that tint squares, each rising from the edge of the side that prevails. `id` is the prefix of their ids, since
 * several drawings on a page define such gradients.
 */
const Tints = ({ id }: { readonly id: string }) => (
  <defs>
    {(['below', 'beyond'] as const).map((side) => {
      const [from, to] = side === 'below' ? [1, 0] : [0, 1];
      return (
        <linearGradient key={side} id={`${id}${side}`} x1={0} x2={0} y1={from} y2={to}>
          <stop className={`from-${side}`} stopOpacity={0.85} />
          <stop className={`from-${side}`} offset={0.16} stopOpacity={0.42} />
          <stop className={`from-${side}`} offset={0.8} stopOpacity={0} />
        </linearGradient>
      );
    })}
  </defs>
);

const tint = (id: string, by: Prevails, height: number) =>
  (['below', 'beyond'] as const)
    .filter((side) => by === side || by === 'both')
    .map((side) => (
      <rect
        key={side}
        x={-5.5}
        y={-height / 2}
        width={11}
        height={height}
        fill={`url(#${id}${side})`}
      />
    ));

const shapes = {
  hanging: <path className="hanging" d="M.6-5.5H5.1V-1Z" />,
  pinned: <path className="pinned" d="M-5.1-5.5h3.4v3.4h-3.4Z" />,
  line: <path className="aim" d="M-5 4 5-4" />,
} as const;

/** The marks of the attack view, each of a shape of its own. */
export const attackSigns = ['below', 'beyond', 'both', 'hanging', 'pinned', 'line'] as const;

/** One mark of the attack view; the middle of its square is at 0, 0. */
export const AttackSign = ({ as }: { readonly as: (typeof attackSigns)[number] }) => {
  const id = useId();
  if (as === 'hanging' || as === 'pinned' || as === 'line') return shapes[as];
  return (
    <>
      <Tints id={id} />
      {tint(id, as, 12)}
    </>
  );
};

/** Draws which side prevails on each square, which pieces hang, which are pinned, and the lines of pins and checks. */
export const AttackLayer = ({ attacks, ...board }: { readonly attacks: AttackMap } & Drawn) => {
  const id = useId();
  const { viewBox, middle, onto } = boardGeometry(board);
  const { counts, hanging, pins, checks } = attacks;
  const [near, far] = board.flipped ? [counts[1], counts[0]] : counts;
  const aims = [...checks, ...pins.map(({ pinner, king }) => ({ from: pinner, to: king }))];
  const pinned = [...new Set(pins.map((pin) => pin.pinned))];
  const signs = [
    ['hanging', hanging],
    ['pinned', pinned],
  ] as const;
  return (
    <>
      <svg className="reach tints" viewBox={viewBox} aria-hidden="true">
        <Tints id={id} />
        {near.map((count, square) => {
          const by = prevailing(count, far[square] ?? 0);
          return (
            by && (
              // A square is its own name: the list never changes its order.
              <g key={`at ${middle(square).join()}`} transform={onto(square)} data-prevails={by}>
                {tint(id, by, 11 * board.board.aspect)}
              </g>
            )
          );
        })}
      </svg>
      <svg className="reach attacks" viewBox={viewBox} aria-hidden="true">
        {signs.flatMap(([as, squares]) =>
          squares.map((square) => (
            <g key={`${as} ${square}`} transform={onto(square)} {...{ [`data-${as}`]: square }}>
              {shapes[as]}
            </g>
          )),
        )}
        {aims.map(({ from, to }) => (
          <path
            key={`aim ${from} ${to}`}
            className="aim"
            data-aim={`${from} ${to}`}
            d={`M${middle(from).join(' ')}L${middle(to).join(' ')}`}
          />
        ))}
      </svg>
    </>
  );
};
