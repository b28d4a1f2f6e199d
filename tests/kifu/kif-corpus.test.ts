import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importKIF, Move as TheirMove } from 'tsshogi';
import { describe, expect, test } from 'vitest';
import { decode } from '#effects/decode.ts';
import type { Move } from '#games/shogi/move.ts';
import { parseKif } from '#games/shogi/notation/kif.ts';
import { formatKif } from '#games/shogi/notation/kif-write.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';

// Real files, read where they are and never copied here.
const corpus = resolve(process.env['KIFU_CORPUS'] ?? '../shared/data/records');
const present = existsSync(corpus);

const files = present
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.kifu?$/i.test(name))
      .sort()
  : [];

interface Listed {
  readonly plies: string;
  readonly variations: string;
  readonly comments: string;
  readonly bookmarks: string;
  readonly setup: string;
}

const manifest = new Map<string, Listed>();
if (present && existsSync(join(corpus, 'MANIFEST.tsv')))
  for (const line of readFileSync(join(corpus, 'MANIFEST.tsv'), 'utf8').split('\n').slice(1)) {
    const [file = '', , , , , plies = '', variations = '', comments = '', bookmarks = ''] =
      line.split('\t');
    const setup = line.split('\t')[10] ?? '';
    manifest.set(file, { plies, variations, comments, bookmarks, setup });
  }

/** Files in which there is no kifu of shogi, and why. */
const noKifu: Readonly<Record<string, string>> = {
  'kif/Qupffer+shogi-notion-viewer_kif_empty.kif': 'empty-file',
  // Chu shogi.
  'kif/WandererXII+scalashogi_KifFixtures.scala_09.kif': 'not-kif',
};

/** Where tsshogi 2.2.0 is known to read less than is there. */
const theirFaults: Readonly<Record<string, string>> = {
  'kif/WandererXII+scalashogi_KifFixtures.scala_01.kif':
    'passes over a line that begins with U+3000',
  'kif/SH11235+shogi_packages_web_test-data_tsume-shogi.kif': 'does not read a diagram in remarks',
  'kif/SH11235+shogi_packages_web_test-data_tsume-shogi-with-position.kif':
    'does not read a diagram in remarks',
};

const textOf = (file: string): string => decode(readFileSync(join(corpus, file))).text;

const recordOf = (file: string): GameRecord<Move> => {
  const read = parseKif(textOf(file));
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
  return read.value.record;
};

const mainLine = (record: GameRecord<Move>): readonly string[] =>
  pathTo(record, endOfGame(record)).flatMap((id) => {
    const { turn } = nodeAt(record, id);
    return turn ? [formatUsi(turn.move)] : [];
  });

const nodesOf = (record: GameRecord<Move>) => record.nodes.filter((node) => node !== undefined);

const kifu = files.filter((file) => !(file in noKifu));

if (!present) console.info(`no kifu at ${corpus}: the tests of real files are skipped`);

describe.skipIf(!present)('real files', () => {
  test('there are some, and each opens or says why not', () => {
    expect(kifu.length).toBeGreaterThan(0);
    for (const file of files.filter((name) => name in noKifu))
      expect(parseKif(textOf(file))).toMatchObject({ ok: false, error: { code: noKifu[file] } });
    for (const file of kifu) expect(recordOf(file).nodes.length).toBeGreaterThan(0);
    console.info(`read ${kifu.length} kifu, and ${files.length - kifu.length} files without one`);
  });

  test('no move of theirs is unreadable or impossible', () => {
    for (const file of kifu) {
      const read = parseKif(textOf(file));
      const stopped = read.ok
        ? read.value.problems.filter(({ code }) => /^(impossible|unreadable)-move$/.test(code))
        : [];
      expect(stopped, file).toEqual([]);
    }
  });

  test('they hold the moves, variations, comments and bookmarks that others counted', () => {
    let counted = 0;
    for (const file of kifu) {
      const listed = manifest.get(file);
      if (listed === undefined || listed.plies === '' || file in theirFaults) continue;
      const record = recordOf(file);
      const nodes = nodesOf(record);
      expect(record.setup, file).toBe(listed.setup);
      expect(String(mainLine(record).length), `plies of ${file}`).toBe(listed.plies);
      // They count a second ending as a variation, and the comment below an ending as the ending's own.
      const variations = nodes.reduce(
        (sum, node) => sum + Math.max(0, node.children.length - 1),
        0,
      );
      const extra = /^ *\d+ (投了).*\n *\d+ 中断/m.test(textOf(file).replace(/\r/g, '')) ? 1 : 0;
      expect(String(variations + extra), `variations of ${file}`).toBe(listed.variations);
      const comments = nodes.filter(({ comment }) => comment !== '').length;
      expect([String(comments), String(comments + 1)], `comments of ${file}`).toContain(
        listed.comments,
      );
      const bookmarks = nodes.filter(({ bookmark }) => bookmark !== undefined).length;
      expect(String(bookmarks), `bookmarks of ${file}`).toBe(listed.bookmarks);
      counted += 1;
    }
    console.info(`${counted} kifu agree with the list`);
  });

  test('written and read again they are the same', () => {
    for (const file of kifu) {
      const record = recordOf(file);
      const again = parseKif(formatKif(record));
      if (!again.ok) throw new Error(`${file} cannot be read again`);
      // A file without 手合割 gets one.
      const given = record.headers.some(([key]) => key === '手合割');
      const headers = again.value.record.headers.filter(([key]) => given || key !== '手合割');
      expect({ ...again.value.record, headers }, file).toEqual(record);
    }
  });

  test('what is written tsshogi reads, too', () => {
    for (const file of kifu) {
      const record = recordOf(file);
      const theirs = importKIF(formatKif(record));
      if (theirs instanceof Error) throw new Error(`${file}: ${theirs.message}`);
      const moves = theirs.moves.flatMap(({ move }) =>
        move instanceof TheirMove ? [move.usi] : [],
      );
      expect(moves, file).toEqual(mainLine(record));
      expect(theirs.initialPosition.sfen.split(' ').slice(0, 3), file).toEqual(
        record.setup.split(' ').slice(0, 3),
      );
    }
  });

  test('cut off anywhere they give an answer', () => {
    for (const file of kifu) {
      const text = textOf(file);
      // Some forty cuts a file, at odd places: every cut of every file would take minutes.
      const step = Math.max(1, Math.floor(text.length / 40));
      for (let length = text.length % step; length < text.length; length += step)
        expect(typeof parseKif(text.slice(0, length)).ok).toBe('boolean');
    }
  });

  test('tsshogi reads the same main line where it reads one', () => {
    let compared = 0;
    for (const file of kifu) {
      if (file in theirFaults) continue;
      const theirs = importKIF(textOf(file));
      if (theirs instanceof Error) continue;
      const moves = theirs.moves.flatMap(({ move }) =>
        move instanceof TheirMove ? [move.usi] : [],
      );
      expect(mainLine(recordOf(file)), file).toEqual(moves);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(kifu.length / 2);
    console.info(`${compared} kifu agree with tsshogi`);
  });
});
