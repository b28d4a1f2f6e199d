import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { startLine } from '#kernel/line.ts';
import { toy } from '../../tests/toy-game.ts';
import { advance } from './advance.ts';
import { claimsAt } from './claims.ts';
import { startMatch } from './match.ts';
import { agree, freeTerms } from './referee-state.ts';

const entered = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1';

const claimsIn = (game: Game, setup: string, seat: 0 | 1, rules: object = game.rules) =>
  claimsAt(game, startLine(game.start(setup)), seat, rules);

const agreedOn = (game: Game, setup: string) => ({
  ...startMatch(game, setup),
  refereeState: agree(freeTerms, null),
});

describe('the claims worth offering', () => {
  test('are a declaration and an impasse once a king has entered, and neither before that', () => {
    expect(claimsIn(shogi, entered, 0)).toEqual(['impasse', 'declaration']);
    expect(claimsIn(shogi, '4k4/9/9/9/9/9/9/9/4K4 b - 1', 0)).toEqual([]);
  });

  test('include no declaration out of turn, nor where the rules have none', () => {
    expect(claimsIn(shogi, entered, 1)).toEqual(['impasse']);
    expect(claimsIn(shogi, entered, 0, { ...shogi.rules, impasse: 'off' })).toEqual(['impasse']);
  });
});

describe('how a claim is made', () => {
  const declare = (claim: string) =>
    advance(shogi, agreedOn(shogi, entered), { type: 'claim', seat: 0, claim, atMs: 0 });
  const propose = (game: Game, setup: string, what: string) => {
    const offered = advance(game, agreedOn(game, setup), {
      type: 'offer',
      seat: 0,
      what,
      atMs: 0,
    });
    return advance(game, offered, { type: 'answer', seat: 1, yes: true, atMs: 0 });
  };

  test('a declaration is made alone, and cannot be agreed on', () => {
    expect(declare('declaration').outcome?.by).toBe('declaration');
    expect(propose(shogi, entered, 'declaration').outcome).toBeNull();
  });

  test('an impasse is agreed on, and cannot be made alone', () => {
    expect(propose(shogi, entered, 'impasse').outcome?.by).toBe('impasse');
    expect(declare('impasse').outcome).toBeNull();
  });

  test('another game has other claims', () => {
    const two = `r...........${'.'.repeat(12)}R........... 0 RrSs 3`;
    expect(claimsIn(toy, two, 0)).toEqual(['truce']);
    expect(propose(toy, two, 'truce').outcome).toEqual({ winner: null, by: 'truce', next: 'over' });
    expect(propose(toy, two, 'impasse').outcome).toBeNull();
  });
});
