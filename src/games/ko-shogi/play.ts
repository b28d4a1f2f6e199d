/** Making a move: the position after it, and what it changed. Nothing here asks whether the move is legal. */
import { other, type Seat, type Trace, type Turn } from '#kernel/game.ts';
import type { Move } from './move.ts';
import {
  ADVANCE_GUARD,
  BANNER,
  CLERK,
  DRUM,
  FLAME,
  FOG,
  KIND,
  LIGHT,
  PRIEST,
  PROMOTED,
  REAR_GUARD,
} from './piece.ts';
import {
  at,
  cellOf,
  distance,
  FIRST,
  faceOf,
  LAST,
  type Position,
  RIM,
  sideOf,
  squareOf,
} from './position.ts';
import { someFace } from './survey.ts';
import { startWalk, type Walk, walkAlong } from './walk.ts';
import { around } from './ways.ts';

/** The board after a turn, and the cells of what left it and of what turned over. */
interface Resolved {
  readonly cells: number[];
  readonly removed: number[];
  readonly turned: Set<number>;
}

/** Turns over the piece on a cell. A piece that turns over twice in one turn counts as not turned. */
const turnOver = ({ cells, turned }: Resolved, cell: number): void => {
  cells[cell] = at(cells, cell) ^ PROMOTED;
  if (!turned.delete(cell)) turned.add(cell);
};

const remove = ({ cells, removed }: Resolved, cell: number): void => {
  cells[cell] = 0;
  removed.push(cell);
};

const piecesOn = (cells: readonly number[]): readonly number[] => {
  const found: number[] = [];
  for (let cell = FIRST; cell <= LAST; cell++) {
    const piece = at(cells, cell);
    if (piece !== 0 && (piece & RIM) !== RIM) found.push(cell);
  }
  return found;
};

/** A flame that arrives burns all eight neighbours, its own side's too. */
const burn = (after: Resolved, flame: number): void => {
  for (const delta of around) {
    const piece = at(after.cells, flame + delta);
    if (piece !== 0 && (piece & RIM) !== RIM) remove(after, flame + delta);
  }
};

/** A clerk that promotes takes along the guards of its side, and puts out the flames of the other. */
const cascade = (after: Resolved, seat: Seat): void => {
  for (const cell of piecesOn(after.cells)) {
    const piece = at(after.cells, cell);
    const face = faceOf(piece);
    if ((piece & sideOf(seat)) === 0) {
      if (face === FLAME) remove(after, cell);
    } else if (face === ADVANCE_GUARD || face === REAR_GUARD) turnOver(after, cell);
  }
};

/** A fog within five points of an enemy light is a priest again. */
const lift = (after: Resolved): void => {
  const { cells } = after;
  const standing = piecesOn(cells);
  const lights = standing.filter((cell) => faceOf(at(cells, cell)) === LIGHT);
  if (lights.length === 0) return;
  for (const cell of standing) {
    const fog = at(cells, cell);
    if (faceOf(fog) !== FOG) continue;
    const isLit = lights.some(
      (light) => (at(cells, light) & fog & RIM) === 0 && distance(light, cell) <= 5,
    );
    if (isLit) turnOver(after, cell);
  }
};

/** Without a priest a side's thunderclap is a drum again, and its flag waver a banner. */
const depend = (after: Resolved): void => {
  for (const seat of [0, 1] as const) {
    if (someFace(after.cells, seat, (face) => (face & KIND) === PRIEST)) continue;
    for (const cell of piecesOn(after.cells)) {
      const piece = at(after.cells, cell);
      const face = faceOf(piece);
      if ((piece & sideOf(seat)) === 0) continue;
      if (face === (DRUM | PROMOTED) || face === (BANNER | PROMOTED)) turnOver(after, cell);
    }
  }
};

const promote = (after: Resolved, walk: Walk, { finish }: Move): void => {
  // A piece that was burned no longer stands there.
  const stands = at(walk.cells, walk.at) === walk.piece;
  if (!stands || finish !== 'promote' || !walk.promotable) return;
  turnOver(after, walk.at);
  if ((walk.piece & KIND) === CLERK) cascade(after, walk.seat);
};

/** The order of a turn: landings and shots, the flame's own fire, promotion and its cascade, fogs in the light, then what depends on priests. */
const resolve = (position: Position, move: Move): Resolved => {
  const walk = startWalk(position, cellOf(move.from));
  walkAlong(walk, move);
  const after: Resolved = {
    cells: walk.cells,
    removed: walk.legs.flatMap(({ to, taken, shots }) => [
      ...(taken === 0 ? [] : [to]),
      ...shots.flatMap(({ target, piece }) => (piece === 0 ? [] : [target])),
    ]),
    turned: new Set(),
  };
  if (walk.burned) after.removed.push(walk.at);
  else if (faceOf(walk.piece) === FLAME) burn(after, walk.at);
  promote(after, walk, move);
  lift(after);
  depend(after);
  return after;
};

/**
 * The position after a turn; the given one stays as it is. Every move that is physically possible can be played. In an
 * illegal one the piece on the landing point is taken, no matter whose it is, and the turn goes to the other seat.
 */
export const play = (position: Position, { move }: Turn<Move>): Position => ({
  cells: resolve(position, move).cells,
  turn: other(position.turn),
  ply: position.ply + 1,
  substitute: position.substitute,
});

/** The changes of a turn on the board, found from the position before it. */
export const trace = (before: Position, { move }: Turn<Move>): Trace => {
  const { removed, turned } = resolve(before, move);
  return {
    moved: move.legs.map(({ to }, i) => ({ from: move.legs[i - 1]?.to ?? move.from, to })),
    removed: [...new Set(removed)].map(squareOf),
    turned: [...turned].map(squareOf),
    appeared: [],
    hands: [],
  };
};
