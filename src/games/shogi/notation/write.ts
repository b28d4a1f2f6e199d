/** Writes a record in any format; `losses.ts` says beforehand what a format has no place for. */
import type { GameRecord } from '#record/record.ts';
import type { Move } from '../move.ts';
import { csaVersionFor, formatCsa } from './csa-write.ts';
import { formatJkf } from './jkf-write.ts';
import { formatKi2 } from './ki2-write.ts';
import { formatKif } from './kif-write.ts';
import { withNameHeaders } from './players.ts';
import type { Format } from './reading.ts';
import type { CsaVersion } from './time-control.ts';
import { formatSfenList, formatUsiLines } from './usi-game.ts';

/** The version of a format in which a record is written where nobody asks for one; undefined where the format has only one. */
export const versionFor = (
  record: GameRecord<Move>,
  format: Format,
  encoding: string,
): CsaVersion | undefined =>
  format === 'csa' ? csaVersionFor(withNameHeaders(record), encoding) : undefined;

/**
 * Writes a record; the encoding that the file will have is named where the format has a place for it. A version is for CSA
 * alone, and the usual one where none is given.
 */
export const writeKifu = (
  given: GameRecord<Move>,
  format: Format,
  encoding: string,
  version?: CsaVersion,
): string => {
  const record = withNameHeaders(given);
  switch (format) {
    case 'kif':
      return formatKif(record, encoding);
    case 'ki2':
      return formatKi2(record);
    case 'csa':
      return formatCsa(record, encoding, version);
    case 'jkf':
      return formatJkf(record);
    case 'usi':
      return formatUsiLines(record);
    case 'sfen':
      return formatSfenList(record);
  }
};
