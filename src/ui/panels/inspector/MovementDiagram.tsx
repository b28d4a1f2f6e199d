import type { Ways } from '../../game/ways.ts';

// A field of five by five squares, the piece in its middle.
const SIDE = 5;
const UNIT = 10;
const at = (offset: number): number => (offset + (SIDE - 1) / 2 + 0.5) * UNIT;

/**
 * Draws how a face moves, on a small field of its own; `down` turns it for a player at the top. A dot is a step. An arrow is a
 * slide, with a bar across it if its reach is limited. A ring is a jump. A landing in a turn of several has two dots, or a dot
 * in a ring. A cross in the corner is a shot, and a full middle means that the piece acts on others.
 */
export const MovementDiagram = ({
  ways,
  down,
}: {
  readonly ways: Ways;
  readonly down: boolean;
}) => {
  const turn = down ? -1 : 1;
  const lines = Array.from({ length: SIDE + 1 }, (_, i) => i * UNIT);
  const size = SIDE * UNIT;
  const shots = Array.from({ length: ways.shots ?? 0 }, (_, i) => i);
  return (
    <svg className="ways" viewBox={`-1 -1 ${size + 2} ${size + 2}`} aria-hidden="true">
      <path
        className="ways-grid"
        d={lines.map((line) => `M0 ${line}H${size}M${line} 0V${size}`).join('')}
      />
      <rect className="ways-piece" x={at(0) - 4} y={at(0) - 4} width={8} height={8} rx={1} />
      {ways.acts && <path d={`M${at(0)} ${at(0) - 2.8}l2.8 2.8-2.8 2.8-2.8-2.8Z`} />}
      {shots.length > 0 && (
        <path
          className="ways-slide"
          data-way="shot"
          d={shots.map((i) => `M${3 + i * 6} 3l4 4m0-4l-4 4`).join('')}
        />
      )}
      {ways.jumps?.map(([right, forward]) => (
        <circle
          key={`${right} ${forward}`}
          className="ways-piece"
          data-way="jump"
          cx={at(right * turn)}
          cy={at(-forward * turn)}
          r={2.4}
        />
      ))}
      {ways.chain?.map(([right, forward]) => {
        const [x, y] = [at(right * turn), at(-forward * turn)];
        const isNear = Math.max(Math.abs(right), Math.abs(forward)) === 1;
        return (
          <g key={`${right} ${forward}`} data-way="chain">
            {isNear ? (
              <>
                <circle cx={x - 1.7} cy={y + 1.7} r={1.6} />
                <circle cx={x + 1.7} cy={y - 1.7} r={1.6} />
              </>
            ) : (
              <>
                <circle className="ways-piece" cx={x} cy={y} r={2.8} />
                <circle cx={x} cy={y} r={1.1} />
              </>
            )}
          </g>
        );
      })}
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
        const bar =
          ways.reach === undefined ? '' : `M${tipX - dy} ${tipY + dx}L${tipX + dy} ${tipY - dx}`;
        return (
          <path
            key={`${right} ${forward}`}
            className="ways-slide"
            d={`M${at(x * 0.6)} ${at(y * 0.6)}L${tipX} ${tipY}M${tipX - dx - dy} ${tipY - dy + dx}L${tipX} ${tipY}L${tipX - dx + dy} ${tipY - dy - dx}${bar}`}
          />
        );
      })}
    </svg>
  );
};
