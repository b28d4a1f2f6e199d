/** The files of shogi: a chunk of its own, loaded when someone opens or saves one. */
import type { Move } from '#games/shogi/move.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { isRepair, type LinePart, type Reading } from '#games/shogi/notation/reading.ts';
import { formatSfen, parseSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsiGame } from '#games/shogi/notation/usi-game.ts';
import { lossesIn, writeKifu } from '#games/shogi/notation/write.ts';
import { problems } from '#games/shogi/problems.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { PageMessages } from '#i18n/catalogue.ts';
import { fail, ok } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';
import type { FileEncoding, Kifu, ReadKifu } from '../../tongue.ts';
import { sideOf } from './sides.ts';

// A record on this table is one of this game, whose skin this is.
const asOwn = (record: GameRecord) => record as GameRecord<Move>;

const encodingNames: Readonly<Record<FileEncoding, string>> = {
  shift_jis: 'Shift_JIS',
  'utf-8': 'UTF-8',
  'utf-8-bom': 'UTF-8',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

const noLine = new Set<LinePart>(['unknown', 'lost']);

const told = (reading: Reading, { reading: sentences, parts }: PageMessages['kifu']): ReadKifu => ({
  record: reading.record,
  notices: reading.notices.map((notice) => ({
    line: notice.line,
    repaired: isRepair(notice),
    words: sentences[notice.code],
    excerpt: notice.excerpt,
    slight: notice.code === 'spelling',
  })),
  lines: reading.parts.map((part, i) => ({
    line: reading.firstLine + i,
    words: parts[part],
    kept: !noLine.has(part),
  })),
});

/** Reads and writes the record formats of shogi. */
export const shogiKifu: Kifu = {
  read: (text, { kifu: words }) => {
    const file = readKifu(text);
    if (!file.ok) return fail(words.reading[file.error.code]);
    const { format, games } = file.value;
    return ok({ format, games: games.map((reading) => told(reading, words)) });
  },
  readSetup: (given, text, page) => {
    const read = parseSfen(given);
    if (!read.ok) return fail([page.setup.unreadable]);
    const found = problems(read.value);
    if (found.length === 0) return ok(formatSfen(read.value));
    return fail(
      found.map(({ code, seat, kind }) =>
        page.problems[code]({
          side: seat === null ? '' : sideOf(handicaps.even, seat, text).short,
          piece: kind === undefined ? '' : text.shogi.pieces[kind].name,
        }),
      ),
    );
  },
  formats: [
    {
      format: 'kif',
      encodings: [
        ['shift_jis', 'kif'],
        ['utf-8', 'kifu'],
      ],
    },
    {
      format: 'ki2',
      encodings: [
        ['shift_jis', 'ki2'],
        ['utf-8', 'ki2u'],
      ],
    },
    {
      format: 'csa',
      encodings: [
        ['shift_jis', 'csa'],
        ['utf-8', 'csa'],
      ],
    },
    { format: 'usi', encodings: [['utf-8', 'usi']] },
    { format: 'sfen', encodings: [['utf-8', 'sfen']] },
    { format: 'jkf', encodings: [['utf-8', 'jkf']] },
  ],
  write: (record, format, encoding) => writeKifu(asOwn(record), format, encodingNames[encoding]),
  losses: (record, format, { kifu: words }) =>
    lossesIn(asOwn(record), format).map((loss) => words.losses[loss]),
  writeUsi: (record, node) => formatUsiGame(asOwn(record), node),
};
