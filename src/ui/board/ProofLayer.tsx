import { useId } from 'react';
import type { Evidence } from '#kernel/game.ts';
import type { Skin } from '../game/skin.ts';
import { boardGeometry } from './board-geometry.ts';
import { pointsDown } from './Square.tsx';

/** Draws why a move is not possible: lines, hatched files and ranks, crosses on closed escapes, outlines of areas, pieces that are not there. */
export const ProofLayer = ({
  evidence,
  skin,
  pieceSet,
  flipped,
}: {
  readonly evidence: readonly Evidence[];
  readonly skin: Pick<Skin, 'board' | 'proofMarks' | 'Face'>;
  readonly pieceSet: string;
  readonly flipped: boolean;
}) => {
  const { board, proofMarks, Face } = skin;
  const hatch = useId();
  if (evidence.length === 0) return null;
  const { viewBox, middle, part, band, outline } = boardGeometry({ board, flipped });
  // A line leaves the face of the piece it starts from and stops before the one it points at.
  const line = (from: number, to: number, key: string, kind: string) => {
    const [fromX, fromY] = middle(from);
    const [toX, toY] = middle(to);
    const length = Math.hypot(toX - fromX, toY - fromY);
    const [dx, dy] = [(toX - fromX) / length, (toY - fromY) / length];
    const [x1, y1] = [fromX + dx * 3.6, fromY + dy * 3.6];
    const [x2, y2] = [toX - dx * 3.4, toY - dy * 3.4];
    const d = `M${x1} ${y1}L${x2} ${y2}`;
    const head = `M${x2} ${y2}L${x2 - dx * 1.9 - dy * 1.05} ${y2 - dy * 1.9 + dx * 1.05}L${x2 - dx * 1.9 + dy * 1.05} ${y2 - dy * 1.9 - dx * 1.05}Z`;
    return (
      <g key={key} className={kind} style={staggered()}>
        <path className="halo" d={d + head} />
        <path d={d} />
        <path className="head" d={head} />
      </g>
    );
  };
  // The drawings appear one after another, in the order of the evidence.
  let drawn = 0;
  const staggered = () => {
    drawn += 1;
    return { animationDelay: `${(drawn - 1) * 160}ms` };
  };
  const areaParts = [
    ...new Set(
      evidence.flatMap((one) =>
        one.show === 'square' && proofMarks[one.as] === 'area' ? one.as : [],
      ),
    ),
  ];
  const areas = areaParts.map((as) => (
    <path
      key={as}
      className="area"
      data-as={as}
      d={outline(
        evidence.flatMap((one) => (one.show === 'square' && one.as === as ? one.square : [])),
      )}
    />
  ));
  const bands = evidence.flatMap((one) =>
    one.show === 'file' || one.show === 'rank'
      ? [
          <rect
            key={`${one.show} ${one.index}`}
            className="band"
            fill={`url(#${hatch})`}
            {...band(one.show, one.index)}
          />,
        ]
      : [],
  );
  return (
    <>
      <svg className="proof under" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <pattern
          id={hatch}
          width="1.7"
          height="1.7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M.85 0V1.7" />
        </pattern>
        {bands}
        {areas}
      </svg>
      <div className="stand-ins">
        {evidence.map((one) => {
          if (one.show !== 'ghost') return null;
          const [left, top] = part(one.square);
          return (
            <div
              key={`ghost ${one.square}`}
              className="stand-in"
              data-ghost={one.face}
              style={{ left, top }}
            >
              <Face face={one.face} down={pointsDown(one.seat, flipped)} set={pieceSet} />
            </div>
          );
        })}
      </div>
      <svg className="proof" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        {evidence.map((one) => {
          if (one.show === 'ray') return line(one.from, one.to, `ray ${one.from} ${one.to}`, 'ray');
          if (one.show !== 'square') return null;
          const { square, of } = one;
          const mark = proofMarks[one.as];
          if (mark === 'escape') {
            const [x, y] = middle(square);
            const d = `M${x - 2.4} ${y - 2.4}l4.8 4.8m0-4.8l-4.8 4.8`;
            return (
              <g key={`escape ${square}`} className="cross" style={staggered()}>
                <path className="halo" d={d} />
                <path d={d} />
              </g>
            );
          }
          const rayed = evidence.some(
            (other) => other.show === 'ray' && other.from === square && other.to === of,
          );
          if (mark !== 'guard' || of === undefined || rayed) return null;
          return line(square, of, `guard ${square} ${of}`, 'guard');
        })}
      </svg>
    </>
  );
};
