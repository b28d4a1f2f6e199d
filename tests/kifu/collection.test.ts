/** Reads and writes every file of the collection in every format. */
import { describe, expect, test } from 'vitest';
import { decode } from '#effects/files/decode.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { type Format, formats, noticeClasses } from '#games/shogi/notation/reading.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { seeded } from '../seeded.ts';
import {
  bytesOf,
  carried,
  filesEndingIn,
  mainLine,
  manifest,
  noKifu,
  present,
  readingOf,
  recordsOf,
  shapeIn,
  textOf,
} from './collection.ts';

const files = filesEndingIn(/\.(kifu?|ki2u?|csa|usi|sfen|jkf)$/i);
const kifu = files.filter((file) => !(file in noKifu));

/** A run does with one file of four what takes long. */
const quarter = (test: string, of = files): readonly string[] =>
  seeded(`files ${test}`, of, of.length / 4);

/** Files in which something cannot be used, with the notices for it. */
const flawed: Readonly<Record<string, readonly string[]>> = {
  // 投了, and 中断 below it.
  'kif/WandererXII+scalashogi_KifFixtures.scala_06.kif': ['second-ending 138'],
  'kif/mogproject+mog-core-scala_jvm_src_test_resources_kif_game_012.kif': ['second-ending 138'],
};

/** Files whose list was made by a reader that reads less than they contain. */
const misread = new Set([
  // tsshogi skips a line that begins with U+3000.
  'kif/WandererXII+scalashogi_KifFixtures.scala_01.kif',
]);

const formatsOfFile = (file: string): Format => {
  const [, ending = ''] = /\.(\w+)$/.exec(file.toLowerCase()) ?? [];
  if (ending === 'sfen') return 'usi';
  return (
    formats.find((format) => format === ending.replace('kifu', 'kif').replace('ki2u', 'ki2')) ??
    'kif'
  );
};

describe.skipIf(!present)('the collection', () => {
  test('each file opens in its format, or is refused with the listed reason', () => {
    expect(kifu.length).toBeGreaterThan(200);
    for (const file of files.filter((name) => name in noKifu))
      expect(readingOf(file), file).toMatchObject({
        ok: false,
        error: { code: noKifu[file] },
      });
    for (const file of kifu) {
      const read = readingOf(file);
      expect(read.ok && read.value.format, file).toBe(formatsOfFile(file));
    }
    console.info(`opened ${kifu.length} files; ${files.length - kifu.length} hold no kifu`);
  });

  test('no file is taken for a Chinese one', () => {
    for (const file of filesEndingIn(/./))
      expect(['gb18030', 'big5'], file).not.toContain(decode(bytesOf(file)).encoding);
  });

  test('nothing is left out of a file, except what is listed', () => {
    for (const file of kifu) {
      const read = readingOf(file);
      const left = (read.ok ? read.value.games : []).flatMap(({ notices }) =>
        notices
          .filter(({ code }) => noticeClasses[code] === 'ignored')
          .map(({ code, line }) => `${code} ${line}`),
      );
      expect(left, file).toEqual(flawed[file] ?? []);
    }
  });

  test('each line of a file is accounted for', () => {
    for (const file of kifu) {
      const read = readingOf(file);
      if (!read.ok || read.value.format === 'jkf') continue;
      const { games } = read.value;
      const told = games.reduce((sum, { lineKinds }) => sum + lineKinds.length, 0);
      expect(told, file).toBe(textOf(file).split(/\r\n|\r|\n/).length);
    }
  });

  test('files hold as many moves as other programs counted', () => {
    let counted = 0;
    for (const file of kifu) {
      const listed = manifest.get(file);
      if (listed === undefined || listed.plies === '' || misread.has(file)) continue;
      const [record] = recordsOf(file);
      expect(String(record && mainLine(record).length), `plies of ${file}`).toBe(listed.plies);
      counted += 1;
    }
    console.info(`${counted} files agree with the list`);
  });

  test.each(formats)(
    'written as %s and read again, all that the format carries is the same',
    (format) => {
      for (const file of quarter(`written as ${format}`, kifu))
        for (const record of recordsOf(file)) {
          const again = readKifu(writeKifu(record, format, 'UTF-8'));
          if (!again.ok) throw new Error(`${file} cannot be read again`);
          const [game, other] = again.value.games;
          expect(other, file).toBeUndefined();
          expect(game && shapeIn(game.record, carried[format]), file).toEqual(
            shapeIn(record, carried[format]),
          );
        }
    },
  );

  test('each file cut off at any byte gives an answer', () => {
    for (const file of quarter('cut off')) {
      const bytes = bytesOf(file);
      // A few cuts per file, at odd places. Every cut of every file would take minutes.
      const step = Math.max(1, Math.floor(bytes.length / 12));
      for (let length = bytes.length % step; length < bytes.length; length += step)
        expect(typeof readKifu(decode(bytes.slice(0, length)).text).ok).toBe('boolean');
    }
  });

  test('each file with any byte changed gives an answer', () => {
    let state = 7;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (const file of quarter('changed')) {
      const bytes = Uint8Array.from(bytesOf(file));
      for (let i = 0; i < 12 && bytes.length > 0; i++) {
        const changed = bytes.with(random(bytes.length), random(256));
        expect(typeof readKifu(decode(changed).text).ok).toBe('boolean');
      }
    }
  });
});
