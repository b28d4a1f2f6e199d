/** Groups the squares a piece can go to into stretches, so that a long list can be understood when read aloud. */

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** The line on which a place lies, and how far along it. */
const lineTo = (
  place: number,
  columns: number,
  from: number | null,
): readonly [line: string, far: number] => {
  const [column, row] = [place % columns, Math.floor(place / columns)];
  if (from === null) return [`${column}`, row];
  const [right, down] = [column - (from % columns), row - Math.floor(from / columns)];
  const far = divisor(right, down) || 1;
  return [`${right / far} ${down / far}`, far];
};

/**
 * Splits places of a board into stretches without a gap, each in order. Places are counted row by row from the upper left.
 * With a place to start from, stretches go along the lines that lead away from it, in the order in which the lines are
 * first named. Without one they go down each column, from the left.
 */
export const squareRuns = (
  places: readonly number[],
  columns: number,
  from: number | null,
): readonly (readonly number[])[] => {
  const lines = new Map<string, { readonly place: number; readonly far: number }[]>();
  // Columns come from left to right, whichever of them has its first square free.
  const ordered =
    from === null ? [...places].sort((a, b) => (a % columns) - (b % columns)) : places;
  for (const place of ordered) {
    const [line, far] = lineTo(place, columns, from);
    const there = lines.get(line);
    if (there === undefined) lines.set(line, [{ place, far }]);
    else there.push({ place, far });
  }
  return [...lines.values()].flatMap((line) => {
    const runs: number[][] = [];
    let last: number | null = null;
    for (const { place, far } of line.sort((a, b) => a.far - b.far)) {
      if (far - 1 === last) runs.at(-1)?.push(place);
      else runs.push([place]);
      last = far;
    }
    return runs;
  });
};
