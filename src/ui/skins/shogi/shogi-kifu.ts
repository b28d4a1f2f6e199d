/** The files of shogi: a chunk of its own, loaded when someone opens or saves one. */
import type { Move } from '#games/shogi/move.ts';
import { parseKif } from '#games/shogi/notation/kif.ts';
import { formatKif } from '#games/shogi/notation/kif-write.ts';
import { formatSfen, parseSfen } from '#games/shogi/notation/sfen.ts';
import { formatUsiGame } from '#games/shogi/notation/usi-game.ts';
import { problems } from '#games/shogi/problems.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { fail, ok } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';
import type { Kifu } from '../../tongue.ts';
import { sideOf } from './sides.ts';

// A record on this table is one of this game, whose skin this is.
const asOwn = (record: GameRecord) => record as GameRecord<Move>;

/** Reads and writes the record formats of shogi. */
export const shogiKifu: Kifu = {
  read: (text, { reading: sentences }) => {
    const reading = parseKif(text);
    const words: Readonly<Record<string, string>> = sentences;
    if (!reading.ok) return fail(words[reading.error.code] ?? sentences['not-kif']);
    const { record, problems } = reading.value;
    return ok({
      record,
      problems: problems.map(({ code, line, excerpt }) => ({
        line,
        words: sentences[code],
        excerpt,
      })),
    });
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
  writeKif: (record) => formatKif(asOwn(record)),
  writeUsi: (record, node) => formatUsiGame(asOwn(record), node),
};
