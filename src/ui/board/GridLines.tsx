import type { BoardSpec } from '../game/skin.ts';

const gaps = (count: number) => Array.from(Array(count).keys(), (gap) => <i key={gap} />);

/** The ruled lines of a board and its frame: between the squares, or through the crossings in their middles. */
export const GridLines = ({ columns, rows, points }: BoardSpec) => {
  const less = points === 'cells' ? 0 : 1;
  return (
    <div className={`lines ${points}`} aria-hidden="true">
      <div className="across">{gaps(columns - less)}</div>
      <div className="down">{gaps(rows - less)}</div>
    </div>
  );
};
