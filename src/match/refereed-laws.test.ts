import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pick, Seat } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { endOfGame } from '#record/builder.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt, onMainLine } from '#record/record.ts';
import { holds } from '../../tests/law.ts';
import { begin, game, minute } from '../../tests/refereed-match.ts';
import { sq } from '../../tests/table.ts';
import { advance } from './advance.ts';
import { leftAt } from './clock.ts';
import type { MatchEvent } from './events.ts';
import { boundTo } from './fouls.ts';
import type { Match } from './match.ts';
import type { Proposal, Terms } from './terms.ts';

const setups: readonly string[] = [
  'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  // Pinned generals, pawns in both hands, and checks near: much of what is tried here is a foul.
  '4r3k/4r4/4p4/9/4P4/9/P3G3p/4S4/4K2R1 b RPNrpn 1',
  'lr6l/3g1kg2/p2pp2s+P/2Ps1ppp1/8L/P1nP2PR1/1P3PS2/1SGK5/LN3G3 w BNNPPPbpp 1',
  // A dropped pawn would be mate, on either side.
  '8k/9/7+R1/9/9/9/1+r7/9/K8 b Pp 1',
];

const seat = fc.constantFrom<Seat>(0, 1);
const aTurn = fc.record({
  kind: fc.constant('turn' as const),
  pick: fc.nat(200),
  from: fc.nat(60),
});
const anAttempt = fc.record({
  kind: fc.constant('illegal' as const),
  from: fc.nat(94),
  to: fc.nat(80),
});
/** A pawn dropped beside either king. */
const aPawnDrop = fc.record({
  kind: fc.constant('illegal' as const),
  from: fc.constantFrom(87, 94),
  to: fc.constantFrom(sq('1b'), sq('9h')),
});
const anEvent = fc.oneof(
  { weight: 2, arbitrary: aPawnDrop },
  { weight: 6, arbitrary: aTurn },
  { weight: 4, arbitrary: anAttempt },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'takeback' as const,
        'redo' as const,
        'resign' as const,
        'call' as const,
        'call-off' as const,
        'leave' as const,
        'gap' as const,
        'go-on' as const,
        'tick' as const,
      ),
      seat,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('offer' as const),
      seat,
      what: fc.constantFrom<Proposal>(
        'draw',
        'impasse',
        'declaration',
        'adjourn',
        'pause',
        'takeback',
        'go-on',
        'count',
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      seat,
      claim: fc.constantFrom('declaration', 'impasse', 'draw', 'moon'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), seat, yes: fc.boolean() }),
  },
);
type Made = typeof anEvent extends fc.Arbitrary<infer T> ? T : never;

const pickAt = (at: number): Pick => {
  if (at < 81) return { at: 'square', square: at };
  const kinds = ['rook', 'bishop', 'gold', 'silver', 'knight', 'lance', 'pawn'];
  return { at: 'hand', seat: at < 88 ? 0 : 1, kind: kinds[(at - 81) % 7] ?? 'pawn' };
};

/** Any node of the record three times in four, otherwise the head. */
const nodeOf = (match: Match, from: number): number =>
  from % 4 === 0 ? match.head : from % match.record.nodes.length;

const eventOf = (match: Match, made: Made, atMs: number): MatchEvent => {
  switch (made.kind) {
    case 'turn': {
      const from = nodeOf(match, made.from);
      const moves = [...game.legalMoves(lineTo(game, match.record, from).position)];
      const move = moves[made.pick % Math.max(1, moves.length)];
      if (move === undefined) return { type: 'tick', atMs };
      const turn: MatchEvent = { type: 'turn', turn: { move }, atMs };
      return from === match.head ? turn : { ...turn, from };
    }
    case 'illegal': {
      const { position } = lineTo(game, match.record, match.head);
      const picks = [pickAt(made.from), pickAt(made.to)];
      const move = game.attempt(position, picks);
      return move === undefined
        ? { type: 'tick', atMs }
        : { type: 'illegal', turn: { move }, atMs };
    }
    case 'offer':
      return { type: 'offer', seat: made.seat, what: made.what, atMs };
    case 'answer':
      return { type: 'answer', seat: made.seat, yes: made.yes, atMs };
    case 'gap':
      return { type: 'gap', gapMs: 7_000, atMs };
    case 'resign':
    case 'call':
    case 'call-off':
      return { type: made.kind, seat: made.seat, atMs };
    case 'claim':
      return { type: 'claim', seat: made.seat, claim: made.claim, atMs };
    default:
      return { type: made.kind, atMs };
  }
};

const someTerms = fc.record({
  strictness: fc.constantFrom<Terms['strictness']>(
    'teach',
    'claim',
    'strict',
    'retry-same',
    'retry-any',
  ),
  takebacks: fc.constantFrom<Terms['takebacks']>('free', 'ask', 'off'),
  agreedDraw: fc.boolean(),
  clock: fc.constantFrom<Terms['clock']>(
    null,
    [minute, minute],
    [{ kind: 'byoyomi', mainMs: 0, byoyomiMs: 9_000, periods: 2 }, minute],
    [
      { kind: 'fischer', mainMs: 5_000, incrementMs: 2_000 },
      { kind: 'canadian', mainMs: 0, byoyomiMs: 20_000, moves: 3 },
    ],
    [{ kind: 'unlimited' }, minute],
  ),
});

interface Step {
  readonly before: Match;
  readonly event: MatchEvent;
  readonly after: Match;
  readonly atMs: number;
}

/** Lets random events happen in sittings of random terms, and looks at each step. */
const always = (look: (step: Step) => void): void =>
  holds(
    fc.property(
      someTerms,
      fc.constantFrom(...setups),
      fc.constantFrom({}, { free: true } as const),
      fc.array(fc.tuple(anEvent, fc.nat(8_000)), { maxLength: 40 }),
      (terms, setup, free, events) => {
        let atMs = 0;
        // Nobody plays freely against a clock.
        let match: Match = { ...begin(terms, setup), ...(terms.clock === null && free) };
        for (const [made, wait] of events) {
          atMs += wait;
          const event = eventOf(match, made, atMs);
          const after = advance(game, match, event);
          look({ before: match, event, after, atMs });
          match = after;
        }
      },
    ),
    { numRuns: 150 },
  );

const plain = (match: Match): unknown => JSON.parse(JSON.stringify(match));

test('one clock at most runs, none when the game is over or paused, and no time is negative', () =>
  always(({ after, atMs }) => {
    const { refereeState, outcome } = after;
    const clock = refereeState?.clock;
    if (!clock) return;
    if (outcome !== null || refereeState.paused !== null) expect(clock.sinceMs).toBeNull();
    else expect(clock.sinceMs).not.toBeNull();
    if (outcome === null)
      expect(clock.seat).toBe(game.turn(lineTo(game, after.record, after.head).position));
    for (const left of [...clock.left, leftAt(clock, clock.seat, atMs)])
      expect(Math.min(left.mainMs, left.periodMs, left.periods, left.moves)).toBeGreaterThanOrEqual(
        0,
      );
  }));

test('a stored sitting goes on as the living one', () =>
  always(({ before, event, after }) => {
    const stored: Match = JSON.parse(JSON.stringify(before));
    expect(plain(advance(game, stored, event))).toEqual(plain(after));
  }));

test('a finished game stays finished: only a takeback at will opens it, and all else that is done in it are variations', () =>
  always(({ before, event, after }) => {
    if (before.outcome === null) return;
    if (event.type === 'takeback' && before.refereeState?.terms.takebacks === 'free') return;
    expect(after).toEqual({ ...before, record: after.record });
    expect(after.record.ending).toEqual(before.record.ending);
    if (onMainLine(before.record, before.head)) expect(endOfGame(after.record)).toBe(before.head);
    expect(
      after.record.nodes.slice(0, before.record.nodes.length).map((node) => node?.turn),
    ).toEqual(before.record.nodes.map((node) => node?.turn));
  }));

test('a proposal is of the seat that made it, and only the other can agree to it', () =>
  always(({ before, event, after }) => {
    const offer = before.refereeState?.offer ?? null;
    if (after.outcome?.by === 'timeout') return;
    if (event.type === 'offer' && after !== before)
      expect(after.refereeState?.offer).toEqual({ seat: event.seat, what: event.what });
    if (event.type !== 'answer' || offer?.seat !== event.seat || after === before) return;
    expect(after).toEqual({
      ...before,
      refereeState: { ...before.refereeState, offer: null },
    });
  }));

test('a declined proposal cannot be made again before a move, except as an answer to a gap', () =>
  always(({ before, event, after }) => {
    if (event.type !== 'offer' || after === before || after.outcome !== null) return;
    if (event.what === 'go-on' || event.what === 'count') return;
    expect(before.refereeState?.declined).not.toContainEqual(after.refereeState?.offer);
  }));

test('only fouls are in the record as illegal moves: a slip of the finger costs a player nothing', () =>
  always(({ before, event, after }) => {
    if (event.type !== 'illegal') return;
    const { position } = lineTo(game, before.record, before.head);
    const refusal = game.refuse(position, game.picks(position, event.turn.move));
    if (refusal?.class === 'foul' || after.outcome?.by === 'timeout') return;
    expect(after).toBe(before);
  }));

test('a move of another piece than the one that must be moved after a foul means nothing, wherever it comes from', () =>
  always(({ before, event, after }) => {
    const bound = boundTo(game, before);
    const isTurn = event.type === 'turn' || event.type === 'illegal';
    if (bound === undefined || !isTurn || after.outcome?.by === 'timeout') return;
    if (event.type === 'turn' && event.from !== undefined) return;
    const { position } = lineTo(game, before.record, before.head);
    const [origin] = game.picks(position, event.turn.move);
    if (origin !== undefined && !samePick(origin, bound)) expect(after).toBe(before);
  }));

test('no game stands without an outcome where the side to move has no move', () =>
  always(({ after }) => {
    if (after.outcome !== null) return;
    const [move] = game.legalMoves(lineTo(game, after.record, after.head).position);
    expect(move).toBeDefined();
  }));

test('while a foul stands on the board, it is known and can be called', () =>
  always(({ after }) => {
    const { outcome, record, head, refereeState } = after;
    if (outcome !== null || !nodeAt(record, head).illegal) return;
    expect(refereeState?.foul?.node).toBe(head);
  }));

test('no player makes more than three wrong calls of a foul', () =>
  always(({ after }) => {
    for (const count of after.refereeState?.warnings ?? []) expect(count).toBeLessThanOrEqual(3);
  }));

test('a record says that its game is adjourned exactly while it is', () =>
  always(({ after }) => {
    const { record, head, refereeState } = after;
    const ending = onMainLine(record, head) ? record.ending : nodeAt(record, head).ending;
    expect(ending?.by === 'adjourned').toBe(refereeState?.paused === 'adjourned');
  }));
