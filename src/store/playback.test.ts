import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { resumeMatch } from '#match/match.ts';
import { portsWith } from '../../tests/ports.ts';
import { reading } from '../../tests/read-one.ts';
import { delayMs, nextPlayed, playback, stopsAt } from './playback.ts';
import { freshSitting, type Sitting } from './table.ts';

const { record } = reading(
  [
    '手合割：平手',
    '   1 ７六歩(77)   ( 0:01/00:00:01)',
    '*A word.',
    '   2 ３四歩(33)   ( 2:00/00:02:00)',
    '   3 ２二角成(88)',
    '変化：3手',
    '   3 ２六歩(27)',
  ].join('\n'),
);

/** The bishop takes the pawn before the king, and gives check. */
const { record: checking } = reading(
  ['手合割：平手', '   1 ７六歩(77)', '   2 ９四歩(93)', '   3 ３三角成(88)'].join('\n'),
);

const at = (viewed: number): Sitting => ({
  ...freshSitting(shogi, portsWith({}), record.setup),
  origin: 'opened',
  match: resumeMatch(shogi, record),
  viewed,
});

const how = playback.getInitialState();

test.each([
  ['even', 1, 60_000, 2_000],
  ['even', 8, null, 250],
  ['even', 0.25, null, 8_000],
  ['real', 1, 4_000, 4_000],
  ['real', 4, 4_000, 1_000],
  ['real', 1, 600_000, 10_000],
  ['real', 1, 0, 300],
  ['real', 2, null, 1_000],
] as const)('%s at %d times a move of %s ms takes %i ms', (pace, speed, spentMs, ms) => {
  expect(delayMs({ pace, speed, longestS: 10 }, spentMs)).toBe(ms);
});

test('playback goes on to the end of the line, and there it ends', () => {
  expect(nextPlayed(at(0), how)).toEqual({ node: 1, afterMs: 2_000 });
  expect(nextPlayed(at(1), { ...how, pace: 'real' })).toEqual({ node: 2, afterMs: 10_000 });
  expect(nextPlayed(at(3), how)).toBe(undefined);
});

test('a stretch is repeated, and one beyond the end as far as there is any', () => {
  expect(nextPlayed(at(2), { ...how, loop: { from: 1, to: 2 } })).toMatchObject({ node: 1 });
  expect(nextPlayed(at(2), { ...how, loop: { from: 1, to: 99 } })).toMatchObject({ node: 3 });
  expect(nextPlayed(at(3), { ...how, loop: { from: 1, to: 99 } })).toMatchObject({ node: 1 });
});

test('it stops at comments, variations and checks where that is wanted', () => {
  expect(stopsAt(shogi, record, 1, [])).toBe(false);
  expect(stopsAt(shogi, record, 1, ['comment'])).toBe(true);
  expect(stopsAt(shogi, record, 2, ['comment', 'check'])).toBe(false);
  expect(stopsAt(shogi, record, 2, ['variation'])).toBe(true);
  expect(stopsAt(shogi, checking, 2, ['check'])).toBe(false);
  expect(stopsAt(shogi, checking, 3, ['check'])).toBe(true);
  expect(stopsAt(shogi, checking, 3, ['comment', 'variation'])).toBe(false);
});
