import { type Drawn, placesOn } from '../board/places.ts';
import type { Attacks } from '../tongue.ts';
import './asking.css';

/** Dots in a row along an edge of a square, five at most, of a radius. */
const dots = (count: number, y: number, r = 0.72) => (
  <path
    d={Array.from(
      { length: Math.min(count, 5) },
      (_, i) =>
        `M${i * r * 2.8 - 4 - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0${-r * 2} 0`,
    ).join('')}
  />
);

/** One mark of the attack view; the middle of its square is at 0, 0. */
export const attackMarks = {
  below: (
    <g className="by-near" transform="translate(1.5 0)">
      {dots(2, 0, 1.8)}
    </g>
  ),
  beyond: (
    <g className="by-far" transform="translate(1.5 0)">
      {dots(2, 0, 1.8)}
    </g>
  ),
  hanging: <path className="hanging" d="M-5-5.4H5V5.4H-5Z" />,
  guarded: <path className="guarded" d="M-5-3.4V-5.4H-3M3-5.4H5V-3.4M5 3.4V5.4H3M-3 5.4H-5V3.4" />,
  pin: <path className="aim" d="M-5 4 4.6-4M4.6-4 1.6-3.6M4.6-4 3.6-1.2" />,
} as const;

/** Draws how often each side attacks each square, which pieces hang, and the lines of pins and checks. */
export const AttackLayer = ({ attacks, ...board }: { readonly attacks: Attacks } & Drawn) => {
  const { viewBox, middle, onto } = placesOn(board);
  const { counts, hanging, guarded, pins, checks } = attacks;
  const [near, far] = board.flipped ? [counts[1], counts[0]] : counts;
  const aims = [...checks, ...pins.map(({ pinner, king }) => ({ from: pinner, to: king }))];
  return (
    <svg className="reach attacks" viewBox={viewBox} aria-hidden="true">
      {near.map((count, square) => {
        const beyond = far[square] ?? 0;
        if (count === 0 && beyond === 0) return null;
        return (
          // A square is its own name: the list never changes its order.
          <g key={`at ${middle(square).join()}`} transform={onto(square)} data-attacked={square}>
            <g className="by-near" data-count={count}>
              {dots(count, 4.7)}
            </g>
            <g className="by-far" data-count={beyond}>
              {dots(beyond, -4.7)}
            </g>
          </g>
        );
      })}
      {guarded.map((square) => (
        <g key={`guarded ${square}`} transform={onto(square)} data-guarded={square}>
          {attackMarks.guarded}
        </g>
      ))}
      {hanging.map((square) => (
        <g key={`hanging ${square}`} transform={onto(square)} data-hanging={square}>
          {attackMarks.hanging}
        </g>
      ))}
      {aims.map(({ from, to }) => (
        <path
          key={`aim ${from} ${to}`}
          className="aim"
          data-aim={`${from} ${to}`}
          d={`M${middle(from).join(' ')}L${middle(to).join(' ')}`}
        />
      ))}
    </svg>
  );
};
