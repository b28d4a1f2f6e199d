import { describe, expect, test } from 'vitest';
import type { Game } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt, onMainLine } from '#record/record.ts';
import { type ToyPosition, type ToyRules, toy, toyStart } from '../../tests/toy-game.ts';
import { advance } from './advance.ts';
import type { MatchEvent } from './events.ts';
import { canTakeBack, type Match, redoTo, startMatch } from './match.ts';
import { agree, freeTerms } from './referee-state.ts';
import type { Strictness } from './terms.ts';

const game: Game = toy;

/** A board of three rows with seat 0 to move and nothing face down, where a runner makes so many steps a turn. */
const board = (steps: number, ...rows: readonly [string, string, string]): string =>
  `${rows.map((row) => row.padEnd(12, '.')).join('')} 0 - ${steps}`;

const positionOf = ({ record }: Match, node: number): ToyPosition =>
  lineTo(game, record, node).position as ToyPosition;

const moveIn = (match: Match, text: string): object => {
  const read = game.text.parseMove(text, positionOf(match, match.head));
  if (!read.ok) throw new Error(`${text} is no move`);
  return read.value;
};

const turn = (match: Match, text: string, drawn?: string): MatchEvent => ({
  type: 'turn',
  turn: { move: moveIn(match, text), ...(drawn !== undefined && { drawn }) },
  atMs: 0,
});

/** The match after moves, each with what was drawn for it behind a colon. */
const play = (match: Match, ...moves: readonly string[]): Match =>
  moves.reduce((now, move) => {
    const [text = '', drawn] = move.split(':');
    return advance(game, now, turn(now, text, drawn));
  }, match);

const begin = (setup: string, rules: Partial<ToyRules> = {}): Match => ({
  ...startMatch(game, setup),
  rules: { ...toy.rules, ...rules },
});

const back = (match: Match): Match => advance(game, match, { type: 'takeback', atMs: 0 });
const redo = (match: Match): Match => advance(game, match, { type: 'redo', atMs: 0 });
const children = ({ record }: Match, node: number): readonly string[] =>
  nodeAt(record, node).children.map((child) => {
    const made = nodeAt(record, child).turn;
    return made === null ? '' : game.text.move(made.move);
  });

describe('a takeback', () => {
  test('followed by a redo shows what chance drew the first time', () => {
    const turned = play(begin(toyStart), 'f2=:S');
    const hidden = back(turned);
    expect(positionOf(hidden, hidden.head).cells[17]).toBe('?');
    expect(redoTo(hidden)).toBe(1);
    const again = redo(hidden);
    expect(positionOf(again, again.head).cells[17]).toBe('S');
    expect(again.record.nodes).toHaveLength(2);
  });

  test('makes room for another move, and the move taken back stays as a variation', () => {
    const other = play(back(play(begin(toyStart), 'a3-a2', 'a1-b1')), 'c1-c2');
    expect(children(other, 1)).toEqual(['c1-c2', 'a1-b1']);
    expect(onMainLine(other.record, other.head)).toBe(true);
    expect(redoTo(other)).toBeUndefined();
  });

  test('does nothing at the start', () => {
    const begun = begin(toyStart);
    expect(canTakeBack(game, begun)).toBe(false);
    expect(back(begun)).toBe(begun);
    expect(redo(begun)).toBe(begun);
  });

  test('opens a game again that a capture had ended', () => {
    const over = play(begin(board(1, '', 'r', 'R')), 'a3-a2');
    expect(over.outcome).toEqual({ winner: 0, by: 'no-piece', next: 'over' });
    const open = back(over);
    expect(open.outcome).toBeNull();
    expect(open.record.ending).toBeNull();
    expect(redo(open).outcome).toEqual(over.outcome);
  });
});

describe('a game ends by its own rules', () => {
  const facing = board(2, 'r', '', 'R');
  const round = ['a3-a2-a3', 'a1-a2-a1'];

  test('drawn when a position stands for the third time, and no sooner', () => {
    const open = play(begin(facing), ...round, 'a3-a2-a3');
    expect(open.outcome).toBeNull();
    const drawn = play(open, 'a1-a2-a1');
    expect(drawn.outcome).toEqual({ winner: null, by: 'repeated', next: 'over' });
    expect(drawn.record.ending).toEqual({ winner: null, by: 'repeated' });
    expect(play(drawn, 'a3-b3')).toBe(drawn);
  });

  test('or as often as its players have agreed', () => {
    expect(play(begin(facing, { repetitions: 2 }), ...round).outcome?.by).toBe('repeated');
  });

  test('won by who has no piece left, where they have agreed on that', () => {
    const over = play(begin(board(1, '', 'r', 'R'), { aim: 'lose' }), 'a3-a2');
    expect(over.outcome).toEqual({ winner: 1, by: 'no-piece', next: 'over' });
  });
});

/** A match with an agreement, in which b2-b3 would end between two pieces of its own side. */
const refereed = (strictness: Strictness, setup = board(1, 'r', '.R', 'R.R')): Match => ({
  ...begin(setup),
  refereeState: agree({ ...freeTerms, strictness }, null),
});

const follow = (match: Match, ...events: readonly MatchEvent[]): Match =>
  events.reduce((now, event) => advance(game, now, event), match);
const tries = (match: Match, text: string): Match =>
  follow(match, { type: 'illegal', turn: { move: moveIn(match, text) }, atMs: 0 });
const makes = (match: Match, text: string): Match => follow(match, turn(match, text));
const lost = { winner: 1, by: 'foul', next: 'over' };

describe('a truce', () => {
  const offer: MatchEvent = { type: 'offer', seat: 0, what: 'truce', atMs: 0 };
  const answer = (yes: boolean): MatchEvent => ({ type: 'answer', seat: 1, yes, atMs: 0 });
  const facing = refereed('teach', board(1, 'r', '', 'R'));

  test('is made when the other side agrees', () => {
    expect(follow(facing, offer, answer(true)).outcome).toEqual({
      winner: null,
      by: 'truce',
      next: 'over',
    });
  });

  test('cannot be proposed again before the next move once it was declined', () => {
    const declined = follow(facing, offer, answer(false));
    expect(declined.outcome).toBeNull();
    expect(follow(declined, offer)).toBe(declined);
    const later = makes(makes(declined, 'a3-b3'), 'a1-b1');
    expect(follow(later, offer, answer(true)).outcome?.by).toBe('truce');
  });

  test('cannot be proposed by a side with two pieces, and no side makes it alone', () => {
    const more = refereed('teach');
    expect(follow(more, offer)).toBe(more);
    const alone: MatchEvent = { type: 'claim', seat: 0, claim: 'truce', atMs: 0 };
    expect(follow(facing, alone)).toBe(facing);
  });
});

describe('a player whose move ends between two of its own pieces', () => {
  test('has lost immediately under strict terms', () => {
    const over = tries(refereed('strict'), 'b2-b3');
    expect(over.outcome).toEqual(lost);
    expect(nodeAt(over.record, over.head).illegal).toBe(true);
  });

  test('has lost when the other side calls it', () => {
    const stands = tries(refereed('claim'), 'b2-b3');
    expect(stands.outcome).toBeNull();
    expect(positionOf(stands, stands.head).cells[25]).toBe('R');
    expect(stands.refereeState?.foul?.rule).toBe('crowded');
    expect(follow(stands, { type: 'call', seat: 1, atMs: 0 }).outcome).toEqual(lost);
  });

  test('has got away with it when the other side moves on', () => {
    const answered = makes(tries(refereed('claim'), 'b2-b3'), 'a1-b1');
    const called = follow(answered, { type: 'call', seat: 1, atMs: 0 });
    expect(called.outcome).toBeNull();
    expect(called.refereeState?.warnings).toEqual([0, 1]);
  });

  test('moves the same piece otherwise, and no other', () => {
    const again = tries(refereed('retry-same'), 'b2-b3');
    expect(again.head).toBe(0);
    expect(makes(again, 'a3-a2')).toBe(again);
    const moved = makes(again, 'b2-c2');
    expect(moved.head).toBe(1);
    expect(moved.refereeState?.foul).toBeNull();
  });

  test('moves whatever it likes, where any piece will do', () => {
    const again = tries(refereed('retry-any'), 'b2-b3');
    expect(again.head).toBe(0);
    expect(makes(again, 'a3-a2').head).toBe(1);
  });

  test.each(['teach', 'casual'] as const)('has done nothing where it is refused: %s', (how) => {
    const begun = refereed(how);
    expect(tries(begun, 'b2-b3')).toBe(begun);
  });
});

test.each(['teach', 'casual', 'claim', 'strict', 'retry-same', 'retry-any'] as const)(
  '%s: a slip never loses: no step, a step too many, the other side’s piece, no piece, a legal move',
  (strictness) => {
    const begun = refereed(strictness);
    for (const slip of ['b2-d2', 'b2-c2-d2', 'a1-b1', 'l3-l2', 'b2-c2'])
      expect(tries(begun, slip)).toBe(begun);
  },
);
