import { expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { shogiFormats } from './formats.ts';
import { shogi } from './game.ts';

const limits = { lines: 100, games: 1, plies: 100, 'game-moves': 100, moves: 100 };

test('the sample is a whole game that its own readers take without a word, and it ends in mate', () => {
  const read = shogiFormats.read(shogiFormats.sample?.text ?? '', limits, () => {});
  if (!read.ok) throw new Error(read.error.code);
  const [reading] = read.value.games;
  if (reading === undefined) throw new Error('it holds no game');
  expect(reading.notices).toEqual([]);
  const { record } = reading;
  expect(record.ending).toMatchObject({ winner: 0, by: 'checkmate' });
  const { ply, position } = lineTo(shogi as Game, record, record.nodes.length - 1);
  expect(ply).toBe(9);
  expect([...(shogi as Game).legalMoves(position)]).toEqual([]);
});
