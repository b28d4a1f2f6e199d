/** Arrows, circles, glyphs and bookmarks in what is kept: texts of the journal, rows of the database, back-ups. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineCodec } from '#games/pack.ts';
import { shogi } from '#games/shogi/game.ts';
import { lineCodec as shogiLines } from '#games/shogi/line-codec.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { Game } from '#kernel/game.ts';
import { setArrows, setBookmark, setGlyph } from '#record/edit.ts';
import type { Arrow } from '#record/marks.ts';
import { append, emptyRecord, endLine, type GameRecord, nodeAt } from '#record/record.ts';
import { freshSitting, type KeptSitting } from '#store/table.ts';
import { holds } from '../../../tests/law.ts';
import { toy } from '../../../tests/toy-game.ts';
import { toyLines } from '../../../tests/toy-pack.ts';
import { anyRecord } from '../../../tests/toy-records.ts';
import { asJson, fromJson } from '../backup/backup-format.ts';
import { asText, compacted } from './compact-row.ts';
import { isPartOf } from './recovery.ts';
import { readSitting } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

const game: Game = shogi;
const lineCodec: LineCodec = shogiLines;

const at = (square: number) => ({ at: 'square', square }) as const;
const arrows: readonly Arrow[] = [
  { from: at(56), to: at(47) },
  { from: { at: 'hand', seat: 1, kind: 'pawn' } },
];

const sittingWith = (of: Game, record: GameRecord): KeptSitting => {
  const fresh = freshSitting(of, { now: () => 0, newId: () => 'game' }, record.setup);
  return { ...fresh, match: { ...fresh.match, record } };
};

const moves = [
  { from: 56, to: 47, promote: false },
  { from: 24, to: 33, promote: false },
] as const;
const played = moves.reduce(
  (record, move, i) => append(record, i, { move }).record,
  emptyRecord<object>('shogi', handicaps.even),
);
const side = append(played, 0, { move: { from: 61, to: 52, promote: false } }).record;
const marked = [0, 1, 3].reduce<GameRecord>(
  (record, id) => setGlyph(setBookmark(setArrows(record, id, arrows), id, '山'), id, '?!'),
  side,
);

describe('the marking of moves', () => {
  const sitting = sittingWith(game, marked);
  const text = writeSitting(game, sitting);

  test('comes back from the journal', () => {
    expect(readSitting(shogiPack, JSON.parse(JSON.stringify(text)))).toEqual(sitting);
  });

  test('comes back from a row, at the first position too, and from a back-up of it', () => {
    const row = structuredClone(compacted(text, marked, lineCodec));
    expect(row.nodes).toHaveLength(1);
    expect(readSitting(shogiPack, asText(game, lineCodec, row))).toEqual(sitting);
    const restored = fromJson(JSON.parse(JSON.stringify(asJson(row))));
    expect(readSitting(shogiPack, asText(game, lineCodec, restored))).toEqual(sitting);
  });

  test('is not there in a row that an older version wrote, which has no place for it', () => {
    const { atRoot: _, ...older } = writeSitting(game, sittingWith(game, played));
    expect(readSitting(shogiPack, older)?.match.record).toEqual(played);
    expect(writeSitting(game, sittingWith(game, played)).atRoot).toEqual({});
  });

  test('makes one copy of a game more than another that has none of it, and never the other way round', () => {
    const plain = sittingWith(game, side);
    expect(isPartOf(game, plain, sitting)).toBe(true);
    expect(isPartOf(game, sitting, plain)).toBe(false);
    expect(isPartOf(game, sitting, sitting)).toBe(true);
  });
});

test('arrows that are none are left out and the others stay, and a glyph that is none is no glyph', () => {
  const [whole, ...others] = writeSitting(game, sittingWith(game, marked)).nodes;
  const text = writeSitting(game, sittingWith(game, marked));
  const read = (node: object, atRoot: unknown = text.atRoot): GameRecord => {
    const stored = { ...text, atRoot, nodes: [{ ...whole, ...node }, ...others] };
    const sitting = readSitting(shogiPack, stored);
    if (sitting === undefined) throw new Error('the whole row is lost');
    return sitting.match.record;
  };
  const strange = [null, 5, 'x', {}, { from: at(-1) }, { from: at(1), to: 5 }, { from: at(0.5) }];
  const choice = { from: { at: 'choice', choice: 'promote' } };
  expect(nodeAt(read({ arrows: [...strange, ...arrows, choice] }), 1).arrows).toEqual(arrows);
  for (const none of [[], strange, 'x', 7, null, { from: at(1) }])
    expect(nodeAt(read({ arrows: none }), 1)).not.toHaveProperty('arrows');
  for (const none of ['!!!', 5, null, {}])
    expect(nodeAt(read({ glyph: none }), 1)).not.toHaveProperty('glyph');
  expect(nodeAt(read({ arrows: [...arrows, ...arrows] }), 1).arrows).toEqual(arrows);
  for (const none of ['x', 5, null, { bookmark: 5 }]) {
    const record = read({}, none);
    expect(nodeAt(record, 0)).not.toHaveProperty('arrows');
    expect(record.nodes.slice(1)).toEqual(marked.nodes.slice(1));
  }
});

test('a line that ended before its first move is kept with its end', () => {
  const record = endLine(marked, 0, { winner: null, by: 'agreement' });
  const sitting = sittingWith(game, record);
  expect(readSitting(shogiPack, writeSitting(game, sitting))).toEqual(sitting);
});

test('any record of any game comes back from storage whole: branches in their order, holes, words, arrows and endings', () => {
  holds(
    fc.property(anyRecord, (record) => {
      const sitting = sittingWith(toy, record);
      const text = writeSitting(toy, sitting);
      const row = structuredClone(compacted(text, record, toyLines));
      for (const stored of [JSON.parse(JSON.stringify(text)), asText(toy, toyLines, row)])
        expect(readSitting({ game: toy }, stored)?.match.record).toEqual(record);
    }),
    { numRuns: 150 },
  );
});

test('whatever stands where arrows should be, the game opens', () => {
  const text = writeSitting(game, sittingWith(game, marked));
  holds(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (glyph, drawn, atRoot) => {
      const [first, ...others] = text.nodes;
      const nodes = [{ ...first, glyph, arrows: drawn }, ...others];
      const record = readSitting(shogiPack, { ...text, nodes, atRoot })?.match.record;
      expect(record?.nodes.map((node) => node?.turn)).toEqual(
        marked.nodes.map((node) => node?.turn),
      );
    }),
    { numRuns: 200 },
  );
});
