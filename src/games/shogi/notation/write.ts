/** Writes a record in any format; `losses.ts` says beforehand what a format has no place for. */
import type { GameRecord } from '#record/record.ts';
import type { Move } from '../move.ts';
import { formatCsa } from './csa-write.ts';
import { formatJkf } from './jkf-write.ts';
import { formatKi2 } from './ki2-write.ts';
import { formatKif } from './kif-write.ts';
import { withNameHeaders } from './players.ts';
import type { Format } from './reading.ts';
import { formatSfenList, formatUsiLines } from './usi-game.ts';

/** Writes a record; the encoding that the file will have is named where the format has a place for it. */
export const writeKifu = (given: GameRecord<Move>, format: Format, encoding: string): string => {
  const record = withNameHeaders(given);
  switch (format) {
    case 'kif':
      return formatKif(record, encoding);
    case 'ki2':
      return formatKi2(record);
    case 'csa':
      return formatCsa(record, encoding);
    case 'jkf':
      return formatJkf(record);
    case 'usi':
      return formatUsiLines(record);
    case 'sfen':
      return formatSfenList(record);
  }
};
