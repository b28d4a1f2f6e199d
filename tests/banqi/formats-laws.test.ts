/** Laws of banqi files: a written record comes back, and no text makes a reader fail. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { families } from '#games/banqi/family.ts';
import { banqiFormats } from '#games/banqi/formats.ts';
import { banqi } from '#games/banqi/game.ts';
import { lineKinds, notices } from '#games/banqi/notation/reading.ts';
import type { Game } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import type { GameRecord } from '#record/record.ts';
import { endOfLine } from '#record/walk.ts';
import { holds } from '../law.ts';
import { chanceOf } from '../positions.ts';
import { times } from './arbitraries.ts';
import { garbage, garbageSigns, sameLines } from './long-texts.ts';
import { anyRecord, limits, readOne, said, write } from './records.ts';

const game: Game = banqi;

const records = fc
  .record({ family: fc.constantFrom(...families), moves: fc.nat(60), seed: fc.nat() })
  .map(({ family, moves, seed }) => anyRecord(family, moves, chanceOf(seed)));

const anyComment = fc.oneof(
  fc.constant(''),
  fc.string({ maxLength: 12 }),
  fc.constantFrom('{', '}', '(a)', '; b', '[Game "Banqi"]', 'a\n\nb', ' c ', '\n', '1-0', '{a\nb}'),
);

test('a record of moves, variations and comments comes back as it was, and its line with it', () => {
  holds(
    fc.property(records, fc.infiniteStream(anyComment), (bare, comments) => {
      const nodes = bare.nodes.map((node) => {
        const comment = (comments.next().value ?? '').replaceAll('\r', '');
        return node === undefined ? node : { ...node, comment };
      });
      const record: GameRecord = { ...bare, nodes };
      const text = write(record);
      const reading = readOne(text);
      expect(said(reading)).toEqual([]);
      expect(banqiFormats.losses(record, 'record')).toEqual([]);
      expect(write(reading.record)).toBe(text);
      const [end, endAgain] = [record, reading.record].map((one) => endOfLine(one, one.root));
      const position = (one: GameRecord, id = 0) =>
        game.text.position(lineTo(game, one, id).position);
      expect(position(reading.record, endAgain)).toBe(position(record, end));
    }),
    times(60),
  );
});

const formats = fc.constantFrom('record', 'position');

test('no cut-off or garbled record makes its reader fail', () => {
  holds(
    fc.property(
      records,
      formats,
      fc.nat(),
      fc.string({ maxLength: 8 }),
      (record, format, place, garbage) => {
        const text = write(record, format);
        const cut = place % text.length;
        for (const tried of [text.slice(0, cut), text.slice(0, cut) + garbage + text.slice(cut)]) {
          const read = banqiFormats.read(tried, limits, () => {});
          if (!read.ok) continue;
          const lines = tried.split(/\r\n|\r|\n/).length;
          let next = 1;
          for (const { firstLine, lineKinds: kinds, notices: told, record: made } of read.value
            .games) {
            expect(firstLine).toBe(next);
            next += kinds.length;
            expect(kinds.every((kind) => Object.hasOwn(lineKinds, kind))).toBe(true);
            expect(told.every(({ code }) => Object.hasOwn(notices, code))).toBe(true);
            for (const node of made.nodes) if (node) lineTo(game, made, node.id);
          }
          expect(next - 1).toBe(lines);
        }
      },
    ),
    times(60),
  );
});

test('one sign two hundred thousand times is no move and no tag, and loses no move before it', () => {
  const plenty = { ...limits, lines: 200_000 };
  for (const text of garbageSigns.flatMap((sign) => garbage(sign, 200_000))) {
    const read = banqiFormats.read(text, plenty, () => {});
    const [found, ...others] = read.ok ? read.value.games : [];
    expect(found?.lineKinds).toHaveLength(2);
    expect(found?.record.nodes).toHaveLength(text.includes('c3=R') ? 2 : 1);
    expect(others).toEqual([]);
  }
});

test.each(['', 'no position'])(
  'a hundred thousand lines of %j below a position are accounted for',
  (line) => {
    const text = sameLines(line, 100_000);
    const read = banqiFormats.read(text, { ...limits, lines: 200_000 }, () => {});
    expect(read.ok && read.value.games[0]?.lineKinds.length).toBe(100_002);
  },
);
