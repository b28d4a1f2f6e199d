import type { PieceFace } from '../game-text.ts';

// A field of five by five squares, the piece in its middle.
const SIDE = 5;
const UNIT = 10;
const at = (offset: number): number => (offset + (SIDE - 1) / 2 + 0.5) * UNIT;

/** How a face moves, on a small field of its own; `down` turns it to a player at the top. */
export const MovementDiagram = ({
  ways,
  down,
}: {
  readonly ways: PieceFace['ways'];
  readonly down: boolean;
}) => {
  const turn = down ? -1 : 1;
  const lines = Array.from({ length: SIDE + 1 }, (_, i) => i * UNIT);
  const size = SIDE * UNIT;
  return (
    <svg className="ways" viewBox={`-1 -1 ${size + 2} ${size + 2}`} aria-hidden="true">
      <path
        className="ways-grid"
        d={lines.map((line) => `M0 ${line}H${size}M${line} 0V${size}`).join('')}
      />
      <rect className="ways-piece" x={at(0) - 4} y={at(0) - 4} width={8} height={8} rx={1} />
      {ways.steps.map(([right, forward]) => (
        <circle
          key={`${right} ${forward}`}
          cx={at(right * turn)}
          cy={at(-forward * turn)}
          r={2.4}
        />
      ))}
      {ways.slides.map(([right, forward]) => {
        const [x, y] = [right * turn, -forward * turn];
        const end = [at(x * 2) + x * 2, at(y * 2) + y * 2];
        const [tipX = 0, tipY = 0] = end;
        const length = Math.hypot(x, y);
        const [dx, dy] = [(x / length) * 3, (y / length) * 3];
        return (
          <path
            key={`${right} ${forward}`}
            className="ways-slide"
            d={`M${at(x * 0.6)} ${at(y * 0.6)}L${tipX} ${tipY}M${tipX - dx - dy} ${tipY - dy + dx}L${tipX} ${tipY}L${tipX - dx + dy} ${tipY - dy - dx}`}
          />
        );
      })}
    </svg>
  );
};
