/** The files of shogi: a chunk of its own, fetched when someone opens or saves one, or gives a position. */

import type { GameRecord } from '#record/record.ts';
import { encodingNames } from '../file-names.ts';
import type { FileFormat, Formats } from '../pack.ts';
import { setupReader } from '../reading.ts';
import type { Move } from './move.ts';
import { readWithin } from './notation/kifu.ts';
import { lossesIn } from './notation/losses.ts';
import {
  type Format,
  formats,
  type LineKind,
  noticeClasses,
  onlyRead,
} from './notation/reading.ts';
import { formatSfen, parseSfen } from './notation/sfen.ts';
import { type CsaVersion, csaVersions } from './notation/time-control.ts';
import { versionFor, writeKifu } from './notation/write.ts';
import { problems } from './problems.ts';
import { sample } from './sample.ts';

// Only records of shogi are written here, so their moves are moves of shogi.
const asOwn = (record: GameRecord) => record as GameRecord<Move>;

const formatOf = (id: string): Format => {
  const found = formats.find((format) => format === id);
  if (found === undefined) throw new Error(`shogi has no format ${id}`);
  return found;
};

const encodings: Readonly<Record<Format, FileFormat['encodings']>> = {
  kif: [
    ['shift_jis', 'kif'],
    ['utf-8', 'kifu'],
  ],
  ki2: [
    ['shift_jis', 'ki2'],
    ['utf-8', 'ki2u'],
  ],
  csa: [
    ['shift_jis', 'csa'],
    ['utf-8', 'csa'],
  ],
  usi: [['utf-8', 'usi']],
  sfen: [['utf-8', 'sfen']],
  jkf: [['utf-8', 'jkf']],
};

const lineKinds: Readonly<Record<LineKind, boolean>> = {
  header: true,
  position: true,
  move: true,
  ending: true,
  comment: true,
  bookmark: true,
  variation: true,
  remark: true,
  blank: true,
  layout: true,
  unknown: false,
  lost: false,
};

const choiceOf = (id: Format): FileFormat => ({
  id,
  encodings: encodings[id],
  // JKF is JSON, and its reader counts entries instead of lines.
  ...(id === 'jkf' && { counts: 'entries' }),
  ...(id === 'csa' && { versions: csaVersions }),
  // The other formats are read by people on any system, these by engines and programs.
  ...((id === 'usi' || id === 'sfen' || id === 'jkf') && { lineEnd: '\n' }),
});

/** A version of a format that was asked for; undefined where none was. */
const versionOf = (format: Format, asked: string | undefined): CsaVersion | undefined => {
  if (asked === undefined) return undefined;
  const found = csaVersions.find((version) => version === asked);
  if (format !== 'csa' || found === undefined) throw new Error(`${format} has no version ${asked}`);
  return found;
};

const [first, ...others] = formats;

/** Reads and writes the record formats of shogi, and reads its positions. */
export const shogiFormats: Formats = {
  sample,
  formats: [choiceOf(first), ...others.map(choiceOf)],
  onlyRead: onlyRead.map((id) => ({ id })),
  endings: [
    'kif',
    'kifu',
    'ki2',
    'ki2u',
    'csa',
    'usi',
    'sfen',
    'jkf',
    'json',
    'psn',
    'psn2',
    'pgn',
  ],
  notices: noticeClasses,
  lineKinds,
  read: (text, limits, onMoves) => readWithin(limits, text, onMoves),
  write: (record, id, encoding, version) => {
    const format = formatOf(id);
    return writeKifu(asOwn(record), format, encodingNames[encoding], versionOf(format, version));
  },
  join: (texts, id) => {
    switch (formatOf(id)) {
      case 'jkf':
        return `[${texts.map((text) => text.trimEnd()).join(',\n')}]\n`;
      case 'csa':
        // Version 3 names the encoding and itself once, above the first game.
        return texts
          .map((text, i) => (i === 0 ? text : text.replace(/^'CSA encoding=.*\nV.*\n/, '')))
          .join('/\n');
      case 'usi':
      case 'sfen':
        return texts.join('');
      default:
        return texts.join('\n');
    }
  },
  usualVersion: (record, format, encoding) =>
    versionFor(asOwn(record), formatOf(format), encodingNames[encoding]),
  losses: (record, id, encoding = 'utf-8', version) => {
    const format = formatOf(id);
    return lossesIn(asOwn(record), format, encodingNames[encoding], versionOf(format, version));
  },
  readSetup: setupReader(parseSfen, problems, formatSfen),
};
