/** Finds the attackers of a cell by walking out from it. Check, pins and every king's step depend on this. */
import type { Seat } from '#kernel/game.ts';
import { sourcesOf, straight } from './movement.ts';
import { CANNON, CHARIOT, ELEPHANT, HORSE, KING, MANDARIN, SOLDIER } from './piece.ts';
import { at, RIM, STRIDE, sideOf } from './position.ts';

/**
 * Whether a king on a cell would stand in check by a seat; the two kings attack one another along an open file. `ghost`
 * is a cell taken for empty, the one that a move leaves. `filled` is a cell taken for occupied by the king's own side,
 * the one that the move goes to. Both are -1 for none.
 */
export const isAttacked = (
  cells: readonly number[],
  cell: number,
  by: Seat,
  ghost: number,
  filled: number,
): boolean => {
  const side = sideOf(by);
  for (let i = 0; i < 4; i++) {
    const delta = at(straight, i);
    let to = cell + delta;
    while ((at(cells, to) === 0 && to !== filled) || to === ghost) to += delta;
    const first = at(cells, to);
    if (to !== filled) {
      if (first === RIM) continue;
      if (first === (side | CHARIOT)) return true;
      if (first === (side | KING) && (delta === STRIDE || delta === -STRIDE)) return true;
    }
    do to += delta;
    while ((at(cells, to) === 0 && to !== filled) || to === ghost);
    if (to !== filled && at(cells, to) === (side | CANNON)) return true;
  }
  const horses = sourcesOf(HORSE, by, cell);
  for (let i = 0; i < horses.length; i += 2) {
    const from = at(horses, i);
    if (at(cells, from) !== (side | HORSE) || from === filled) continue;
    const leg = at(horses, i + 1);
    if ((at(cells, leg) === 0 && leg !== filled) || leg === ghost) return true;
  }
  const soldiers = sourcesOf(SOLDIER, by, cell);
  for (let i = 0; i < soldiers.length; i += 2) {
    const from = at(soldiers, i);
    if (at(cells, from) === (side | SOLDIER) && from !== filled) return true;
  }
  return false;
};

const steppers = [SOLDIER, HORSE, ELEPHANT, MANDARIN, KING] as const;

/**
 * Every cell from which a seat attacks or guards a cell. `isKing` counts the other king along an open file too, as it
 * attacks nothing but a king.
 */
export const attackersOf = (
  cells: readonly number[],
  cell: number,
  by: Seat,
  isKing: boolean,
): readonly number[] => {
  const side = sideOf(by);
  const found: number[] = [];
  for (const delta of straight) {
    let to = cell + delta;
    while (at(cells, to) === 0) to += delta;
    const first = at(cells, to);
    if (first === RIM) continue;
    const upright = delta === STRIDE || delta === -STRIDE;
    if (first === (side | CHARIOT) || (isKing && upright && first === (side | KING)))
      found.push(to);
    do to += delta;
    while (at(cells, to) === 0);
    if (at(cells, to) === (side | CANNON)) found.push(to);
  }
  for (const kind of steppers) {
    const sources = sourcesOf(kind, by, cell);
    for (let i = 0; i < sources.length; i += 2) {
      const from = at(sources, i);
      const through = at(sources, i + 1);
      if (at(cells, from) !== (side | kind) || (through !== 0 && at(cells, through) !== 0))
        continue;
      if (!found.includes(from)) found.push(from);
    }
  }
  return found;
};

/** Every cell from which a seat checks the king on a cell, as `isAttacked` has it. */
export const checkersOf = (cells: readonly number[], king: number, by: Seat): readonly number[] =>
  attackersOf(cells, king, by, true).filter((cell) => {
    const kind = at(cells, cell) & 15;
    return kind !== ELEPHANT && kind !== MANDARIN && !isBeside(cells, king, cell);
  });

/** Whether the piece on a cell is a king that stands beside another: off the file kings do not attack one another. */
const isBeside = (cells: readonly number[], king: number, cell: number): boolean =>
  (at(cells, cell) & 15) === KING && (cell - king) % STRIDE !== 0;
