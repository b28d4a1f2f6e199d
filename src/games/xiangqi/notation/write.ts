/** Writes a record in any of the formats. */
import type { GameRecord } from '#record/record.ts';
import type { Move } from '../move.ts';
import { writeDhtmlXq } from './dhtmlxq-write.ts';
import { writePgn } from './pgn-write.ts';
import { writeFens, writeUcci } from './positions-write.ts';
import type { Format } from './reading.ts';

const writers: Readonly<Record<Format, (record: GameRecord<Move>) => string>> = {
  'pgn-iccs': (record) => writePgn(record, 'iccs'),
  'pgn-wxf': (record) => writePgn(record, 'wxf'),
  'pgn-chinese': (record) => writePgn(record, 'chinese'),
  dhtmlxq: writeDhtmlXq,
  ucci: writeUcci,
  fen: writeFens,
};

/** The text of a record in a format. */
export const writeRecord = (record: GameRecord<Move>, format: Format): string =>
  writers[format](record);
