/** How games end: loss of command, repetition, perpetual check, no legal move. */
import { describe, expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { standardRules } from '#games/ko-shogi/judge.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import type { Line, Seat } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { fragment } from './fragment.ts';

type KoLine = Line<Position, Move>;

/** A line of legal moves by their texts. */
const lineOf = (position: Position, texts: string): KoLine => {
  let line: KoLine = startLine<Position, Move>(position);
  for (const text of texts.split(' ')) {
    const move = [...koShogi.legalMoves(line.position)].find(
      (legal) => koShogi.text.move(legal) === text,
    );
    if (move === undefined) throw new Error(`${text} is not legal at ply ${line.ply}`);
    line = extend(koShogi, line, { move });
  }
  return line;
};

/** The judgement at every ply of a line; undefined while the game goes on. */
const judgements = (line: KoLine): readonly unknown[] => {
  const found: unknown[] = [];
  for (let at: KoLine | null = line; at !== null; at = at.before) found.unshift(koShogi.judge(at));
  return found;
};

const again = (texts: string, times: number): string => Array(times).fill(texts).join(' ');

describe('command', () => {
  test.each([
    ['G@1a', 'general', true],
    ['G@1a +MA@5e', 'general beside a governor', false],
    ['G@1a MA@5e B@6e', 'general beside a middle troop and a banner', false],
    ['G@1a MA@5e', 'general beside a middle troop alone', true],
  ])('is lost with %s when the chariot takes the %s: %s', (white, _, isLost) => {
    const line = lineOf(fragment('CU@1b G@10s', white), '1bx1a+');
    expect(koShogi.judge(line)).toEqual(
      isLost ? { winner: 0, by: 'command-lost', next: 'over' } : undefined,
    );
  });

  const both = fragment('+EN@10j G@10h', 'G@9h');

  test('lost by both sides in one turn wins for the mover, or is a draw where that is agreed', () => {
    const line = lineOf(both, '10j-10i');
    expect(koShogi.judge(line)).toEqual({ winner: 0, by: 'command-lost', next: 'over' });
    expect(koShogi.judge(line, { ...standardRules, bothLost: 'draw' })).toEqual({
      winner: null,
      by: 'command-lost',
      next: 'over',
    });
  });

  test('lost by one’s own fire loses', () => {
    const line = lineOf(fragment('+EN@10j G@10h', 'G@1a'), '10j-10i');
    expect(koShogi.judge(line)).toEqual({ winner: 1, by: 'command-lost', next: 'over' });
  });

  test('lost by walking beside a flame loses', () => {
    const line = lineOf(fragment('G@10l', 'G@1a +EN@10j'), '10l-10k');
    expect(koShogi.judge(line)).toEqual({ winner: 1, by: 'command-lost', next: 'over' });
  });
});

describe('repetition', () => {
  test('passes on both sides bring the first position for the fourth time after six plies: no contest', () => {
    const line = lineOf(koShogi.start(), again('13s-13r-13s 7a-7b-7a', 3));
    expect(judgements(line)).toEqual([
      ...Array(6).fill(undefined),
      { winner: null, by: 'repetition', next: 'replay' },
    ]);
  });

  test('is warned of when a position stands for the third time', () => {
    const line = lineOf(koShogi.start(), again('13s-13r-13s 7a-7b-7a', 2));
    expect(koShogi.facts(line)).toEqual({
      checked: [],
      occurrences: 3,
      warning: { of: 'third-time', about: null },
    });
  });

  const lost = { winner: 1, by: 'perpetual-check', next: 'over' };
  const cycle = '3b-3a= 1a-1b 3a-3b= 1b-1a';
  const byChecker = `3c-3a= 1a-1b ${again('3a-3b= 1b-1a 3b-3a= 1a-1b', 2)} 3a-3b= 1b-1a 3b-3a=`;

  test.each([
    ['the checked side', fragment('CU@3b G@10s', 'G@1a'), again(cycle, 3)],
    ['the checking side', fragment('CU@3c G@10s', 'G@1a'), byChecker],
  ])('through checks of one side alone loses for it if %s moves last', (_, start, texts) => {
    const line = lineOf(start, texts);
    expect(judgements(line)).toEqual([...Array(line.ply).fill(undefined), lost]);
  });

  // A side need not answer a check, so both sides may go on checking.
  const open = fragment('M@3a G@19s', 'G@1a M@17s');

  test('is no contest when every move of both sides checked', () => {
    const line = lineOf(open, again('3a-3c= 17s-17q= 3c-3a= 17q-17s=', 3));
    expect(koShogi.judge(line)).toEqual({ winner: null, by: 'repetition', next: 'replay' });
  });

  test('is not excused by occasional checks of the other side', () => {
    const line = lineOf(open, again('3a-3c= 17s-17r= 3c-3a= 17r-17s=', 3));
    expect(koShogi.judge(line)).toEqual(lost);
  });

  const chased = fragment('CU@3c G@10s', 'G@1a');
  const inOrder = `3c-3a= 1a-1b ${again('3a-3b= 1b-1a 3b-3a= 1a-1b', 3)}`;

  test('caused by such checks is warned of, and the warning names the side', () => {
    const line = lineOf(chased, `3c-3a= 1a-1b ${again('3a-3b= 1b-1a 3b-3a= 1a-1b', 2)}`);
    expect(koShogi.facts(line).warning).toEqual({ of: 'third-time-checking', about: 0 as Seat });
  });

  test('is no contest if no single turn can take all the commanders, because then the side is not in check', () => {
    const guarded = fragment('CU@3c G@10s', 'G@1a +MA@12e');
    const line = lineOf(guarded, inOrder);
    expect(koShogi.judge(line)).toEqual({ winner: null, by: 'repetition', next: 'replay' });
  });
});

describe('no move', () => {
  test('loses for the side to move', () => {
    const position = fragment('V@1a G@10s', 'G@19a +AG@10j', { turn: 0 });
    expect(koShogi.judge(startLine(position))).toBe(undefined);
    const held = fragment('V@1a G@10s', 'G@19a +RG@5s', { turn: 0 });
    expect(koShogi.judge(startLine(held))).toEqual({ winner: 1, by: 'no-move', next: 'over' });
  });
});

test('check is shown on every piece that a losing turn could take', () => {
  const facts = koShogi.facts(startLine(fragment('WR@1c G@10s', 'G@1b +MA@2a')));
  expect(facts.checked).toEqual([17, 37]);
});
