/** How a move is written in storage: as USI, but a drop from the hand of the side that is not to move says whose hand it is. */
import { other } from '#kernel/game.ts';
import { ok, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { formatUsi, parseUsi } from './usi.ts';

/** Writes a move for storage: `7g7f`, `P*5e`, and out of turn `P*5e@w`, with the side as SFEN has it. */
export const formatMoveText = (move: Move): string =>
  'drop' in move && move.by !== undefined
    ? `${formatUsi(move)}@${move.by === 0 ? 'b' : 'w'}`
    : formatUsi(move);

/**
 * Reads what `formatMoveText` wrote. Before it wrote the side, such a drop was kept as plain USI: where only the other
 * hand holds the piece, it came from there.
 */
export const parseMoveText = (text: string, position: Position): Result<Move, ParseError> => {
  const [, usi = text, side] = /^(\w\*\w\w)@([bw])$/.exec(text) ?? [];
  const own = parseUsi(usi, position);
  if (side === undefined ? own.ok : (side === 'b' ? 0 : 1) === position.turn) return own;
  const by = other(position.turn);
  const theirs = parseUsi(usi, { ...position, turn: by });
  if (!theirs.ok) return theirs;
  return 'drop' in theirs.value ? ok({ ...theirs.value, by }) : own;
};
