/**
 * An invented game that nobody plays. It tests the seam between the table and its games with everything that shogi does
 * not have: twelve columns and three rows, no hands, cells that lie face down and are turned up by chance, runners that
 * make up to three steps a turn and may come back to where they began, and a foul that has nothing to do with kings.
 */
import type { Facts, Game, Line, Pick, Refusal, Seat } from '#kernel/game.ts';
import { other } from '#kernel/game.ts';
import { standingOf } from '#kernel/repetition.ts';
import { fail, ok } from '#kernel/result.ts';

export const COLUMNS = 12;
export const ROWS = 3;

/** A runner (r) or a stone (s), upper case for seat 0; face down (?); empty (.). */
type Cell = 'R' | 'r' | 'S' | 's' | '?' | '.';

export interface ToyPosition {
  readonly cells: readonly Cell[];
  readonly turn: Seat;
  /** The face-down pieces, in any order. */
  readonly pool: string;
  /**
   * How many steps a runner may make in a turn. This option changes which moves are legal, so the position contains it.
   */
  readonly steps: number;
}

export type ToyMove =
  | { readonly flip: number }
  | { readonly from: number; readonly legs: readonly number[] };

export interface ToyRules {
  /** Whether a side that cannot move any more loses (`keep`) or wins (`lose`). */
  readonly aim: 'keep' | 'lose';
  /** The game is drawn when a position has occurred this many times. */
  readonly repetitions: number;
}

const isCell = (letter: string): letter is Cell => /^[RrSs?.]$/.test(letter);

const seatOf = (cell: Cell | undefined): Seat | undefined =>
  cell === 'R' || cell === 'S' ? 0 : cell === 'r' || cell === 's' ? 1 : undefined;

const neighbours = (square: number): readonly number[] => {
  const [row, column] = [Math.floor(square / COLUMNS), square % COLUMNS];
  return [
    ...(row > 0 ? [square - COLUMNS] : []),
    ...(column > 0 ? [square - 1] : []),
    ...(column < COLUMNS - 1 ? [square + 1] : []),
    ...(row < ROWS - 1 ? [square + COLUMNS] : []),
  ];
};

const moved = (cells: readonly Cell[], from: number, to: number): readonly Cell[] => {
  const after = cells.with(to, cells[from] ?? '.');
  return from === to ? cells : after.with(from, '.');
};

/** Whether a piece has two neighbours of its own side. No turn may end like that. */
const isCrowded = (cells: readonly Cell[], square: number): boolean =>
  neighbours(square).filter((near) => seatOf(cells[near]) === seatOf(cells[square])).length > 1;

const stepsOf = (position: ToyPosition, square: number): number =>
  position.cells[square]?.toLowerCase() === 'r' ? position.steps : 1;

const mayEnter = (cells: readonly Cell[], seat: Seat, square: number): boolean =>
  cells[square] === '.' || seatOf(cells[square]) === other(seat);

/** The runs of a piece. A shorter run comes before the longer ones that continue it. */
const runsOf = (position: ToyPosition, from: number): readonly (readonly number[])[] => {
  const runs: (readonly number[])[] = [];
  const run = (cells: readonly Cell[], at: number, legs: readonly number[]): void => {
    if (legs.length > 0 && !isCrowded(cells, at)) runs.push(legs);
    if (legs.length === stepsOf(position, from)) return;
    for (const to of neighbours(at))
      if (mayEnter(cells, position.turn, to)) run(moved(cells, at, to), to, [...legs, to]);
  };
  run(position.cells, from, []);
  return runs;
};

const ownSquares = ({ cells, turn }: ToyPosition): readonly number[] =>
  cells.flatMap((cell, square) => (seatOf(cell) === turn ? [square] : []));

const legalMoves = (position: ToyPosition): readonly ToyMove[] => [
  ...position.cells.flatMap((cell, square) => (cell === '?' ? [{ flip: square }] : [])),
  ...ownSquares(position).flatMap((from) => runsOf(position, from).map((legs) => ({ from, legs }))),
];

const squaresOf = (picks: readonly Pick[]): readonly number[] =>
  picks.flatMap((pick) => (pick.at === 'square' ? [pick.square] : []));

const on = (square: number): Pick => ({ at: 'square', square });
const stop: Pick = { at: 'choice', choice: 'stop' };

const goesOn = (run: readonly number[], longer: readonly number[]): boolean =>
  longer.length > run.length && run.every((square, i) => longer[i] === square);

const picks = (position: ToyPosition, move: ToyMove): readonly Pick[] => {
  if ('flip' in move) return [on(move.flip)];
  const { from, legs } = move;
  const asks = runsOf(position, from).some((longer) => goesOn(legs, longer));
  return [on(from), ...legs.map(on), ...(asks ? [stop] : [])];
};

/** The position in the middle of a move. */
const preview = (position: ToyPosition, soFar: readonly Pick[]): ToyPosition => {
  const squares = squaresOf(soFar);
  const cells = squares.reduce(
    (now, to, i) => moved(now, squares[i - 1] ?? to, to),
    position.cells,
  );
  return { ...position, cells };
};

const attempt = (position: ToyPosition, word: readonly Pick[]): ToyMove | undefined => {
  const squares = squaresOf(word);
  const [from, ...legs] = squares;
  if (from === undefined) return undefined;
  if (position.cells[from] === '?') return legs.length === 0 ? { flip: from } : undefined;
  return seatOf(position.cells[from]) === undefined || legs.length === 0
    ? undefined
    : { from, legs };
};

const toyRefusals = {
  'not-your-turn': 'slip',
  'nothing-there': 'slip',
  'not-a-step': 'slip',
  'too-far': 'slip',
  crowded: 'foul',
} as const;

const refuse = (position: ToyPosition, word: readonly Pick[]): Refusal | null => {
  const begins = (move: ToyMove): boolean =>
    JSON.stringify(picks(position, move).slice(0, word.length)) === JSON.stringify(word);
  if (legalMoves(position).some(begins)) return null;
  const no = (rule: keyof typeof toyRefusals, square: number): Refusal => ({
    rule,
    class: toyRefusals[rule],
    evidence: [{ show: 'square', square, as: 'cause' }],
  });
  const squares = squaresOf(word);
  const [from = 0, ...legs] = squares;
  const seat = seatOf(position.cells[from]);
  if (seat === undefined) return no('nothing-there', from);
  if (seat !== position.turn) return no('not-your-turn', from);
  if (legs.length > stepsOf(position, from)) return no('too-far', from);
  let { cells } = position;
  let at = from;
  for (const to of legs) {
    if (!neighbours(at).includes(to) || !mayEnter(cells, seat, to)) return no('not-a-step', to);
    cells = moved(cells, at, to);
    at = to;
  }
  return no('crowded', at);
};

const play = (
  position: ToyPosition,
  { move, drawn }: { readonly move: ToyMove; readonly drawn?: string },
): ToyPosition => {
  const turn = other(position.turn);
  if ('from' in move) return { ...preview(position, [move.from, ...move.legs].map(on)), turn };
  if (drawn === undefined || !isCell(drawn)) throw new Error(`nothing was drawn for ${move.flip}`);
  return {
    ...position,
    turn,
    cells: position.cells.with(move.flip, drawn),
    pool: position.pool.replace(drawn, ''),
  };
};

const trace: Game<ToyPosition, ToyMove>['trace'] = ({ cells }, { move }) => {
  const none = { moved: [], removed: [], turned: [], appeared: [], hands: [] };
  if ('flip' in move) return { ...none, turned: [move.flip] };
  const { from, legs } = move;
  return {
    ...none,
    moved: legs.map((to, i) => ({ from: legs[i - 1] ?? from, to })),
    removed: [...new Set(legs)].filter((to) => to !== from && cells[to] !== '.'),
  };
};

const letters = 'abcdefghijkl';
const nameOf = (square: number): string =>
  `${letters[square % COLUMNS]}${Math.floor(square / COLUMNS) + 1}`;
const squareNamed = (name: string): number =>
  letters.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * COLUMNS;

const positionText = ({ cells, turn, pool, steps }: ToyPosition): string =>
  [cells.join(''), turn, [...pool].sort().join('') || '-', steps].join(' ');

const wrong = (code: string, text: string) =>
  fail({ code, line: 1, column: 1, excerpt: text.slice(0, 40) });

const parsePosition: Game<ToyPosition, ToyMove>['text']['parsePosition'] = (text) => {
  const [cells = '', turn, pool = '', steps = ''] = text.split(' ');
  const read = [...cells].filter(isCell);
  if (read.length !== COLUMNS * ROWS || (turn !== '0' && turn !== '1') || !/^[123]$/.test(steps))
    return wrong('no-position', text);
  return ok({
    cells: read,
    turn: turn === '0' ? 0 : 1,
    pool: pool === '-' ? '' : pool,
    steps: Number(steps),
  });
};

export const toyStart = `rrr.........${'....????....'}RRR......... 0 RrSs 3`;

const start = (setup = toyStart): ToyPosition => {
  const read = parsePosition(setup);
  if (!read.ok) throw new Error(`no position: ${setup}`);
  return read.value;
};

const rules: ToyRules = { aim: 'keep', repetitions: 3 };

type ToyLine = Line<ToyPosition, ToyMove>;

const key = ({ cells, turn }: ToyPosition): string => cells.join('') + turn;

/** The toy game. */
export const toy: Game<ToyPosition, ToyMove, ToyRules> = {
  id: 'toy',
  rules,
  start,
  turn: (position) => position.turn,
  legalMoves,
  attempt,
  owns: ({ cells, turn }, pick) => pick.at === 'square' && seatOf(cells[pick.square]) === turn,
  refuse,
  reach: ({ cells }, pick) => {
    const near = pick.at === 'square' ? neighbours(pick.square) : [];
    const seat = pick.at === 'square' ? seatOf(cells[pick.square]) : undefined;
    return {
      pattern: near,
      moves: near.filter((square) => cells[square] === '.'),
      captures: near.filter(
        (square) => seat !== undefined && seatOf(cells[square]) === other(seat),
      ),
      protects: near.filter((square) => seatOf(cells[square]) === seat),
    };
  },
  facts: (line): Facts => {
    const { count } = standingOf(toy, line);
    // The toy already warns at the second occurrence of a position.
    const warning = count < 2 ? null : { of: 'seen-before', about: null };
    return { checked: [], occurrences: count, warning };
  },
  draws: ({ pool }, move) =>
    'flip' in move
      ? [...new Set(pool)].map((drawn) => ({ drawn, weight: pool.split(drawn).length - 1 }))
      : [],
  play,
  trace,
  judge: (line: ToyLine, { aim, repetitions } = rules) => {
    const { position } = line;
    if (legalMoves(position).length === 0)
      return {
        winner: aim === 'keep' ? other(position.turn) : position.turn,
        by: 'no-piece',
        next: 'over',
      };
    return standingOf(toy, line).count >= repetitions
      ? { winner: null, by: 'repeated', next: 'over' }
      : undefined;
  },
  claims: { truce: { by: 'agreement' } },
  claim: ({ position }, seat, kind) =>
    kind === 'truce' && ownSquares({ ...position, turn: seat }).length === 1
      ? { winner: null, by: 'truce', next: 'over' }
      : null,
  preview,
  reached: (_, picks) => squaresOf(picks).at(-1) ?? 0,
  hidden: (move) => ('flip' in move ? nameOf(move.flip) : undefined),
  picks,
  text: {
    position: positionText,
    parsePosition,
    move: (move) =>
      'flip' in move ? `${nameOf(move.flip)}=` : [move.from, ...move.legs].map(nameOf).join('-'),
    parseMove: (text) => {
      if (/^[a-l][1-3]=$/.test(text)) return ok({ flip: squareNamed(text) });
      const [from, ...legs] = text.split('-').map(squareNamed);
      return from === undefined || !/^([a-l][1-3]-)+[a-l][1-3]$/.test(text)
        ? wrong('no-move', text)
        : ok({ from, legs });
    },
  },
  key,
};
