import { expect, test } from 'vitest';
import { nodeAt } from '#record/record.ts';
import { after, begin, foul, game, minute, pinned, turn } from '../../tests/refereed-match.ts';
import type { Match } from './match.ts';
import { whyNotOffer } from './proposals.ts';
import type { Terms } from './terms.ts';

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
  expect(sealed.refereeState).toMatchObject({ paused: 'adjourned', sealed: '7g7f' });
  const opened = after(sealed, { type: 'go-on', atMs: 9_000_000 });
  expect(opened.head).toBe(1);
  expect(opened.refereeState?.sealed).toBeNull();
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
  expect(off.refereeState).toMatchObject({ sealing: false, clock: { sinceMs: 0 } });
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

test('while a move is sealed the foul before it can still be called', () => {
  const meant = after(
    foul(begin({ strictness: 'claim' }, pinned), '5g4g'),
    { type: 'offer', seat: 0, what: 'adjourn', atMs: 0 },
    { type: 'answer', seat: 1, yes: true, atMs: 0 },
  );
  const called = after(meant, { type: 'call', seat: 1, atMs: 1_000 });
  expect(called.outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
});

test('while a move is sealed nothing is proposed, and the players are told why', () => {
  const meant = sealing({ agreedDraw: true });
  expect(whyNotOffer(game, meant, 0, 'draw')).toBe('sealing');
  expect(after(meant, { type: 'offer', seat: 0, what: 'draw', atMs: 1_000 })).toBe(meant);
});

test('a player who must move the same piece again seals a move of that piece', () => {
  const bound = foul(begin({ strictness: 'retry-same' }, pinned), '5g4g');
  const meant = after(
    bound,
    { type: 'offer', seat: 1, what: 'adjourn', atMs: 0 },
    { type: 'answer', seat: 0, yes: true, atMs: 0 },
  );
  expect(turn(meant, '2i2h', 0)).toBe(meant);
  expect(turn(meant, '5g5f', 0).refereeState?.sealed).toBe('5g5f');
});
