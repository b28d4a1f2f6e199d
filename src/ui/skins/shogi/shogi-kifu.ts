/** The files of shogi: a chunk of its own, loaded when someone saves one. */

import type { Move } from '#games/shogi/move.ts';
import { lossesIn } from '#games/shogi/notation/losses.ts';
import { formatSfen, parseSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsiGame } from '#games/shogi/notation/usi-game.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { problems } from '#games/shogi/problems.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { ShogiMessages, ShogiPageMessages } from '#i18n/shogi/catalogue.ts';
import { fail, ok } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';
import type { FileEncoding, Kifu } from '../../tongue.ts';
import { withPlayed } from './played-headers.ts';
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

/** Writes the record formats of shogi, and reads its positions. */
export const shogiKifu: Kifu<ShogiMessages, ShogiPageMessages> = {
  readSetup: (given, text, page) => {
    const read = parseSfen(given);
    if (!read.ok) return fail([page.setup.unreadable]);
    const found = problems(read.value);
    if (found.length === 0) return ok(formatSfen(read.value));
    return fail(
      found.map(({ code, seat, kind }) =>
        page.game.problems[code]({
          side: seat === null ? '' : sideOf(handicaps.even, seat, text),
          piece: kind === undefined ? '' : text.game.pieces[kind].name,
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
  played: (record, game) => ({ ...record, headers: withPlayed(record.headers, game) }),
  write: (record, format, encoding) => writeKifu(asOwn(record), format, encodingNames[encoding]),
  losses: (record, format, { kifu: words }) =>
    lossesIn(asOwn(record), format).map((loss) => words.losses[loss]),
  writeUsi: (record, node) => formatUsiGame(asOwn(record), node),
};
