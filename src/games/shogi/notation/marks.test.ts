/** Arrows, circles, glyphs and bookmarks through files. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setArrows, setBookmark, setGlyph } from '#record/edit.ts';
import { type Arrow, glyphs } from '#record/marks.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';
import { holds } from '../../../../tests/law.ts';
import { arrowLines } from '../../../../tests/long-texts.ts';
import { noticesOf, reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { handKinds } from '../piece.ts';
import { readKifu } from './kifu.ts';
import { lossesIn } from './losses.ts';
import { formatArrow, parseArrow, readMarkLine } from './marks.ts';
import { formats } from './reading.ts';
import { writeKifu } from './write.ts';

const at = (square: number) => ({ at: 'square', square }) as const;
const pawnOf = (seat: 0 | 1) => ({ at: 'hand', seat, kind: 'pawn' }) as const;

const kif = (...below: readonly string[]): string =>
  ['手合割：平手', '手数----指手---------消費時間--', '1 ７六歩(77)', ...below].join('\n');

const variations = reading(
  kif('*角道', '2 ３四歩(33)', '3 投了', '変化：2手', '2 ８四歩(83)', '3 ２六歩(27)'),
).record;

describe('an arrow is written as', () => {
  test.each<[string, Arrow]>([
    ['7g7f', { from: at(56), to: at(47) }],
    ['5e', { from: at(40) }],
    ['P*', { from: pawnOf(0) }],
    ['p*', { from: pawnOf(1) }],
    ['P*5e', { from: pawnOf(0), to: at(40) }],
    ['b*1a', { from: { at: 'hand', seat: 1, kind: 'bishop' }, to: at(8) }],
  ])('%s', (text, arrow) => {
    expect(formatArrow(arrow)).toBe(text);
    expect(parseArrow(text)).toEqual(arrow);
  });

  test('nothing where it points at what shogi does not have', () => {
    const strange: readonly Arrow[] = [
      { from: at(81) },
      { from: at(0), to: at(400) },
      { from: at(1.5) },
      { from: { at: 'hand', seat: 0, kind: 'king' } },
      { from: { at: 'hand', seat: 0, kind: 'toString' } },
    ];
    expect(strange.map(formatArrow)).toEqual(strange.map(() => undefined));
    for (const text of ['', '0a', '5j', 'K*', 'X*', '+P*', '7g7f+', '7g*', 'P5e', '７六', '7G7F'])
      expect(parseArrow(text), text).toBeUndefined();
  });
});

describe('in KIF and KI2', () => {
  test('arrows and a glyph are remarks behind the move', () => {
    const arrows = [{ from: at(56), to: at(47) }, { from: at(40) }, { from: pawnOf(1) }];
    const record = setGlyph(setArrows(variations, 1, arrows), 1, '!?') as GameRecord<Move>;
    for (const format of ['kif', 'ki2'] as const)
      expect(writeKifu(record, format, 'UTF-8')).toContain(
        '*角道\n#arrows 7g7f 5e p*\n#glyph !?\n',
      );
  });

  test('those of the first position stand above the first move, behind its comment', () => {
    const record = setArrows(variations, 0, [{ from: at(40) }]) as GameRecord<Move>;
    for (const format of ['kif', 'ki2'] as const) {
      const text = writeKifu(record, format, 'UTF-8');
      expect(text.indexOf('#arrows 5e')).toBeLessThan(text.search(/７六歩/));
      expect(nodeAt(reading(text).record, 0).arrows).toEqual([{ from: at(40) }]);
    }
  });

  test('the first positions of two games in a file keep their own', () => {
    const circled = (square: number) =>
      setArrows(variations, 0, [{ from: at(square) }]) as GameRecord<Move>;
    const read = readKifu(
      [4, 40].map((square) => writeKifu(circled(square), 'kif', 'UTF-8')).join(''),
    );
    const games = read.ok ? read.value.games : [];
    expect(games.map(({ record }) => nodeAt(record, 0).arrows)).toEqual([
      [{ from: at(4) }],
      [{ from: at(40) }],
    ]);
  });

  test('arrows of several lines are put together, behind the move too, and after the end of the game', () => {
    const { record, notices } = reading(
      kif('#arrows 5e 7g7f', '2 ３四歩(33) #arrows 1a', '#arrows 1a  2b', '3 投了', '#arrows 9i'),
    );
    expect(nodeAt(record, 1).arrows?.map(formatArrow)).toEqual(['5e', '7g7f']);
    expect(nodeAt(record, 2).arrows?.map(formatArrow)).toEqual(['1a', '2b', '9i']);
    expect([record.remarks, notices]).toEqual([undefined, []]);
  });

  test.each([
    '#arrows',
    '#arrows 7g7f zz',
    '#arrows 7g7f,5e',
    '#glyph',
    '#glyph !!!',
    '#glyph ! ?',
  ])('%s is kept as it stands, with a notice', (line) => {
    const { record, notices } = reading(kif(line));
    expect(record.remarks?.lines).toEqual([{ node: 1, text: line }]);
    expect(notices.map(({ code, excerpt }) => [code, excerpt])).toEqual([['kept-line', line]]);
    expect(nodeAt(record, 1)).not.toHaveProperty('arrows');
    expect(reading(writeKifu(record, 'kif', 'UTF-8')).record).toEqual(record);
  });

  test.each(['# arrows 5e', '#arrowsmith 5e', '#Glyph !', '#'])(
    '%s is a remark like any other',
    (line) => {
      const { record } = reading(kif(line));
      expect(record.remarks?.lines).toEqual([{ node: 1, text: line }]);
      expect(noticesOf(kif(line))).toEqual([]);
    },
  );

  test('a move has one glyph, the first position none: the others are kept as lines', () => {
    const { record, notices } = reading(kif('#glyph !', '#glyph !', '#glyph ?'));
    expect(nodeAt(record, 1).glyph).toBe('!');
    expect(record.remarks?.lines).toEqual([{ node: 1, text: '#glyph ?' }]);
    expect(notices.map(({ line }) => line)).toEqual([6]);
    expect(reading(writeKifu(record, 'kif', 'UTF-8')).record).toEqual(record);
    const above = reading(kif().replace('1 ７六', '#glyph !\n1 ７六'));
    expect(above.record.remarks?.lines).toEqual([{ node: 0, text: '#glyph !' }]);
    expect(above.notices.map(({ code }) => code)).toEqual(['kept-line']);
  });

  test('marks below a move that cannot be made are not put on the one before it', () => {
    const { record, lineKinds } = reading(kif('2 ５五飛(55)', '#arrows 5e', '#glyph !'));
    expect(nodeAt(record, 1)).not.toHaveProperty('arrows');
    expect(nodeAt(record, 1)).not.toHaveProperty('glyph');
    expect(lineKinds.slice(-2)).toEqual(['lost', 'lost']);
  });

  test('wherever a line of arrows is cut off, the rest of it is arrows or a line that is kept', () => {
    const line = '#arrows 7g7f 2h5h 5e P* p*5e';
    for (let length = 0; length <= line.length; length++) {
      const cut = line.slice(0, length);
      const { record } = reading(kif(cut));
      const written = nodeAt(record, 1).arrows?.map(formatArrow).join(' ');
      const kept = record.remarks?.lines.map(({ text }) => text) ?? [];
      expect(written === undefined ? kept : [`#arrows ${written}`]).toEqual(
        cut === '' ? [] : [written === undefined ? cut : cut.trimEnd()],
      );
    }
  });
});

const place: fc.Arbitrary<Arrow['from']> = fc.oneof(
  fc.integer({ min: 0, max: 80 }).map(at),
  fc.record({
    at: fc.constant('hand' as const),
    seat: fc.constantFrom(0 as const, 1 as const),
    kind: fc.constantFrom(...handKinds),
  }),
);
const arrow: fc.Arbitrary<Arrow> = fc
  .tuple(place, fc.option(fc.integer({ min: 0, max: 80 })))
  .map(([from, to]) => (to === null ? { from } : { from, to: at(to) }));

const marked: fc.Arbitrary<GameRecord<Move>> = fc
  .array(
    fc.record({
      id: fc.nat(variations.nodes.length - 1),
      arrows: fc.array(arrow, { maxLength: 5 }),
      glyph: fc.constantFrom(null, ...glyphs),
      bookmark: fc.constantFrom('', '山', '川\n山', '#arrows 5e', '&', 'a b'),
    }),
    { maxLength: 6 },
  )
  .map((notes) =>
    notes.reduce<GameRecord>(
      (record, { id, arrows, glyph, bookmark }) =>
        setBookmark(setGlyph(setArrows(record, id, arrows), id, glyph), id, bookmark),
      variations,
    ),
  )
  .map((record) => record as GameRecord<Move>);

/** The notes at each node; the nodes stand in the order of the file. */
const notesOf = ({ nodes }: GameRecord) =>
  nodes.map((node) => [node?.turn, node?.comment, node?.bookmark, node?.glyph, node?.arrows]);

test('whatever is drawn on a record and said of its moves comes back from KIF, KI2 and JKF', () => {
  holds(
    fc.property(marked, (record) => {
      for (const format of ['kif', 'ki2', 'jkf'] as const) {
        const read = reading(writeKifu(record, format, 'UTF-8'));
        expect(notesOf(read.record), format).toEqual(notesOf(record));
        expect(read.notices, format).toEqual([]);
        expect(read.record.remarks, format).toBeUndefined();
        expect(lossesIn(record, format)).not.toContain('arrows');
      }
    }),
  );
});

test('other formats have no place for any of it, and say so', () => {
  const record = setBookmark(
    setGlyph(setArrows(variations, 2, [{ from: at(40) }]), 2, '??'),
    2,
    '山',
  ) as GameRecord<Move>;
  const told = formats.map((format) => [
    format,
    lossesIn(record, format).filter((loss) => ['bookmarks', 'glyphs', 'arrows'].includes(loss)),
  ]);
  const all = ['bookmarks', 'glyphs', 'arrows'];
  expect(Object.fromEntries(told)).toEqual({
    kif: [],
    ki2: [],
    jkf: [],
    csa: all,
    usi: all,
    sfen: all,
  });
});

test('an arrow to a square that no board of shogi has is left out, and listed as a loss', () => {
  const record = setArrows(variations, 1, [
    { from: at(40) },
    { from: at(400) },
  ]) as GameRecord<Move>;
  for (const format of formats) expect(lossesIn(record, format)).toContain('arrows');
  expect(writeKifu(record, 'kif', 'UTF-8')).toContain('#arrows 5e\n');
});

test('no remark, whatever it is, is lost or stops the reader', () => {
  const part = fc.oneof(
    fc.constantFrom('7g7f', '5e', 'P*', 'p*5e', ' ', '\t', '!?', '*', '　', '7'),
    fc.string({ maxLength: 4 }),
  );
  holds(
    fc.property(
      fc.constantFrom('#arrows', '#glyph', '#arrows ', '#glyph '),
      fc.array(part, { maxLength: 6 }),
      (word, parts) => {
        const line = `${word}${parts.join('')}`.replaceAll(/[\r\n]/g, '');
        const { record } = reading(kif(line, '2 ３四歩(33)'));
        const node = nodeAt(record, 1);
        const taken = node.arrows !== undefined || node.glyph !== undefined;
        expect(record.remarks?.lines.map(({ text }) => text) ?? []).toEqual(taken ? [] : [line]);
        expect(taken).toBe(typeof readMarkLine(line) === 'object');
      },
    ),
    { numRuns: 300 },
  );
});

test('each arrow is read once, even in a hundred thousand lines of arrows at one move', () => {
  expect(nodeAt(reading(arrowLines(100_000)).record, 1).arrows).toHaveLength(63);
});
