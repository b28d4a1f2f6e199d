import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import type { Move } from '../move.ts';
import { handicaps } from '../starts.ts';
import { formatUsi } from './usi.ts';

/** The line to a node as USI sends it to engines: `position startpos moves 7g7f 3c3d`. */
export const formatUsiGame = (record: GameRecord<Move>, node: number): string => {
  const start = record.setup === handicaps.even ? 'startpos' : `sfen ${record.setup}`;
  const moves = pathTo(record, node).flatMap((id) => {
    const { turn } = nodeAt(record, id);
    return turn === null ? [] : [formatUsi(turn.move)];
  });
  return ['position', start, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');
};
