/** The files of banqi: a chunk of its own, fetched when someone opens or saves one, or gives a position. */

import type { GameRecord } from '#record/record.ts';
import type { FileFormat, Formats } from '../pack.ts';
import { setupReader } from '../reading.ts';
import type { Move } from './move.ts';
import { lossesIn } from './notation/losses.ts';
import { formatPosition, parsePosition } from './notation/position-text.ts';
import { readBanqi } from './notation/read.ts';
import { type Format, formats, lineKinds, notices } from './notation/reading.ts';
import { writeBanqi } from './notation/write.ts';
import { problems } from './problems.ts';
import { sample } from './sample.ts';

// A record that is written as banqi is one of this game, whose files these are.
const asOwn = (record: GameRecord) => record as GameRecord<Move>;

const formatOf = (id: string): Format => {
  const found = formats.find((format) => format === id);
  if (found === undefined) throw new Error(`banqi has no format ${id}`);
  return found;
};

const endings: Readonly<Record<Format, string>> = { record: 'banqi', position: 'txt' };

const choiceOf = (id: Format): FileFormat => ({ id, encodings: [['utf-8', endings[id]]] });

const [first, ...others] = formats;

/** Reads and writes the records of banqi, and reads its positions. */
export const banqiFormats: Formats = {
  sample,
  formats: [choiceOf(first), ...others.map(choiceOf)],
  endings: ['banqi', 'pgn'],
  notices,
  lineKinds,
  read: readBanqi,
  write: (record, format) => writeBanqi(asOwn(record), formatOf(format)),
  join: (texts) => texts.join('\n'),
  losses: (record, format) => lossesIn(asOwn(record), formatOf(format)),
  readSetup: setupReader(parsePosition, problems, formatPosition),
};
