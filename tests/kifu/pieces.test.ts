/** A worker posts the record it read in pieces. Put together again, they are the same record. */
import { expect, test } from 'vitest';
import type { Move } from '#games/shogi/move.ts';
import { assemble, frameOf, piecesOf } from '#record/pieces.ts';
import type { GameRecord } from '#record/record.ts';
import { reading } from '../read-one.ts';
import { filesEndingIn, noKifu, present, recordsOf } from './collection.ts';

/** A record after it was posted by a worker. */
const posted = (record: GameRecord<Move>): GameRecord<Move> => {
  const assembly = assemble<Move>();
  for (const piece of piecesOf(record)) assembly.add(structuredClone(piece));
  return assembly.build(structuredClone(frameOf(record)));
};

test('a record with everything in it is the same after it was posted in pieces', () => {
  const { record } = reading(
    [
      '# from a file',
      '手合割：平手',
      '先手：Ann',
      '*はじめ',
      '手数----指手---------消費時間--',
      '   1 ７六歩(77)   ( 0:01/00:00:01)',
      '*こう',
      '&しおり',
      '#arrows 7g7f 5e P*',
      '#glyph !?',
      '   2 ３四歩(33)   ( 0:02/00:00:02)',
      '   3 ７七玉(59)',
      '   4 投了',
      '変化：2手',
      '   2 ８四歩(83)',
      '   3 中断',
    ].join('\n'),
  );
  expect(posted(record)).toEqual(record);
});

test('a long record comes in several pieces', () => {
  const moves = ['2h3h', '8b7b', '3h2h', '7b8b'];
  const long = Array.from({ length: 9_500 }, (_, ply) => moves[ply % 4]).join(' ');
  const { record } = reading(`position startpos moves ${long}`);
  expect([...piecesOf(record)].length).toBeGreaterThan(2);
  expect(posted(record)).toEqual(record);
});

test.runIf(present)(
  'every record of the collection is the same after it was posted',
  () => {
    for (const file of filesEndingIn(/\.(kifu?|ki2u?|csa|usi|sfen|jkf)$/i))
      if (noKifu[file] === undefined)
        for (const record of recordsOf(file)) expect(posted(record), file).toEqual(record);
  },
  600_000,
);
