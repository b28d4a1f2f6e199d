import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { recordBuilder } from './builder.ts';
import { mergeRecords } from './merge.ts';
import { type NoteName, noteAt, noteNames, sameNote } from './notes.ts';
import { assemble, frameOf, piecesOf } from './pieces.ts';
import { type GameRecord, type Notes, nodeAt } from './record.ts';

/** A note of each kind. A kind that is added to the list needs one here. */
const notes: { readonly [K in NoteName]: Notes[K] & {} } = {
  comment: 'Good.\nVery good.',
  glyph: '!?',
  bookmark: 'opening',
  arrows: [{ from: { at: 'square', square: 3 }, to: { at: 'square', square: 12 } }],
  spentMs: 4000,
  illegal: true,
};

const game: Game = shogi;
const setup = shogi.text.position(shogi.start());
const [move] = shogi.legalMoves(shogi.start());

const recordWith = (first: Notes, second: Notes = {}): GameRecord => {
  if (move === undefined) throw new Error('there is a first move');
  const builder = recordBuilder<object>('shogi');
  const id = builder.add(0, { move });
  builder.note(id, first);
  builder.note(id, second);
  return builder.build(setup, [], null);
};

describe.each(noteNames)('the note %s at a move', (name) => {
  const noted = recordWith({ [name]: notes[name] });
  const node = nodeAt(noted, 1);

  test('is there again after the record was posted in pieces', () => {
    const assembly = assemble();
    for (const piece of piecesOf(noted)) assembly.add(piece);
    expect(assembly.build(frameOf(noted))).toEqual(noted);
  });

  test('comes from either of two merged records, and once from both', () => {
    for (const pair of [
      [noted, recordWith({})],
      [recordWith({}), noted],
      [noted, noted],
    ] as const) {
      const merged = mergeRecords(game, ...pair);
      expect(merged?.record).toEqual(noted);
      expect(merged?.leftOut).toEqual([]);
    }
  });

  test('equals itself, and no missing note', () => {
    expect(sameNote(node, structuredClone(node), name)).toBe(true);
    expect(sameNote(node, {}, name)).toBe(false);
    expect(noteAt({}, name)).toBeUndefined();
  });
});

test('a second comment of a file goes below the first; of any other note the second stays', () => {
  const { comment, glyph } = nodeAt(
    recordWith({ comment: 'A', glyph: '!' }, { comment: 'B', glyph: '?' }),
    1,
  );
  expect([comment, glyph]).toEqual(['A\nB', '?']);
});

test('the bookmarks of two merged records stand one below the other, each once', () => {
  const first = recordWith({ bookmark: 'opening\ntrap' });
  const second = recordWith({ bookmark: 'trap\nquick win' });
  const merged = mergeRecords(game, first, second);
  expect(merged && nodeAt(merged.record, 1).bookmark).toBe('opening\ntrap\nquick win');
});

test('two merged records keep the circles of both, and a circle of both once', () => {
  const circle = (square: number) => ({ from: { at: 'square', square } }) as const;
  const first = recordWith({ arrows: [circle(3), circle(4)] });
  const second = recordWith({ arrows: [circle(4), circle(5)] });
  const merged = mergeRecords(game, first, second);
  expect(merged && nodeAt(merged.record, 1).arrows).toEqual([circle(3), circle(4), circle(5)]);
});

test('an empty note says nothing', () => {
  expect(recordWith({ comment: '', arrows: [] })).toEqual(recordWith({}));
});

test.each(['comment', 'bookmark'] as const)(
  'a very long %s fills the piece of the record in which it is posted',
  (name) => {
    const pieces = [...piecesOf(recordWith({ [name]: '歩'.repeat(600_000) }))];
    expect(pieces.map(({ parents }) => [...parents])).toEqual([[-1, 0], []]);
  },
);
