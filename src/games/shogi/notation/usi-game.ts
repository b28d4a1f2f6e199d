import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import { handicaps } from '../starts.ts';
import { remarksFor } from './remarks.ts';
import { formatSfen } from './sfen.ts';
import { formatUsi } from './usi.ts';
import { startOf } from './write-tree.ts';

/** The line to a node as USI sends it to engines: `position startpos moves 7g7f 3c3d`. */
export const formatUsiGame = (record: GameRecord<Move>, node: number): string => {
  const start = record.setup === handicaps.even ? 'startpos' : `sfen ${record.setup}`;
  const moves = pathTo(record, node).flatMap((id) => {
    const { turn } = nodeAt(record, id);
    return turn === null ? [] : [formatUsi(turn.move)];
  });
  return ['position', start, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');
};

/** The main line as USI, with the remarks of its file above and below. */
export const formatUsiLines = (record: GameRecord<Move>): string => {
  const end = endOfGame(record);
  const remarks = remarksFor(record, 'usi');
  const below = pathTo(record, end)
    .slice(1)
    .flatMap((id) => remarks(id));
  const lines = [
    ...remarks(record.root),
    formatUsiGame(record, end),
    ...below,
    ...remarks(end, true),
  ];
  return `${lines.join('\n')}\n`;
};

/** The main line as a list of its positions, one SFEN a line, the first of them the start. */
export const formatSfenList = (record: GameRecord<Move>): string => {
  let position = startOf(record);
  const remarks = remarksFor(record, 'sfen');
  const lines = [...remarks(record.root), formatSfen(position)];
  for (const id of pathTo(record, endOfGame(record))) {
    const { turn } = nodeAt(record, id);
    if (turn === null) continue;
    position = play(position, turn);
    lines.push(formatSfen(position), ...remarks(id));
  }
  return `${lines.join('\n')}\n`;
};
