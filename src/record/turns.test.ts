import { expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { toy } from '../../tests/toy-game.ts';
import { append, emptyRecord } from './record.ts';
import { nodeAfter } from './turns.ts';

const game: Game = toy;
const setup = `R..........r${'.'.repeat(12)}???......... 0 RSs 1`;

test('a cell turned up as a runner and the same cell turned up as a stone are two moves', () => {
  const move = { flip: 24 };
  const runner = append(emptyRecord('toy', setup), 0, { move, drawn: 'R' });
  const { record, id } = append(runner.record, 0, { move, drawn: 'S' });
  expect(nodeAfter(game, record, 0, { move, drawn: 'R' })).toBe(runner.id);
  expect(nodeAfter(game, record, 0, { move, drawn: 'S' })).toBe(id);
  expect(nodeAfter(game, record, 0, { move, drawn: 's' })).toBeUndefined();
});
