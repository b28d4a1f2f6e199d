/**
 * A second, slow implementation of the rules of xiangqi, written only from their text. A board maps point names to
 * letters, and a move is legal if no answer could take the king. It shares no code with the rules it is compared with.
 */

/** The letter of the piece on each point: `e0` → `K`; Red in upper case. */
export type Board = ReadonlyMap<string, string>;

/** A board, and whose turn it is. */
export interface Diagram {
  readonly board: Board;
  readonly red: boolean;
}

const files = 'abcdefghi';

/** The diagram of a FEN. */
export const diagramOf = (fen: string): Diagram => {
  const [rows = '', side] = fen.split(' ');
  const board = new Map<string, string>();
  rows.split('/').forEach((row, down) => {
    let file = 0;
    for (const char of row) {
      if (/\d/.test(char)) file += Number(char);
      else {
        board.set(`${files.charAt(file)}${9 - down}`, char);
        file += 1;
      }
    }
  });
  return { board, red: side !== 'b' };
};

const isRed = (letter: string): boolean => letter === letter.toUpperCase();

/** The point so many files to the right and ranks up; undefined off the board. */
const beside = (point: string, right: number, up: number): string | undefined => {
  const file = files.indexOf(point.charAt(0)) + right;
  const rank = Number(point.charAt(1)) + up;
  return file < 0 || file > 8 || rank < 0 || rank > 9 ? undefined : `${files.charAt(file)}${rank}`;
};

const crosswise = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const slantwise = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

const inPalace = (point: string, red: boolean): boolean =>
  'def'.includes(point.charAt(0)) && (red ? '012' : '789').includes(point.charAt(1));
const atHome = (point: string, red: boolean): boolean =>
  (red ? '01234' : '56789').includes(point.charAt(1));

/** Where a chariot (or, with a piece to jump, a cannon) comes to in a direction. */
const along = (
  board: Board,
  from: string,
  right: number,
  up: number,
  cannon: boolean,
): string[] => {
  const found: string[] = [];
  let met = 0;
  for (let n = 1; ; n++) {
    const to = beside(from, right * n, up * n);
    if (to === undefined) return found;
    const free = !board.has(to);
    if (met === 0 && (free || !cannon)) found.push(to);
    if (met === 1 && !free && cannon) found.push(to);
    if (!free) met += 1;
  }
};

/**
 * The points the piece on a point moves to or takes on; it does not take its own side. Whether its king can then be
 * taken is ignored.
 */
const goals = (board: Board, from: string): readonly string[] => {
  const letter = board.get(from) ?? '';
  const red = isRed(letter);
  const steps = (ways: readonly (readonly [number, number])[]): string[] =>
    ways.flatMap(([right, up]) => beside(from, right, up) ?? []);
  const reach = (): readonly string[] => {
    switch (letter.toUpperCase()) {
      case 'K':
        return steps(crosswise).filter((to) => inPalace(to, red));
      case 'A':
        return steps(slantwise).filter((to) => inPalace(to, red));
      case 'B':
        return slantwise.flatMap(([right, up]) => {
          const eye = beside(from, right, up);
          const to = beside(from, 2 * right, 2 * up);
          return eye !== undefined && !board.has(eye) && to !== undefined && atHome(to, red)
            ? [to]
            : [];
        });
      case 'N':
        return crosswise.flatMap(([right, up]) => {
          const leg = beside(from, right, up);
          if (leg === undefined || board.has(leg)) return [];
          const ends = [-1, 1].map((turn) =>
            right === 0 ? ([turn, 2 * up] as const) : ([2 * right, turn] as const),
          );
          return steps(ends);
        });
      case 'R':
      case 'C':
        return crosswise.flatMap(([right, up]) =>
          along(board, from, right, up, letter.toUpperCase() === 'C'),
        );
      default:
        return steps([
          [0, red ? 1 : -1],
          ...(atHome(from, red)
            ? []
            : ([
                [1, 0],
                [-1, 0],
              ] as const)),
        ]);
    }
  };
  return reach().filter((to) => {
    const there = board.get(to);
    return there === undefined || isRed(there) !== red;
  });
};

const moved = (board: Board, from: string, to: string): Board => {
  const after = new Map(board);
  after.set(to, board.get(from) ?? '');
  after.delete(from);
  return after;
};

export const kingOf = (board: Board, red: boolean): string | undefined =>
  [...board].find(([, letter]) => letter === (red ? 'K' : 'k'))?.[0];

/** The points from which a side's king could be taken; the other king counts if it faces it on an open file. */
export const checkersOf = (board: Board, red: boolean): readonly string[] => {
  const king = kingOf(board, red);
  if (king === undefined) return [];
  const theirs = kingOf(board, !red);
  const faces = crosswise
    .slice(0, 2)
    .some(([right, up]) => along(board, king, right, up, false).at(-1) === theirs);
  const takers = [...board].flatMap(([from, letter]) =>
    isRed(letter) !== red && goals(board, from).includes(king) ? [from] : [],
  );
  return faces && theirs !== undefined ? [...takers, theirs] : takers;
};

/** Whether a side's king could be taken. */
export const isChecked = (board: Board, red: boolean): boolean => checkersOf(board, red).length > 0;

/** Every legal move of the side to move, such as `h2e2`; with `isGoal`, only those to these points. */
export const movesIn = (
  { board, red }: Diagram,
  isGoal: (point: string) => boolean = () => true,
): readonly string[] =>
  [...board]
    .filter(([, letter]) => isRed(letter) === red)
    .flatMap(([from]) =>
      goals(board, from)
        .filter(isGoal)
        .map((to) => `${from}${to}`),
    )
    .filter((move) => !isChecked(moved(board, move.slice(0, 2), move.slice(2)), red));

/** The diagram after a move. */
export const after = ({ board, red }: Diagram, move: string): Diagram => ({
  board: moved(board, move.slice(0, 2), move.slice(2)),
  red: !red,
});
