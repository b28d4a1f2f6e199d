/** The moves of CSA files. */
import type { Seat } from '#kernel/game.ts';
import type { Move } from '../move.ts';
import { isHandKind, kindNumber, mayPromote, PROMOTED } from '../piece.ts';
import { at, cellOf, handCount, type Position, seatOf } from '../position.ts';
import { squareAt } from '../square.ts';
import { csaKinds } from './csa-vocabulary.ts';
import type { NoticeCode } from './reading.ts';
import { boardMove, dropMove } from './shared-moves.ts';

const digitAt = (text: string, at: number): number => {
  const digit = text.charCodeAt(at) - 0x30;
  return digit >= 0 && digit <= 9 ? digit : -1;
};

/** The move a statement means, `+7776FU`; or why it means none. A piece is named as it stands after the move. */
export const meaningOfCsa = (
  text: string,
  { position }: { readonly position: Position },
): Move | NoticeCode => {
  const seat: Seat = text.charAt(0) === '+' ? 0 : 1;
  const kind = csaKinds.get(text.slice(5, 7));
  const [fromFile, fromRank] = [digitAt(text, 1), digitAt(text, 2)];
  const [file, rank] = [digitAt(text, 3), digitAt(text, 4)];
  if (kind === undefined || fromFile === -1 || fromRank === -1 || file < 1 || rank < 1)
    return 'unreadable-move';
  const to = squareAt(file, rank);
  if (fromFile === 0 && fromRank === 0) {
    if (!isHandKind(kind) || handCount(position, seat, kind) === 0) return 'impossible-move';
    return dropMove(kind, to, seat, position.turn);
  }
  if (fromFile === 0 || fromRank === 0) return 'unreadable-move';
  const from = squareAt(fromFile, fromRank);
  const piece = at(position.cells, cellOf(from));
  const number = kindNumber(kind);
  if (piece === 0 || seatOf(piece) !== seat || from === to) return 'impossible-move';
  if ((piece & 15) === number) return boardMove(from, to, false);
  const promotes = mayPromote(piece & 15) && (piece & 15) + PROMOTED === number;
  return promotes ? boardMove(from, to, true) : 'impossible-move';
};
