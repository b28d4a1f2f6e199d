/** Gaps: time that passed unnoticed because the device slept, or its clock was changed, while the page was in sight. */
import { expect, test } from 'vitest';
import { lineTo } from '#record/line.ts';
import { begin, game, minute } from '../../tests/refereed-match.ts';
import { advance } from './advance.ts';
import { leftAt, type TimeControl } from './clock.ts';
import type { MatchEvent } from './events.ts';
import type { Match } from './match.ts';
import { whyNotOffer } from './proposals.ts';
import type { Proposal } from './terms.ts';

const second = 1_000;
const hour = 3_600 * second;

const after = (match: Match, ...events: readonly MatchEvent[]): Match =>
  events.reduce((now, event) => advance(game, now, event), match);

const turn = (match: Match, usi: string, atMs: number): Match => {
  const read = game.text.parseMove(usi, lineTo(game, match.record, match.head).position);
  if (!read.ok) throw new Error(usi);
  return after(match, { type: 'turn', turn: { move: read.value }, atMs });
};

const gap = (gapMs: number, atMs: number): MatchEvent => ({ type: 'gap', gapMs, atMs });

const agreeOn = (match: Match, what: Proposal, atMs: number): Match =>
  after(
    match,
    { type: 'offer', seat: 0, what, atMs },
    { type: 'answer', seat: 1, yes: true, atMs },
  );

const leftOf = (match: Match, atMs: number) => {
  const clock = match.refereeState?.clock;
  if (!clock) throw new Error('there is no clock');
  return leftAt(clock, 0, atMs);
};

test('the clock stops at the instant before, and no flag falls until both have answered', () => {
  const doubt = after(begin({ clock: [minute, minute] }), gap(hour, 10 * second));
  expect(doubt.refereeState?.paused).toEqual({ gapMs: hour, offer: null });
  expect(leftOf(doubt, 2 * hour).mainMs).toBe(50 * second);
  expect(after(doubt, { type: 'tick', atMs: 3 * hour })).toBe(doubt);
});

test('no player answers alone: the one who proposes waits for the other', () => {
  const doubt = after(begin({ clock: [minute, minute] }), gap(hour, 10 * second));
  expect(after(doubt, { type: 'go-on', atMs: hour })).toBe(doubt);
  const asked = after(doubt, { type: 'offer', seat: 0, what: 'go-on', atMs: hour });
  expect(asked.refereeState?.offer).toEqual({ seat: 0, what: 'go-on' });
  const alone = after(asked, { type: 'answer', seat: 0, yes: true, atMs: hour });
  expect(alone.refereeState).toMatchObject({ paused: { gapMs: hour }, offer: null });
  const declined = after(asked, { type: 'answer', seat: 1, yes: false, atMs: hour });
  expect(declined.refereeState).toMatchObject({ paused: { gapMs: hour }, offer: null });
});

test('a "no" leaves the game waiting, and the same is proposed again and agreed to', () => {
  const doubt = after(begin({ clock: [minute, minute] }), gap(hour, 10 * second));
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'go-on', atMs: hour };
  const no: MatchEvent = { type: 'answer', seat: 1, yes: false, atMs: hour };
  const declined = after(doubt, offer, no, offer, no);
  expect(declined.refereeState).toMatchObject({ paused: { gapMs: hour }, offer: null });
  expect(agreeOn(declined, 'go-on', hour).refereeState?.paused).toBeNull();
});

test('moves, takebacks, resignations and calls wait for the answer', () => {
  const doubt = after(
    turn(begin({ clock: [minute, minute], strictness: 'claim' }), '7g7f', 0),
    gap(hour, 10 * second),
  );
  expect(turn(doubt, '3c3d', hour)).toBe(doubt);
  for (const type of ['takeback', 'redo'] as const)
    expect(after(doubt, { type, atMs: hour })).toBe(doubt);
  for (const type of ['resign', 'call'] as const)
    expect(after(doubt, { type, seat: 0, atMs: hour })).toBe(doubt);
  const claim = 'declaration';
  expect(after(doubt, { type: 'claim', seat: 0, claim, atMs: hour })).toBe(doubt);
  expect(whyNotOffer(game, doubt, 0, 'pause')).toBe('paused');
  expect(whyNotOffer(game, doubt, 0, 'count')).toBeNull();
  expect(whyNotOffer(game, begin({ clock: [minute, minute] }), 0, 'go-on')).toBe('unknown');
});

const byoyomi = (periods: number): TimeControl => ({
  kind: 'byoyomi',
  mainMs: 0,
  byoyomiMs: 30 * second,
  periods,
});

test.each<[string, TimeControl, number, object | 'timeout']>([
  ['main time', { kind: 'main', mainMs: 2 * hour }, hour, { mainMs: hour - 10 * second }],
  ['the last of main time', minute, hour, 'timeout'],
  ['byoyomi, of which periods are lost', byoyomi(4), 65 * second, { periods: 2, periodMs: 15_000 }],
  ['byoyomi that has no period left', byoyomi(1), 65 * second, 'timeout'],
  [
    'thinking time in store',
    { kind: 'koryo', mainMs: 0, byoyomiMs: 30_000, unitMs: 60_000, units: 2 },
    65 * second,
    { periods: 1, periodMs: 15_000 },
  ],
  [
    'Fischer',
    { kind: 'fischer', mainMs: 5 * 60 * second, incrementMs: 5_000 },
    60 * second,
    { mainMs: 230_000 },
  ],
  [
    'a Canadian period',
    { kind: 'canadian', mainMs: 0, byoyomiMs: 300_000, moves: 5 },
    60 * second,
    { periodMs: 230_000, moves: 5 },
  ],
  ['no limit', { kind: 'unlimited' }, hour, { mainMs: 0 }],
])('counted, it is thinking time: %s', (_, control, gapMs, expected) => {
  const doubt = after(begin({ clock: [control, minute] }), gap(gapMs, 10 * second));
  const counted = agreeOn(doubt, 'count', 5 * hour);
  if (expected === 'timeout') {
    expect(counted.outcome).toEqual({ winner: 1, by: 'timeout', next: 'over' });
    expect(counted.refereeState?.paused).toBeNull();
  } else {
    expect(counted.outcome).toBeNull();
    expect(leftOf(counted, 5 * hour)).toMatchObject(expected);
    expect(turn(counted, '7g7f', 5 * hour).head).toBe(1);
  }
});

test('time that both agree not to count costs nothing', () => {
  const doubt = after(begin({ clock: [byoyomi(2), minute] }), gap(hour, 40 * second));
  const on = agreeOn(doubt, 'go-on', 5 * hour);
  expect(on.refereeState?.paused).toBeNull();
  expect(leftOf(on, 5 * hour + second)).toMatchObject({ periods: 1, periodMs: 19 * second });
});

test('a proposal that waited when the gap came waits again afterwards', () => {
  const offered = after(begin({ clock: [minute, minute], agreedDraw: true }), {
    type: 'offer',
    seat: 1,
    what: 'draw',
    atMs: second,
  });
  const doubt = after(offered, gap(hour, 10 * second));
  expect(doubt.refereeState?.offer).toBeNull();
  const on = agreeOn(doubt, 'go-on', hour);
  expect(on.refereeState?.offer).toEqual({ seat: 1, what: 'draw' });
});

test('a player who is sealing a move goes on sealing', () => {
  const sealing = after(
    begin({ clock: [minute, minute] }),
    { type: 'offer', seat: 1, what: 'adjourn', atMs: 0 },
    { type: 'answer', seat: 0, yes: true, atMs: 0 },
  );
  const on = agreeOn(after(sealing, gap(hour, 10 * second)), 'go-on', hour);
  expect(on.refereeState).toMatchObject({ sealing: true, paused: null });
  expect(turn(on, '7g7f', hour + second).refereeState?.sealed).toBe('7g7f');
});

test('a clock that stands still misses nothing: paused, over, or before the answer', () => {
  const paused = agreeOn(begin({ clock: [minute, minute] }), 'pause', second);
  expect(after(paused, gap(hour, 2 * second))).toBe(paused);
  const over = after(begin({ clock: [minute, minute] }), { type: 'resign', seat: 0, atMs: second });
  expect(after(over, gap(hour, 2 * second))).toBe(over);
  const doubt = after(begin({ clock: [minute, minute] }), gap(hour, second));
  expect(after(doubt, gap(hour, 2 * second))).toBe(doubt);
  expect(after(doubt, { type: 'leave', atMs: hour })).toBe(doubt);
  const free = begin({});
  expect(after(free, gap(hour, second))).toBe(free);
});

test('a flag that had fallen before stays fallen', () => {
  const late = after(begin({ clock: [minute, minute] }), gap(hour, 60 * second));
  expect(late.outcome?.by).toBe('timeout');
});
