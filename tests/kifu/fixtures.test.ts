import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '#effects/files/decode.ts';
import type { Move } from '#games/shogi/move.ts';
import { formatKif } from '#games/shogi/notation/kif-write.ts';
import { readKifu } from '#games/shogi/notation/kifu.ts';
import { formats } from '#games/shogi/notation/reading.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, headerOf, nodeAt, pathTo } from '#record/record.ts';
import { holds } from '../law.ts';
import { reading } from '../read-one.ts';
import { seeded } from '../seeded.ts';
import { carried, shapeIn } from './collection.ts';

// Files written for these tests, one for each program and its habits.
const folder = new URL('./fixtures/', import.meta.url);
const besides = /\.(usi|md)$/;
const files = readdirSync(folder).filter((name) => !besides.test(name));

const bytesOf = (name: string): Uint8Array => readFileSync(new URL(name, folder));
const textOf = (name: string): string => decode(bytesOf(name)).text;

const readingFrom = (name: string) => reading(textOf(name));

const movesTo = (record: GameRecord<Move>, id: number): string =>
  pathTo(record, id)
    .map((at) => nodeAt(record, at).turn)
    .flatMap((turn) => (turn ? [formatUsi(turn.move)] : []))
    .join(' ');

/** Pieces of text that have a meaning in some format. */
const signs = [
  '\n',
  '変化：2手\n',
  '成',
  '(',
  ':',
  '：',
  '7',
  '|',
  'v',
  '\u0000',
  '同',
  '打',
  'まで',
  '手合割：',
  '1 ',
  '▲',
  '\n/\n',
  '%',
  "'*",
  '{',
  '"',
  ',',
];

/** Every line of play, the main line first. */
const linesOf = (record: GameRecord<Move>): readonly string[] =>
  record.nodes.flatMap((node) =>
    node && node.children.length === 0 ? [movesTo(record, node.id)] : [],
  );

const codesOf = (name: string): readonly string[] =>
  readingFrom(name).notices.map(({ code, line }) => `${code} ${line}`);

describe.each(files)('%s', (name) => {
  test('its main line is read move by move', () => {
    const { record } = readingFrom(name);
    const expected = readFileSync(new URL(name.replace(/\.\w+$/, '.usi'), folder), 'utf8');
    expect(movesTo(record, endOfGame(record))).toBe(expected.trim());
  });

  test.each(formats)(
    'written as %s and read again, all that the format carries is the same',
    (format) => {
      const { record } = readingFrom(name);
      const again = reading(writeKifu(record, format, 'UTF-8')).record;
      expect(shapeIn(again, carried[format])).toEqual(shapeIn(record, carried[format]));
    },
  );

  test('cut off anywhere it is read as far as it goes', () => {
    const bytes = bytesOf(name);
    const lengths = Array.from({ length: bytes.length + 1 }, (_, length) => length);
    for (const length of seeded(`cuts of ${name}`, lengths, lengths.length / 5))
      expect(typeof readKifu(decode(bytes.slice(0, length)).text).ok).toBe('boolean');
  });

  test('with any byte changed or a stray piece of text it is still read, and can be written', () => {
    const bytes = bytesOf(name);
    const text = textOf(name);
    const written = (damaged: string): void => {
      const read = readKifu(damaged);
      for (const { record } of read.ok ? read.value.games : []) {
        for (const format of formats) expect(writeKifu(record, format, 'UTF-8')).not.toBe('');
        const again = readKifu(formatKif(record));
        const nodes = again.ok ? again.value.games[0]?.record.nodes.length : 0;
        expect(nodes).toBe(record.nodes.length);
      }
    };
    holds(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) =>
        written(decode(Uint8Array.from(bytes).with(at, byte)).text),
      ),
      { numRuns: 60 },
    );
    holds(
      fc.property(fc.nat(text.length), fc.nat(8), fc.constantFrom(...signs), (at, cut, sign) =>
        written(`${text.slice(0, at)}${sign}${text.slice(at + cut)}`),
      ),
      { numRuns: 90 },
    );
  });
});

test('a row of unreadable moves comes back from KIF as unreadable, and is not played', () => {
  const { record } = reading(`1 ${textOf('web.ki2').slice(5)}`);
  expect(record.remarks?.lines.map(({ text }) => text)).toEqual(['☗56歩 ☖54歩 ☗68玉 ☖52飛 ☗投了']);
  const again = reading(formatKif(record)).record;
  expect(again.nodes).toHaveLength(1);
  expect(again.remarks).toEqual(record.remarks);
});

test.each(files.filter((name) => name !== 'mistakes.kif'))('nothing is wrong with %s', (name) => {
  expect(codesOf(name).filter((code) => !code.startsWith('spelling'))).toEqual([]);
});

test('half-width colons and digits and an unusual end are read, and pointed out', () => {
  expect(readingFrom('web-half-width.kif').notices).toMatchObject([
    { code: 'spelling', line: 2, also: [3, 4, 7, 8, 9, 11] },
  ]);
});

test('variations of Kifu for Windows begin where they leave the main line', () => {
  const { record } = readingFrom('kifu-for-windows.kif');
  expect([...linesOf(record)].sort()).toEqual([
    '7g7f 3c3d 2g2f 4c4d 3i4h',
    '7g7f 3c3d 2g2f 8c8d 2f2e',
    '7g7f 7a6b',
    '7g7f 8c8d 2g2f',
  ]);
  expect(headerOf(record, '先手')).toBe('髙橋①');
  expect(headerOf(record, '手合割')).toBe('平手');
  expect(nodeAt(record, 0).comment).toBe('対局前のことば');
  expect(nodeAt(record, 1)).toMatchObject({ comment: '角道を開ける', spentMs: 12_000 });
  expect(nodeAt(record, 3).bookmark).toBe('居飛車');
  expect(nodeAt(record, 4).spentMs).toBe(60_000);
  expect(record.ending).toEqual({ winner: 0, by: 'resignation', word: '投了', spentMs: 0 });
});

test('lines of an engine are kept as comment text', () => {
  const { record } = readingFrom('shogidokoro.kif');
  expect(nodeAt(record, 1).comment).toBe('*評価値 45 読み筋 ▲２六歩 △８四歩\n45');
  expect(record.ending).toEqual({ winner: 0, by: 'timeout', word: '切れ負け', spentMs: 5000 });
});

test('a comment keeps its empty lines', () => {
  const { record } = readingFrom('shogigui.kifu');
  expect(nodeAt(record, 2)).toMatchObject({
    comment: 'ここで\n\n二つの道がある',
    bookmark: '角道',
  });
  expect(nodeAt(record, 0).bookmark).toBe('はじめ');
});

test('81Dojo writes time without a total, and its own word for the end is kept', () => {
  const { record } = readingFrom('81dojo.kif');
  expect(nodeAt(record, 1).spentMs).toBe(7000);
  expect(nodeAt(record, 3).spentMs).toBe(65_000);
  expect(record.ending).toEqual({ winner: 0, by: 'timeout', word: 'Time-up', spentMs: 0 });
  expect(headerOf(record, '場所')).toBe('81Dojo (ver.2016/03/20)');
});

test('in a handicap game uwate is the second seat and moves first', () => {
  const { record } = readingFrom('piyo-shogi.kif');
  expect(record.setup).toBe('lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1');
  expect(record.ending).toMatchObject({ winner: 0, by: 'foul' });
});

test('a diagram overrides the even start named above it', () => {
  const { record } = readingFrom('kakinoki-tsume.kif');
  expect(record.setup).toBe('6+R1k/9/8p/9/9/9/9/9/9 b Gr2b3g4s4n4l17p 1');
  expect(record.ending).toMatchObject({ winner: 0, by: 'checkmate' });
  expect(record.nodes.find((node) => node?.ending)).toMatchObject({
    ending: { winner: null, by: 'interrupted', word: '中断' },
  });
});

test('a diagram tells whose turn it is, how many moves were played, and small words for promoted pieces', () => {
  const { record } = readingFrom('shogihome.kifu');
  expect(record.setup).toBe('4K4/9/9/9/9/9/+r+bgggg+b+r1/+s+n+l+pk4/9 w S3P 121');
  expect(record.ending).toMatchObject({ winner: 1, by: 'declaration', word: '入玉勝ち' });
});

test('an agreed end has no winner', () => {
  expect(readingFrom('web-half-width.kif').record.ending).toEqual({
    winner: null,
    by: 'agreement',
    word: '引分け',
  });
});

test('live records of an association keep their heads, their breaks and the sealed move', () => {
  const { record } = readingFrom('association.kif');
  expect(decode(bytesOf('association.kif')).encoding).toBe('shift_jis');
  expect(headerOf(record, '昼食休憩')).toBe('12:30～13:30');
  expect(headerOf(record, '振り駒')).toBe('3,0,甲');
  expect(nodeAt(record, 5)).toMatchObject({
    comment: '【昼食休憩】\n甲野はそば、乙山はうどん。',
    spentMs: 420_000,
  });
  expect(nodeAt(record, 8).bookmark).toBe('封じ手');
});

test('a problem of the day has its address as a remark, and its failed try as a variation', () => {
  const { record } = readingFrom('daily-tsume.kif');
  expect(record.setup).toBe('8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1');
  expect(record.remarks?.lines[0]?.text).toBe('# https://example.org/tsume/1.html');
  expect([...linesOf(record)].sort()).toEqual(['G*1b', 'G*2a 1a2a']);
  expect(readingFrom('problem.csa').record.setup).toBe(record.setup);
});

test('a file of a bridge is read with the values of its engine, and ends by sennichite and jishogi', () => {
  const { record } = readingFrom('bridge.kifu');
  expect(nodeAt(record, 1).comment.split('\n')).toHaveLength(4);
  expect(record.ending).toMatchObject({ winner: null, by: 'sennichite' });
  const jkf = readingFrom('bridge-head.jkf').record;
  expect(headerOf(jkf, '表題')).toBe(headerOf(record, '表題'));
  expect(jkf.ending).toMatchObject({ winner: null, by: 'impasse' });
});

test('a championship says its time and what its programs thought; the flag loses', () => {
  const { record } = readingFrom('championship.csa');
  expect(headerOf(record, '先手')).toBe('甲号');
  expect(nodeAt(record, 1).comment).toBe('* 41 -4132KI');
  expect(record.remarks?.lines.map(({ text }) => text)).toContain("'Increment:5");
  expect(record.ending).toEqual({ winner: 1, by: 'timeout', spentMs: 900_000 });
});

test('a handicap set up piece by piece is recognised, and a foul of uwate loses', () => {
  const { record } = readingFrom('pieces.csa');
  expect(record.setup).toBe('lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1');
  expect(record.players).toEqual(['demo', 'other']);
  expect(record.ending).toEqual({ winner: 0, by: 'foul' });
});

test('dates of browsers and grades behind names are kept as they are', () => {
  expect(headerOf(readingFrom('server-iso.kif').record, '開始日時')).toBe(
    '2026-03-22T01:00:00.000Z',
  );
  expect(readingFrom('phone-app.kif').record.players).toEqual(['あさ 二段', 'ゆう 初段']);
});

test.each([
  ['unix.ki2', 'euc-jp'],
  ['notepad.kif', 'utf-16le'],
  ['bridge.kifu', 'utf-8'],
])('%s is known by its bytes to be %s', (name, encoding) => {
  const { text, encoding: found } = decode(bytesOf(name));
  expect(found).toBe(encoding);
  expect(text.charCodeAt(0)).not.toBe(0xfeff);
});

test('the list of fixtures names each of them', () => {
  const list = readFileSync(new URL('README.md', folder), 'utf8');
  expect(files.filter((name) => !list.includes(`| \`${name}\` |`))).toEqual([]);
});

test('each mistake is named with its line, and what can be read is kept', () => {
  expect(codesOf('mistakes.kif')).toEqual([
    'kept-line 3',
    'bad-time 5',
    'impossible-move 7',
    'illegal-move 13',
    'bad-variation 15',
    'unknown-ending 19',
  ]);
  const { record } = readingFrom('mistakes.kif');
  expect([...linesOf(record)].sort()).toEqual(['7g7f 3c3d', '7g7f 8c8d 6i7h', '7g7f 8c8d 8h2b']);
  const foul = record.nodes.find((node) => node?.illegal);
  expect(foul).toMatchObject({ ending: { winner: 1, by: 'foul', word: '反則勝ち' } });
  expect(record.ending).toBeNull();
});
