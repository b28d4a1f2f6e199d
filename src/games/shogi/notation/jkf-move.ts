/** The moves of JKF. */

import type { Move } from '../move.ts';
import { isHandKind, kindNumber, mayPromote, PROMOTED } from '../piece.ts';
import { at, cellOf, handCount } from '../position.ts';
import { csaKinds } from './csa-vocabulary.ts';
import { fieldsOf, type Json, seatOf, squareOf, textOf } from './jkf-json.ts';
import type { NoticeCode } from './reading.ts';
import { boardMove, dropMove } from './shared-moves.ts';
import { previousTo, type Tree } from './tree.ts';

/** The move that JKF means in a position, with the piece named as it stands before the move; or why it means none. */
export const moveOfJkf = (value: Json, tree: Tree): Move | NoticeCode => {
  const fields = fieldsOf(value) ?? {};
  const { position } = tree;
  // The format lets a move leave out where it goes, if it goes where the last one went.
  const same = fields['to'] === undefined || fields['to'] === null;
  const to = same ? previousTo(tree) : squareOf(fields['to']);
  const kind = csaKinds.get(textOf(fields['piece']) ?? '');
  if (to === undefined || kind === undefined) return 'unreadable-move';
  const seat = seatOf(fields['color']) ?? position.turn;
  if (fields['from'] === undefined || fields['from'] === null) {
    if (!isHandKind(kind) || handCount(position, seat, kind) === 0) return 'impossible-move';
    return dropMove(kind, to, seat, position.turn);
  }
  const from = squareOf(fields['from']);
  if (from === undefined) return 'unreadable-move';
  const piece = at(position.cells, cellOf(from)) & 15;
  if (piece === 0 || from === to) return 'impossible-move';
  const number = kindNumber(kind);
  if (piece === number) return boardMove(from, to, fields['promote'] === true);
  // Some name the piece as it stands after the move.
  const turned = mayPromote(piece) && piece + PROMOTED === number;
  return turned ? boardMove(from, to, true) : 'impossible-move';
};
