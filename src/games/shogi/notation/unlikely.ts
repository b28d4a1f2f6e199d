/** Finds what a record says that cannot be so by the rules, though each of its words was understood. */
import type { Ending } from '#record/record.ts';
import { canMove } from '../generate.ts';
import { baseNumber, handKinds, KING, kindNumber, setCount } from '../piece.ts';
import { handCount, type Position, seatOf } from '../position.ts';

/** Whether a position has more pieces than a set, or a side more than one king. */
export const exceedsSet = (position: Position): boolean => {
  const counts = new Array<number>(8).fill(0);
  const kings = [0, 0];
  for (const piece of position.cells) {
    const number = piece & 15;
    // The rim and empty cells have none.
    if (number === 0) continue;
    if (number === KING) kings[seatOf(piece)] = (kings[seatOf(piece)] ?? 0) + 1;
    else counts[baseNumber(number)] = (counts[baseNumber(number)] ?? 0) + 1;
  }
  return (
    kings.some((count) => count > 1) ||
    handKinds.some((kind) => {
      const held = handCount(position, 0, kind) + handCount(position, 1, kind);
      return (counts[kindNumber(kind)] ?? 0) + held > setCount[kind];
    })
  );
};

/** Whether an ending says mate of a position in which its side can still move. */
export const isNoMate = (ending: Ending | null | undefined, position: Position): boolean =>
  ending?.by === 'checkmate' && ending.winner !== position.turn && canMove(position);
