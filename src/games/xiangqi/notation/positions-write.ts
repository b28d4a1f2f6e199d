/** Writes the main line for engines, or as a list of its positions. */

import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import type { Move } from '../move.ts';
import { play } from '../play.ts';
import { start } from '../starts.ts';
import { evenStart, formatFen } from './fen.ts';
import { formatMoveText } from './iccs.ts';

const movesTo = (record: GameRecord<Move>, node: number): readonly Move[] =>
  pathTo(record, node).flatMap((id) => nodeAt(record, id).turn?.move ?? []);

/** The line to a node as UCCI sends it to engines: `position startpos moves h2e2 h9g7`. */
export const formatUcci = (record: GameRecord<Move>, node: number): string => {
  const setup = record.setup === evenStart ? 'startpos' : `fen ${record.setup}`;
  const moves = movesTo(record, node).map(formatMoveText);
  return ['position', setup, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');
};

/** The main line as one line of UCCI. */
export const writeUcci = (record: GameRecord<Move>): string =>
  `${formatUcci(record, endOfGame(record))}\n`;

/** The main line as a list of its positions, one FEN a line, the first of them the start. */
export const writeFens = (record: GameRecord<Move>): string => {
  let position = start(record.setup);
  const lines = [formatFen(position)];
  for (const move of movesTo(record, endOfGame(record))) {
    position = play(position, { move });
    lines.push(formatFen(position));
  }
  return `${lines.join('\n')}\n`;
};
