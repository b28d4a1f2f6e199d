/** The files of xiangqi: a chunk of its own, fetched when someone opens or saves one, or gives a position. */
import type { GameRecord } from '#record/record.ts';
import type { FileFormat, Formats, NoticeClass } from '../pack.ts';
import { setupReader } from '../reading.ts';
import type { Move } from './move.ts';
import { formatFen, parseFen } from './notation/fen.ts';
import { lossesIn } from './notation/losses.ts';
import { readBytesWithin, readWithin } from './notation/read.ts';
import { drops, type Format, formats, lineKinds, repairs } from './notation/reading.ts';
import { writeRecord } from './notation/write.ts';
import { problems } from './problems.ts';
import { sample } from './sample.ts';

// A record that is written as xiangqi is one of this game, whose files these are.
const asOwn = (record: GameRecord) => record as GameRecord<Move>;

const formatOf = (id: string): Format => {
  const found = formats.find((format) => format === id);
  if (found === undefined) throw new Error(`xiangqi has no format ${id}`);
  return found;
};

const fileEndings: Readonly<Record<Format, string>> = {
  'pgn-iccs': 'pgn',
  'pgn-wxf': 'pgn',
  'pgn-chinese': 'pgn',
  dhtmlxq: 'txt',
  ucci: 'ucci',
  fen: 'fen',
};

/** The names of formats whose id in capitals is not their name. */
const names: Partial<Readonly<Record<Format, string>>> = {
  'pgn-iccs': 'PGN ICCS',
  'pgn-wxf': 'PGN WXF',
  'pgn-chinese': 'PGN 中文',
  dhtmlxq: 'DhtmlXQ',
};

const choiceOf = (id: Format): FileFormat => ({
  id,
  ...(names[id] && { name: names[id] }),
  encodings: [['utf-8', fileEndings[id]]],
});

const [first, ...others] = formats;

const classes: readonly (readonly [string, NoticeClass])[] = [
  ...repairs.map((code) => [code, 'repaired'] as const),
  ...drops.map((code) => [code, 'ignored'] as const),
];

/** Reads and writes the record formats of xiangqi, and reads its positions. */
export const xiangqiFormats: Formats = {
  sample,
  formats: [choiceOf(first), ...others.map(choiceOf)],
  onlyRead: [
    { id: 'pgn-san', name: 'PGN SAN' },
    { id: 'wxf' },
    { id: 'xqf', counts: 'entries' },
    { id: 'che' },
  ],
  endings: ['pgn', 'fen', 'ucci', 'wxf', 'xqf', 'che'],
  notices: Object.fromEntries(classes),
  lineKinds,
  read: (text, limits, onMoves) => readWithin(limits, text, onMoves),
  readBytes: (bytes, limits, onMoves) => readBytesWithin(limits, bytes, onMoves),
  write: (record, format) => writeRecord(asOwn(record), formatOf(format)),
  join: (texts) => texts.join('\n'),
  losses: (record, format) => lossesIn(asOwn(record), formatOf(format)),
  readSetup: setupReader(parseFen, problems, formatFen),
};
