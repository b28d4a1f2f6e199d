import { expect, test } from 'vitest';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { begin, game, minute } from '../../tests/agreed-match.ts';
import { leftAt } from './clock.ts';
import type { MatchEvent } from './events.ts';
import type { Match } from './match.ts';
import { advanceRefereed } from './refereed.ts';
import type { Terms } from './terms.ts';

const moveOf = (match: Match, usi: string): object => {
  const read = game.text.parseMove(usi, lineTo(game, match.record, match.head).position);
  if (!read.ok) throw new Error(usi);
  return read.value;
};

const after = (match: Match, ...events: readonly MatchEvent[]): Match =>
  events.reduce((now, event) => advanceRefereed(game, now, event), match);

const turn = (match: Match, usi: string, atMs: number): Match =>
  after(match, { type: 'turn', turn: { move: moveOf(match, usi) }, atMs });

const foul = (match: Match, usi: string, atMs = 0): Match =>
  after(match, { type: 'illegal', turn: { move: moveOf(match, usi) }, atMs });

/** Sente's gold is pinned to its file, and a pawn in hand has no place on the ninth: 5g4g and P*9d are fouls. */
const pinned = '4r3k/9/9/9/9/9/P3G4/9/4K2R1 b P 1';

test('a completed move presses the clock, and its time is in the record', () => {
  const match = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  expect(nodeAt(match.record, 1).spentMs).toBe(4_000);
  expect(match.agreed?.clock?.seat).toBe(1);
  expect(match.agreed?.clock?.left[0].mainMs).toBe(56_000);
});

test('the flag decides at its instant, whatever event tells of it, and against one side only', () => {
  const match = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const late = turn(match, '3c3d', 64_000);
  expect(late.outcome).toEqual({ winner: 0, by: 'timeout', next: 'over' });
  expect(late.head).toBe(1);
  expect(late.agreed?.clock?.sinceMs).toBeNull();
  expect(turn(match, '3c3d', 63_999).outcome).toBeNull();
  expect(after(match, { type: 'tick', atMs: 99_000 }).outcome?.by).toBe('timeout');
});

test('a takeback restores the clock to what it was before the move', () => {
  const one = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const two = turn(one, '3c3d', 14_000);
  const back = after(two, { type: 'takeback', atMs: 30_000 });
  expect(back.agreed?.clock).toEqual({ ...one.agreed?.clock, sinceMs: 30_000 });
});

test('a takeback by consent waits for the other side, and a move answers no', () => {
  const match = turn(begin({ takebacks: 'ask' }), '7g7f', 0);
  const asked = after(match, { type: 'offer', seat: 0, what: 'takeback', atMs: 0 });
  expect(asked.agreed?.offer).toEqual({ seat: 0, what: 'takeback' });
  expect(after(asked, { type: 'answer', seat: 0, yes: true, atMs: 0 }).head).toBe(1);
  expect(after(asked, { type: 'answer', seat: 1, yes: true, atMs: 0 }).head).toBe(0);
  expect(turn(asked, '3c3d', 0).agreed?.offer).toBeNull();
  for (const takebacks of ['ask', 'off'] as const) {
    const played = turn(begin({ takebacks }), '7g7f', 0);
    expect(after(played, { type: 'takeback', atMs: 0 })).toBe(played);
  }
});

test('who asks for a move back is the one who said so, and both plies go when it was answered', () => {
  const clock = { takebacks: 'ask', clock: [minute, minute] } as const;
  const two = turn(turn(begin(clock), '7g7f', 4_000), '3c3d', 14_000);
  const ofSente = after(
    two,
    { type: 'offer', seat: 0, what: 'takeback', atMs: 15_000 },
    { type: 'answer', seat: 1, yes: true, atMs: 16_000 },
  );
  expect(ofSente.head).toBe(0);
  expect(ofSente.agreed?.clock?.left.map(({ mainMs }) => mainMs)).toEqual([60_000, 60_000]);
  expect(ofSente.agreed?.clock?.seat).toBe(0);
  const ofGote = after(
    two,
    { type: 'offer', seat: 1, what: 'takeback', atMs: 15_000 },
    { type: 'answer', seat: 0, yes: true, atMs: 16_000 },
  );
  expect(ofGote.head).toBe(1);
});

test('who has made no move has none to ask for', () => {
  const one = turn(begin({ takebacks: 'ask' }), '7g7f', 0);
  expect(after(one, { type: 'offer', seat: 1, what: 'takeback', atMs: 0 })).toBe(one);
});

test('what was declined is not proposed again before the next move; what was withdrawn may be', () => {
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'draw', atMs: 0 };
  const begun = begin({ agreedDraw: true });
  const declined = after(begun, offer, { type: 'answer', seat: 1, yes: false, atMs: 0 });
  expect(after(declined, offer)).toBe(declined);
  expect(after(declined, { ...offer, seat: 1 }).agreed?.offer?.seat).toBe(1);
  expect(after(turn(declined, '7g7f', 0), offer).agreed?.offer).not.toBeNull();
  const withdrawn = after(begun, offer, { type: 'answer', seat: 0, yes: false, atMs: 0 });
  expect(after(withdrawn, offer).agreed?.offer).not.toBeNull();
});

test('strict: a foul loses at once and stands in the record as the foul it is', () => {
  const match = foul(begin({ strictness: 'strict' }, pinned), '5g4g');
  expect(match.outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
  expect(nodeAt(match.record, 1).illegal).toBe(true);
});

test.each(['teach', 'casual', 'claim', 'strict', 'retry-same', 'retry-any'] as const)(
  '%s: a slip of the finger is no foul, and neither is a legal move',
  (strictness) => {
    const begun = begin({ strictness }, pinned);
    // A gold two squares on, a king of the other side, a pawn onto a piece; and a gold along its pin.
    for (const usi of ['5g5e', '1a1b', 'P*5g', '5g5f']) expect(foul(begun, usi)).toBe(begun);
  },
);

test('claim: a foul stands until it is called or answered by a move', () => {
  const match = foul(begin({ strictness: 'claim' }, pinned), '5g4g');
  expect(match.outcome).toBeNull();
  expect(match.head).toBe(1);
  expect(after(match, { type: 'call', seat: 1, atMs: 0 }).outcome).toEqual({
    winner: 1,
    by: 'foul',
    next: 'over',
  });
  const answered = turn(match, '1a1b', 0);
  expect(after(answered, { type: 'call', seat: 1, atMs: 0 }).agreed?.warnings).toEqual([0, 1]);
});

test('the one who made the foul cannot call it', () => {
  const match = foul(begin({ strictness: 'claim' }, pinned), '5g4g');
  expect(after(match, { type: 'call', seat: 0, atMs: 0 }).outcome).toBeNull();
});

test('after a third foul called where there was none, one calls no more; a king left to be taken is taken all the same', () => {
  const wrong: MatchEvent = { type: 'call', seat: 1, atMs: 0 };
  const warned = after(begin({ strictness: 'claim' }, pinned), wrong, wrong, wrong);
  expect(warned.agreed?.warnings).toEqual([0, 3]);
  const stands = foul(warned, '5g4g');
  expect(after(stands, wrong)).toBe(stands);
  expect(turn(stands, '5a5i', 0).outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
});

test('friendly with the same piece: another move of that piece, and of no other', () => {
  const match = foul(begin({ strictness: 'retry-same' }, pinned), '5g4g');
  expect(match.head).toBe(0);
  expect(match.agreed?.foul?.rule).toBe('pinned');
  expect(turn(match, '2i2h', 0).head).toBe(0);
  expect(turn(match, '5g5f', 0).head).toBe(1);
  expect(turn(match, '5g5f', 0).agreed?.foul).toBeNull();
});

test('friendly with the same piece: a second foul, with another piece, does not free one from the first', () => {
  const match = foul(begin({ strictness: 'retry-same' }, pinned), '5g4g');
  expect(foul(match, 'P*9d')).toBe(match);
  expect(turn(match, '2i2h', 0).head).toBe(0);
  const again = foul(match, '5g6g');
  expect(again.agreed?.foul?.move).toBe('5g6g');
  expect(turn(again, '5g5f', 0).head).toBe(1);
});

test('friendly with the same piece: one that has no legal move binds nobody', () => {
  const match = foul(begin({ strictness: 'retry-same' }, pinned.replace('G', 'N')), '5g4e');
  expect(match.agreed?.foul?.rule).toBe('pinned');
  expect(turn(match, '2i2h', 0).head).toBe(1);
});

test('friendly with any piece: the time of the rejected attempt stays spent', () => {
  const match = begin({ strictness: 'retry-any', clock: [minute, minute] }, pinned);
  const again = turn(foul(match, '5g4g', 5_000), '2i2h', 9_000);
  expect(nodeAt(again.record, 1).spentMs).toBe(9_000);
});

test('a draw is agreed only where the terms allow it', () => {
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'draw', atMs: 0 };
  expect(after(begin({}), offer).agreed?.offer).toBeNull();
  const agreed = after(begin({ agreedDraw: true }), offer, {
    type: 'answer',
    seat: 1,
    yes: true,
    atMs: 0,
  });
  expect(agreed.outcome).toEqual({ winner: null, by: 'agreement', next: 'over' });
});

test('impasse is offered only when a king has entered, and counted when it is accepted', () => {
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'impasse', atMs: 0 };
  expect(after(begin({}), offer).agreed?.offer).toBeNull();
  const entered = begin({}, '4K4/9/9/9/9/9/9/9/4k4 b 2R2B4G4S4N4L9P9p 1');
  const agreed = after(entered, offer, { type: 'answer', seat: 1, yes: true, atMs: 0 });
  expect(agreed.outcome).toEqual({ winner: 0, by: 'impasse', next: 'over' });
});

test('a pause by consent stops the clock until both go on', () => {
  const match = begin({ clock: [minute, minute] });
  const paused = after(
    match,
    { type: 'offer', seat: 0, what: 'pause', atMs: 1_000 },
    { type: 'answer', seat: 1, yes: true, atMs: 2_000 },
  );
  expect(paused.agreed?.paused).toBe('consent');
  expect(turn(paused, '7g7f', 3_000)).toBe(paused);
  const on = after(paused, { type: 'go-on', atMs: 500_000 });
  expect(turn(on, '7g7f', 503_000).agreed?.clock?.left[0].mainMs).toBe(55_000);
});

test('leaving the page stops the clock at that instant', () => {
  const left = after(begin({ clock: [minute, minute] }), { type: 'leave', atMs: 10_000 });
  expect(left.agreed?.paused).toBe('left');
  const clock = left.agreed?.clock;
  expect(clock && leftAt(clock, 0, 900_000).mainMs).toBe(50_000);
});

/** Both have agreed to adjourn, and sente is to seal a move. */
const sealing = (terms: Partial<Terms> = {}, setup?: string): Match =>
  after(
    begin({ clock: [minute, minute], ...terms }, setup),
    { type: 'offer', seat: 1, what: 'adjourn', atMs: 0 },
    { type: 'answer', seat: 0, yes: true, atMs: 0 },
  );

test('an adjourned game waits with its move sealed, and goes on by that move', () => {
  const sealed = turn(sealing(), '7g7f', 7_000);
  expect(sealed.head).toBe(0);
  expect(sealed.agreed).toMatchObject({ paused: 'adjourned', sealed: '7g7f' });
  const opened = after(sealed, { type: 'go-on', atMs: 9_000_000 });
  expect(opened.head).toBe(1);
  expect(opened.agreed?.sealed).toBeNull();
  expect(nodeAt(opened.record, 1).spentMs).toBe(7_000);
});

test('the record of an adjourned game says so until it goes on', () => {
  const sealed = turn(turn(sealing(), '7g7f', 7_000), '3c3d', 8_000);
  expect(sealed.record.ending).toEqual({ winner: null, by: 'adjourned' });
  expect(sealed.outcome).toBeNull();
  expect(after(sealed, { type: 'go-on', atMs: 9_000 }).record.ending).toBeNull();
});

test('sealing is called off by the one who was to seal, and the clock has run on', () => {
  const off = after(sealing(), { type: 'call-off', seat: 0, atMs: 5_000 });
  expect(off.agreed).toMatchObject({ sealing: false, clock: { sinceMs: 0 } });
  expect(turn(off, '7g7f', 9_000).head).toBe(1);
  const meant = sealing();
  expect(after(meant, { type: 'call-off', seat: 1, atMs: 5_000 })).toBe(meant);
  const going = begin({});
  expect(after(going, { type: 'call-off', seat: 0, atMs: 0 })).toBe(going);
});

test('while a move is sealed one can resign; nothing is taken back, and no foul is played', () => {
  const meant = sealing({ strictness: 'strict' }, pinned);
  expect(after(meant, { type: 'resign', seat: 0, atMs: 1_000 }).outcome?.winner).toBe(1);
  expect(after(meant, { type: 'takeback', atMs: 1_000 })).toBe(meant);
  expect(foul(meant, '5g4g', 1_000)).toBe(meant);
});

test('who must move the same piece again seals a move of that piece', () => {
  const bound = foul(begin({ strictness: 'retry-same' }, pinned), '5g4g');
  const meant = after(
    bound,
    { type: 'offer', seat: 1, what: 'adjourn', atMs: 0 },
    { type: 'answer', seat: 0, yes: true, atMs: 0 },
  );
  expect(turn(meant, '2i2h', 0)).toBe(meant);
  expect(turn(meant, '5g5f', 0).agreed?.sealed).toBe('5g5f');
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
  const declared = after(begin({}, sfen), { type: 'declare', seat: 0, atMs: 0 });
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
  expect(back.agreed?.clock).toMatchObject({ seat: 1, spentMs: 5_000, sinceMs: 50_000 });
  expect(turn(back, '3c3d', 51_000).record.nodes[2]?.spentMs).toBe(6_000);
});

test('a flag taken back gives the turn its time again', () => {
  const timed = turn(begin({ clock: [minute, minute] }), '7g7f', 4_000);
  const fallen = after(timed, { type: 'tick', atMs: 99_000 });
  const back = after(fallen, { type: 'takeback', atMs: 100_000 });
  expect(back.outcome).toBeNull();
  expect(back.agreed?.clock).toMatchObject({ seat: 1, spentMs: 0, sinceMs: 100_000 });
});

test('a game whose place another takes waits, and says so', () => {
  const aside = after(begin({ clock: [minute, minute] }), {
    type: 'leave',
    aside: true,
    atMs: 10_000,
  });
  expect(aside.agreed?.paused).toBe('aside');
  expect(after(aside, { type: 'go-on', atMs: 90_000 }).agreed?.paused).toBeNull();
});
