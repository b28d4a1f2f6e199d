import { xiangqiPack } from '#games/xiangqi/pack.ts';
import { settingsFor } from '#store/settings.ts';
import { useSettings } from '../../app/app-context.tsx';
import type { BoardSpec } from '../../game/skin.ts';
import { fileNumbers } from './file-numbers.ts';
import './ground.css';

/** The xiangqi board: pieces stand where lines cross. */
export const board: BoardSpec = {
  columns: 9,
  rows: 10,
  aspect: 1,
  points: 'crossings',
  hands: 'none',
};

const gaps = (count: number) => Array.from(Array(count).keys(), (gap) => <i key={gap} />);

/** How far apart points are in the drawing of what is printed on the board. */
const GAP = 100;

/** Where soldiers and cannons begin. */
const marked: readonly (readonly [column: number, row: number])[] = [2, 7].flatMap((row) => [
  ...[1, 7].map((column) => [column, row] as const),
  ...[0, 2, 4, 6, 8].map((column) => [column, row === 2 ? 3 : 6] as const),
]);

/** Four corners round a point, but for those that would lie beside the board. */
const corners = ([column, row]: readonly [number, number]): string =>
  [-1, 1]
    .filter((side) => column + side >= 0 && column + side <= 8)
    .flatMap((side) =>
      [-1, 1].map((up) => {
        const [x, y] = [column * GAP + side * 7, row * GAP + up * 7];
        return `M${x} ${y + up * 13}V${y}H${x + side * 13}`;
      }),
    )
    .join('');

const palaces = [0, 7].map((row) => {
  const [top, bottom] = [row * GAP, (row + 2) * GAP];
  return `M300 ${top}L500 ${bottom}M500 ${top}L300 ${bottom}`;
});

const riverSigns = ['chu', 'he', 'han', 'jie'];

/**
 * The ground under the pieces: lines that the river parts, two palaces, marked points, and the edges. The marked points
 * are where soldiers and cannons begin.
 */
export const Ground = ({ flipped }: { readonly flipped: boolean }) => {
  const { tint, coordinates } = settingsFor(useSettings(), xiangqiPack);
  const edges = coordinates === 'files' ? fileNumbers(flipped) : [];
  return (
    <>
      <div className="lines crossings parted" aria-hidden="true">
        <div className="across north">{gaps(8)}</div>
        <div className="across south">{gaps(8)}</div>
        <div className="down">{gaps(9)}</div>
        <svg
          className="printed"
          viewBox="0 0 800 900"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {tint === true && (
            <>
              <path className="palace-tint" d="M300 0H500V200H300ZM300 700H500V900H300Z" />
              <path className="river-tint" d="M0 400H800V500H0Z" />
            </>
          )}
          <path d={palaces.join('')} />
          <path d={marked.map(corners).join('')} />
          {riverSigns.map((name, i) => (
            <use
              key={name}
              href={`#xq-${name}`}
              transform={`translate(${[140, 245, 555, 660][i]} 450) scale(62)`}
            />
          ))}
        </svg>
      </div>
      {edges.map((labels, edge) => (
        <div key={labels[0]} className={`file-numbers edge-${edge}`} aria-hidden="true">
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      ))}
    </>
  );
};
