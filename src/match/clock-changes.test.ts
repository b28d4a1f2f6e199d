import { expect, test } from 'vitest';
import { nodeAt } from '#record/record.ts';
import { after, begin, game, minute, turn } from '../../tests/refereed-match.ts';
import type { TimeControl } from './clock.ts';
import type { Match } from './match.ts';
import { whyNotOffer } from './proposals.ts';
import type { Terms } from './terms.ts';

const hour: TimeControl = { kind: 'main', mainMs: 3_600_000 };

/** The game after a seat has proposed those clocks and the other has agreed, at an instant. */
const agreeOn = (match: Match, controls: Terms['clock'], atMs: number, seat: 0 | 1 = 0): Match =>
  after(
    match,
    { type: 'offer', seat, what: 'clock', clock: { controls, words: 'One hour' }, atMs },
    { type: 'answer', seat: seat === 0 ? 1 : 0, yes: true, atMs },
  );

const left = ({ refereeState }: Match) => refereeState?.clock?.left.map(({ mainMs }) => mainMs);

test('another clock needs the yes of the other player, and begins whole for both with the next turn', () => {
  const one = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const asked = after(one, {
    type: 'offer',
    seat: 0,
    what: 'clock',
    clock: { controls: [hour, hour], words: 'One hour' },
    atMs: 5_000,
  });
  expect(asked.refereeState?.offer?.what).toBe('clock');
  expect(after(asked, { type: 'answer', seat: 0, yes: true, atMs: 6_000 }).refereeState).toEqual({
    ...one.refereeState,
  });
  const agreed = after(asked, { type: 'answer', seat: 1, yes: true, atMs: 6_000 });
  // The turn goes on under the clock it began with.
  expect(agreed.refereeState?.clock).toEqual(one.refereeState?.clock);
  expect(after(agreed, { type: 'tick', atMs: 64_000 }).outcome?.by).toBe('timeout');
  const two = turn(agreed, '3c3d', 10_000);
  expect(left(two)).toEqual([3_600_000, 3_600_000]);
  expect(two.refereeState?.clock).toMatchObject({ seat: 0, sinceMs: 10_000 });
  // The time of the move before the change is in the record.
  expect(nodeAt(two.record, 2).spentMs).toBe(6_000);
  expect(left(turn(two, '2g2f', 20_000))).toEqual([3_590_000, 3_600_000]);
});

test('the record keeps the new clock in words, after what was said there', () => {
  const one = turn(begin({}), '7g7f', 0);
  const { record } = one;
  const noted = { ...nodeAt(record, 1), comment: 'A slow start' };
  const said = { ...one, record: { ...record, nodes: record.nodes.with(1, noted) } };
  expect(nodeAt(agreeOn(said, [hour, hour], 0).record, 1).comment).toBe('A slow start\nOne hour');
  expect(nodeAt(agreeOn(one, [hour, hour], 0).record, 1).comment).toBe('One hour');
});

test('a game without clocks gets them, and a game with clocks loses them', () => {
  const timed = turn(agreeOn(begin({}), [hour, minute], 1_000), '7g7f', 2_000);
  expect(left(timed)).toEqual([3_600_000, 60_000]);
  expect(timed.refereeState?.clock).toMatchObject({ seat: 1, sinceMs: 2_000 });
  const untimed = turn(agreeOn(timed, null, 3_000), '3c3d', 4_000);
  expect(untimed.refereeState?.clock).toBeNull();
  expect(turn(untimed, '2g2f', 9_999_999).outcome).toBeNull();
});

test('a takeback over the change brings the clock of that time back, and the next move begins the new one again', () => {
  const one = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const two = turn(agreeOn(one, [hour, hour], 5_000), '3c3d', 10_000);
  const three = turn(two, '2g2f', 20_000);
  const within = after(three, { type: 'takeback', atMs: 30_000 });
  expect(left(within)).toEqual([3_600_000, 3_600_000]);
  const before = after(within, { type: 'takeback', atMs: 31_000 });
  expect(left(before)).toEqual([56_000, 60_000]);
  expect(before.refereeState?.clock).toMatchObject({ seat: 1, sinceMs: 31_000 });
  expect(left(turn(before, '8c8d', 33_000))).toEqual([3_600_000, 3_600_000]);
  // Redone, the change stands where it stood, and does not begin a second time.
  const again = after(before, { type: 'redo', atMs: 32_000 });
  expect(left(again)).toEqual([3_600_000, 3_600_000]);
  expect(left(turn(again, '2g2f', 42_000))).toEqual([3_590_000, 3_600_000]);
});

test('the clock agreed on last counts, also before it has begun', () => {
  const start = begin({ clock: [minute, minute] });
  const twice = agreeOn(agreeOn(start, null, 0), [hour, hour], 1_000, 1);
  expect(left(turn(twice, '7g7f', 4_000))).toEqual([3_600_000, 3_600_000]);
  const back = after(twice, { type: 'takeback', atMs: 2_000 });
  expect(back).toBe(twice);
});

test.each(['strict', 'claim'] as const)(
  'where fouls lose the game (%s), its clock stays',
  (strictness) => {
    const match = begin({ strictness, clock: [minute, minute] });
    expect(whyNotOffer(game, match, 0, 'clock')).toBe('unknown');
    expect(agreeOn(match, null, 0)).toBe(match);
  },
);

test('a proposal of a clock names the clock, and no other proposal does', () => {
  const match = begin({ clock: [minute, minute], agreedDraw: true });
  expect(after(match, { type: 'offer', seat: 0, what: 'clock', atMs: 0 })).toBe(match);
  const clock = { controls: null, words: 'No clock' };
  expect(after(match, { type: 'offer', seat: 0, what: 'draw', clock, atMs: 0 })).toBe(match);
});

test('the move that is sealed ends the turn, so the new clock begins when it is opened', () => {
  const agreed = agreeOn(begin({ clock: [minute, minute] }), [hour, hour], 1_000);
  const sealed = turn(
    after(
      agreed,
      { type: 'offer', seat: 0, what: 'adjourn', atMs: 2_000 },
      { type: 'answer', seat: 1, yes: true, atMs: 2_000 },
    ),
    '7g7f',
    3_000,
  );
  expect(left(sealed)).toEqual([60_000, 60_000]);
  const opened = after(sealed, { type: 'go-on', atMs: 99_000 });
  expect(left(opened)).toEqual([3_600_000, 3_600_000]);
  expect(opened.refereeState?.clock).toMatchObject({ seat: 1, sinceMs: 99_000 });
});
