/** The files of ko shogi: a chunk of its own, fetched when someone opens or saves one, or gives a position. */
import { noteAt } from '#record/notes.ts';
import type { GameRecord } from '#record/record.ts';
import type { Formats } from '../pack.ts';
import { setupReader } from '../reading.ts';
import type { Move } from './move.ts';
import { formatPosition, parsePosition } from './notation/position-text.ts';
import { readRecords } from './notation/read-record.ts';
import { FORMAT, type Loss, lineKinds, losses, noticeClasses } from './notation/reading.ts';
import { writeRecord } from './notation/write-record.ts';
import { problems } from './problems.ts';
import { sample } from './sample.ts';

// A record that is written as ko shogi is one of this game, whose files these are.
const asOwn = (record: GameRecord) => record as GameRecord<Move>;

/** Throws on a format that is none of its own. */
const expectFormat = (id: string): void => {
  if (id !== FORMAT) throw new Error(`ko shogi has no format ${id}`);
};

/** Reads and writes the record format of ko shogi, and reads its positions. */
export const koShogiFormats: Formats = {
  sample,
  formats: [
    {
      id: FORMAT,
      encodings: [
        ['utf-8', FORMAT],
        ['utf-8-bom', FORMAT],
      ],
    },
  ],
  endings: [FORMAT],
  notices: noticeClasses,
  lineKinds,
  read: readRecords,
  write: (record, format) => {
    expectFormat(format);
    return writeRecord(asOwn(record));
  },
  join: (texts) => texts.join('\n'),
  losses: (record, format) => {
    expectFormat(format);
    const isLost: Readonly<Record<Loss, boolean>> = {
      remarks: (record.remarks?.lines.length ?? 0) > 0,
      glyphs: record.nodes.some((node) => node && noteAt(node, 'glyph') !== undefined),
      arrows: record.nodes.some((node) => node && noteAt(node, 'arrows') !== undefined),
    };
    return losses.filter((loss) => isLost[loss]);
  },
  readSetup: setupReader(parsePosition, problems, formatPosition),
};
