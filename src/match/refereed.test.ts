import { expect, test } from 'vitest';
import { nodeAt } from '#record/record.ts';
import { after, begin, minute, turn } from '../../tests/refereed-match.ts';
import { leftAt } from './clock.ts';
import type { MatchEvent } from './events.ts';

test('a completed move presses the clock, and its time is in the record', () => {
  const match = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  expect(nodeAt(match.record, 1).spentMs).toBe(4_000);
  expect(match.refereeState?.clock?.seat).toBe(1);
  expect(match.refereeState?.clock?.left[0].mainMs).toBe(56_000);
});

test('the flag decides at its instant, whatever event tells of it, and against one side only', () => {
  const match = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const late = turn(match, '3c3d', 64_000);
  expect(late.outcome).toEqual({ winner: 0, by: 'timeout', next: 'over' });
  expect(late.head).toBe(1);
  expect(late.refereeState?.clock?.sinceMs).toBeNull();
  expect(turn(match, '3c3d', 63_999).outcome).toBeNull();
  expect(after(match, { type: 'tick', atMs: 99_000 }).outcome?.by).toBe('timeout');
});

test('a takeback restores the clock to what it was before the move', () => {
  const one = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const two = turn(one, '3c3d', 14_000);
  const back = after(two, { type: 'takeback', atMs: 30_000 });
  expect(back.refereeState?.clock).toEqual({ ...one.refereeState?.clock, sinceMs: 30_000 });
});

test('a takeback gives no increment for an earlier move whose time is unknown', () => {
  const blitz = { kind: 'fischer', mainMs: 60_000, incrementMs: 5_000 } as const;
  const one = turn(begin({ clock: [blitz, blitz] }), '7g7f', 4_000);
  const { record } = one;
  const untimed = { ...nodeAt(record, 1), spentMs: null };
  const unknown = { ...one, record: { ...record, nodes: record.nodes.with(1, untimed) } };
  const back = after(turn(unknown, '3c3d', 14_000), { type: 'takeback', atMs: 30_000 });
  expect(back.refereeState?.clock?.left.map(({ mainMs }) => mainMs)).toEqual([60_000, 60_000]);
});

test('a takeback by consent waits for the other side, and a move answers no', () => {
  const match = turn(begin({ takebacks: 'ask' }), '7g7f', 0);
  const asked = after(match, { type: 'offer', seat: 0, what: 'takeback', atMs: 0 });
  expect(asked.refereeState?.offer).toEqual({ seat: 0, what: 'takeback' });
  expect(after(asked, { type: 'answer', seat: 0, yes: true, atMs: 0 }).head).toBe(1);
  expect(after(asked, { type: 'answer', seat: 1, yes: true, atMs: 0 }).head).toBe(0);
  expect(turn(asked, '3c3d', 0).refereeState?.offer).toBeNull();
  for (const takebacks of ['ask', 'off'] as const) {
    const played = turn(begin({ takebacks }), '7g7f', 0);
    expect(after(played, { type: 'takeback', atMs: 0 })).toBe(played);
  }
});

test('the seat in the proposal asks for its own move back, and a reply to that move goes too', () => {
  const clock = { takebacks: 'ask', clock: [minute, minute] } as const;
  const two = turn(turn(begin(clock), '7g7f', 4_000), '3c3d', 14_000);
  const ofSente = after(
    two,
    { type: 'offer', seat: 0, what: 'takeback', atMs: 15_000 },
    { type: 'answer', seat: 1, yes: true, atMs: 16_000 },
  );
  expect(ofSente.head).toBe(0);
  expect(ofSente.refereeState?.clock?.left.map(({ mainMs }) => mainMs)).toEqual([60_000, 60_000]);
  expect(ofSente.refereeState?.clock?.seat).toBe(0);
  const ofGote = after(
    two,
    { type: 'offer', seat: 1, what: 'takeback', atMs: 15_000 },
    { type: 'answer', seat: 0, yes: true, atMs: 16_000 },
  );
  expect(ofGote.head).toBe(1);
});

test('a player who has made no move has none to ask for', () => {
  const one = turn(begin({ takebacks: 'ask' }), '7g7f', 0);
  expect(after(one, { type: 'offer', seat: 1, what: 'takeback', atMs: 0 })).toBe(one);
});

test('a declined proposal cannot be made again before the next move; a withdrawn one can', () => {
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'draw', atMs: 0 };
  const begun = begin({ agreedDraw: true });
  const declined = after(begun, offer, { type: 'answer', seat: 1, yes: false, atMs: 0 });
  expect(after(declined, offer)).toBe(declined);
  expect(after(declined, { ...offer, seat: 1 }).refereeState?.offer?.seat).toBe(1);
  expect(after(turn(declined, '7g7f', 0), offer).refereeState?.offer).not.toBeNull();
  const withdrawn = after(begun, offer, { type: 'answer', seat: 0, yes: false, atMs: 0 });
  expect(after(withdrawn, offer).refereeState?.offer).not.toBeNull();
});

test('a draw is agreed only where the terms allow it', () => {
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'draw', atMs: 0 };
  expect(after(begin({}), offer).refereeState?.offer).toBeNull();
  const refereeState = after(begin({ agreedDraw: true }), offer, {
    type: 'answer',
    seat: 1,
    yes: true,
    atMs: 0,
  });
  expect(refereeState.outcome).toEqual({ winner: null, by: 'agreement', next: 'over' });
});

test('impasse is offered only when a king has entered, and counted when it is accepted', () => {
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'impasse', atMs: 0 };
  expect(after(begin({}), offer).refereeState?.offer).toBeNull();
  const entered = begin({}, '4K4/9/9/9/9/9/9/9/4k4 b 2R2B4G4S4N4L9P9p 1');
  const refereeState = after(entered, offer, { type: 'answer', seat: 1, yes: true, atMs: 0 });
  expect(refereeState.outcome).toEqual({ winner: 0, by: 'impasse', next: 'over' });
});

test('a pause by consent stops the clock until both go on', () => {
  const match = begin({ clock: [minute, minute] });
  const paused = after(
    match,
    { type: 'offer', seat: 0, what: 'pause', atMs: 1_000 },
    { type: 'answer', seat: 1, yes: true, atMs: 2_000 },
  );
  expect(paused.refereeState?.paused).toBe('consent');
  expect(turn(paused, '7g7f', 3_000)).toBe(paused);
  const on = after(paused, { type: 'go-on', atMs: 500_000 });
  expect(turn(on, '7g7f', 503_000).refereeState?.clock?.left[0].mainMs).toBe(55_000);
});

test('leaving the page stops the clock at that instant', () => {
  const left = after(begin({ clock: [minute, minute] }), { type: 'leave', atMs: 10_000 });
  expect(left.refereeState?.paused).toBe('left');
  const clock = left.refereeState?.clock;
  expect(clock && leftAt(clock, 0, 900_000).mainMs).toBe(50_000);
});

test('a move tried in a game that is over is a variation, and nothing else changes', () => {
  const played = turn(turn(begin({ clock: [minute, minute] }), '7g7f', 1_000), '3c3d', 2_000);
  const over = after(played, { type: 'resign', seat: 0, atMs: 3_000 });
  const move = { from: 61, to: 52, promote: false };
  const tried = after(over, { type: 'turn', turn: { move }, from: 0, atMs: 9_000_000 });
  expect(tried).toEqual({ ...over, record: tried.record });
  expect(nodeAt(tried.record, 0).children).toEqual([1, 3]);
  expect(tried.record.ending).toEqual(over.record.ending);
});

test('a declaration is judged by the rules of the match', () => {
  const sfen = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1';
  const declared = after(begin({}, sfen), {
    type: 'claim',
    seat: 0,
    claim: 'declaration',
    atMs: 0,
  });
  expect(declared.outcome).toEqual({ winner: 0, by: 'declaration', next: 'over' });
});

test('the time of a turn that ends by resignation or flag stands beside the ending', () => {
  const timed = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const resigned = after(timed, { type: 'resign', seat: 1, atMs: 9_000 });
  expect(resigned.record.ending).toEqual({ winner: 0, by: 'resignation', spentMs: 5_000 });
  const fallen = after(timed, { type: 'tick', atMs: 99_000 });
  expect(fallen.record.ending).toEqual({ winner: 0, by: 'timeout', spentMs: 60_000 });
  const free = after(begin({}), { type: 'resign', seat: 0, atMs: 9_000 });
  expect(free.record.ending).toEqual({ winner: 1, by: 'resignation' });
});

test('a resignation taken back leaves the turn as it was: what it had cost stays spent', () => {
  const timed = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const resigned = after(timed, { type: 'resign', seat: 1, atMs: 9_000 });
  const back = after(resigned, { type: 'takeback', atMs: 50_000 });
  expect(back.record.ending).toBeNull();
  expect(back.refereeState?.clock).toMatchObject({ seat: 1, spentMs: 5_000, sinceMs: 50_000 });
  expect(turn(back, '3c3d', 51_000).record.nodes[2]?.spentMs).toBe(6_000);
});

test('a flag taken back gives the turn its time again', () => {
  const timed = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const fallen = after(timed, { type: 'tick', atMs: 99_000 });
  const back = after(fallen, { type: 'takeback', atMs: 100_000 });
  expect(back.outcome).toBeNull();
  expect(back.refereeState?.clock).toMatchObject({ seat: 1, spentMs: 0, sinceMs: 100_000 });
});

test('a game whose place another takes waits, and says so', () => {
  const aside = after(begin({ clock: [minute, minute] }), {
    type: 'leave',
    replaced: true,
    atMs: 10_000,
  });
  expect(aside.refereeState?.paused).toBe('aside');
  expect(after(aside, { type: 'go-on', atMs: 90_000 }).refereeState?.paused).toBeNull();
});
