import { expect, test } from 'vitest';
import { begin, foul, game, pinned, turn } from '../../tests/refereed-match.ts';
import { advance } from './advance.ts';
import type { MatchEvent } from './events.ts';
import { startMatch } from './match.ts';
import { freeTerms } from './referee-state.ts';

/** Both kings have entered, and the side to move has the points to declare. */
const entered = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1';
const declares: MatchEvent = { type: 'claim', seat: 0, claim: 'declaration', atMs: 0 };

test('players who have agreed on nothing can declare, and then have the fewest terms there are', () => {
  const over = advance(game, startMatch(game, entered), declares);
  expect(over.outcome).toEqual({ winner: 0, by: 'declaration', next: 'over' });
  expect(over.refereeState?.terms).toEqual(freeTerms);
});

test('a proposal to adjourn waits for its answer where nothing was agreed before', () => {
  const offer: MatchEvent = { type: 'offer', seat: 1, what: 'adjourn', atMs: 0 };
  const offered = advance(game, startMatch(game, pinned), offer);
  expect(offered.refereeState?.offer).toEqual({ seat: 1, what: 'adjourn' });
});

test.each<MatchEvent>([
  { type: 'offer', seat: 0, what: 'pause', atMs: 0 },
  { type: 'claim', seat: 0, claim: 'nothing that any game knows', atMs: 0 },
  { type: 'answer', seat: 0, yes: true, atMs: 0 },
  { type: 'call', seat: 1, atMs: 0 },
  { type: 'call-off', seat: 0, atMs: 0 },
  { type: 'go-on', atMs: 0 },
  { type: 'gap', gapMs: 9_000, atMs: 0 },
  { type: 'leave', atMs: 0 },
  { type: 'tick', atMs: 0 },
])('what means nothing without an agreement makes none: $type', (event) => {
  const plain = startMatch(game, pinned);
  expect(advance(game, plain, event)).toBe(plain);
});

test('a foul attempted where nothing was agreed means nothing', () => {
  const plain = startMatch(game, pinned);
  expect(foul(plain, '5g4g')).toBe(plain);
});

test('the same move leads to the same record with an agreement and without', () => {
  const plain = turn(startMatch(game, pinned), '5g5f', 0);
  expect(turn(begin({}, pinned), '5g5f', 0).record).toEqual(plain.record);
  expect(plain.refereeState).toBeUndefined();
});
