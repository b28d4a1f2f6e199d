import { expect, test } from 'vitest';
import { nodeAt, onMainLine } from '#record/record.ts';
import { after, begin, foul, minute, pinned, turn } from '../../tests/refereed-match.ts';
import type { MatchEvent } from './events.ts';

test('strict: a foul loses immediately, and the record has it as a foul', () => {
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

test.each(['strict', 'claim'] as const)(
  '%s: a foul after a move that was taken back is how the game went, and the move is a variation',
  (strictness) => {
    const moved = turn(begin({ strictness, takebacks: 'free' }, pinned), '2i2h', 0);
    const fouled = foul(after(moved, { type: 'takeback', atMs: 0 }), '5g4g');
    expect(nodeAt(fouled.record, fouled.head).illegal).toBe(true);
    expect(onMainLine(fouled.record, fouled.head)).toBe(true);
    // A foul that is taken back and made again stands there once.
    const again = foul(after(fouled, { type: 'takeback', atMs: 0 }), '5g4g');
    expect(again.record.nodes).toHaveLength(fouled.record.nodes.length);
    expect(again.outcome).toEqual(fouled.outcome);
    expect(onMainLine(again.record, again.head)).toBe(true);
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
  expect(after(answered, { type: 'call', seat: 1, atMs: 0 }).refereeState?.warnings).toEqual([
    0, 1,
  ]);
});

test('the one who made the foul cannot call it', () => {
  const match = foul(begin({ strictness: 'claim' }, pinned), '5g4g');
  expect(after(match, { type: 'call', seat: 0, atMs: 0 }).outcome).toBeNull();
});

test('after a third foul called where there was none, one calls no more; a king left to be taken is taken all the same', () => {
  const wrong: MatchEvent = { type: 'call', seat: 1, atMs: 0 };
  const warned = after(begin({ strictness: 'claim' }, pinned), wrong, wrong, wrong);
  expect(warned.refereeState?.warnings).toEqual([0, 3]);
  const stands = foul(warned, '5g4g');
  expect(after(stands, wrong)).toBe(stands);
  expect(turn(stands, '5a5i', 0).outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
});

test('friendly with the same piece: another move of that piece, and of no other', () => {
  const match = foul(begin({ strictness: 'retry-same' }, pinned), '5g4g');
  expect(match.head).toBe(0);
  expect(match.refereeState?.foul?.rule).toBe('pinned');
  expect(turn(match, '2i2h', 0).head).toBe(0);
  expect(turn(match, '5g5f', 0).head).toBe(1);
  expect(turn(match, '5g5f', 0).refereeState?.foul).toBeNull();
});

test('friendly with the same piece: a second foul, with another piece, does not free one from the first', () => {
  const match = foul(begin({ strictness: 'retry-same' }, pinned), '5g4g');
  expect(foul(match, 'P*9d')).toBe(match);
  expect(turn(match, '2i2h', 0).head).toBe(0);
  const again = foul(match, '5g6g');
  expect(again.refereeState?.foul?.move).toBe('5g6g');
  expect(turn(again, '5g5f', 0).head).toBe(1);
});

test('friendly with the same piece: a piece without a legal move need not be moved', () => {
  const match = foul(begin({ strictness: 'retry-same' }, pinned.replace('G', 'N')), '5g4e');
  expect(match.refereeState?.foul?.rule).toBe('pinned');
  expect(turn(match, '2i2h', 0).head).toBe(1);
});

test('friendly with any piece: the time of the rejected attempt stays spent', () => {
  const match = begin({ strictness: 'retry-any', clock: [minute, minute] }, pinned);
  const again = turn(foul(match, '5g4g', 5_000), '2i2h', 9_000);
  expect(nodeAt(again.record, 1).spentMs).toBe(9_000);
});

/** A pawn dropped on 1b is mate: it leaves gote without a move. */
const dropMate = '8k/9/7+R1/9/9/9/9/9/K8 b P 1';
const wrongCall: MatchEvent = { type: 'call', seat: 1, atMs: 0 };

test('claim: a foul that leaves the other side without a move loses, also against a side that may call no more', () => {
  const begun = begin({ strictness: 'claim' }, dropMate);
  for (const match of [begun, after(begun, wrongCall, wrongCall, wrongCall)]) {
    const lost = foul(match, 'P*1b');
    expect(lost.outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
    expect(nodeAt(lost.record, lost.head).illegal).toBe(true);
    expect(lost.record.ending).toMatchObject({ winner: 1, by: 'foul' });
  }
});

test('claim: a player who takes back the foul that ended the game takes the move back', () => {
  const lost = foul(begin({ strictness: 'claim' }, dropMate), 'P*1b');
  const back = after(lost, { type: 'takeback', atMs: 0 });
  expect([back.head, back.outcome, back.refereeState?.foul]).toEqual([0, null, null]);
});

/** Endings that players call or a clock brings, after a gold has left its pin. */
const calledEndings: Readonly<Record<string, readonly MatchEvent[]>> = {
  'a resignation': [{ type: 'resign', seat: 1, atMs: 10 }],
  'an agreed draw': [
    { type: 'offer', seat: 0, what: 'draw', atMs: 10 },
    { type: 'answer', seat: 1, yes: true, atMs: 10 },
  ],
  'a flag': [{ type: 'tick', atMs: 60_001 }],
};

test.each(Object.entries(calledEndings))(
  'claim: undoing %s leaves the foul on the board, where it can still be called',
  (_, events) => {
    const terms = { strictness: 'claim', agreedDraw: true, clock: [minute, minute] } as const;
    const stands = foul(begin(terms, pinned), '5g4g');
    const over = after(stands, ...events);
    expect(over.outcome).not.toBeNull();
    const back = after(over, { type: 'takeback', atMs: 70_000 });
    expect([back.head, back.outcome]).toEqual([1, null]);
    expect(back.refereeState?.foul).toEqual(stands.refereeState?.foul);
    const called = after(back, { type: 'call', seat: 1, atMs: 70_000 });
    expect(called.outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
  },
);

test('claim: taking back the answer to a foul brings the foul back, and it can be called', () => {
  const stands = foul(begin({ strictness: 'claim' }, pinned), '5g4g');
  const back = after(turn(stands, '1a1b', 0), { type: 'takeback', atMs: 0 });
  expect(back.head).toBe(1);
  expect(back.refereeState?.foul).toEqual(stands.refereeState?.foul);
});
