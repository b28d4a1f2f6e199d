import { describe, expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { withNameHeaders } from '#games/shogi/notation/players.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { type Handicap, handicaps } from '#games/shogi/starts.ts';
import type { Game, Outcome, Seat } from '#kernel/game.ts';
import { portsWith } from '../../tests/ports.ts';
import { namesOf } from './selectors.ts';
import { newSeries, nextOf } from './series.ts';
import { afterGame, beginSetUp, firstSetUp } from './set-up.ts';
import { playAgain } from './sittings.ts';
import { createTable, freshSitting, type Sitting, type Table } from './table.ts';

const game: Game = shogi;
const ports = portsWith({ now: () => 1_000 });

const wonBy = (winner: Seat): Outcome => ({ winner, by: 'resignation', next: 'over' });
const replay: Outcome = { winner: null, by: 'sennichite', next: 'replay' };

const over = (sitting: Sitting, outcome: Outcome): Sitting => ({
  ...sitting,
  match: { ...sitting.match, outcome },
});

const finish = (table: Table, outcome: Outcome): void =>
  table.store.setState(({ sitting }) => ({ sitting: over(sitting, outcome) }));

const tableWith = (start: Handicap, ladder = false): Table => {
  const table = createTable(shogiPack, ports, freshSitting(game, ports, handicaps.even));
  beginSetUp(table, shogiAgreement, {
    ...firstSetUp(shogiAgreement),
    names: ['Ann', 'Bob'],
    start,
    ladder,
  });
  return table;
};

const gameFrom = (start: Handicap, outcome: Outcome): Sitting => ({
  ...over(freshSitting(game, ports, handicaps[start]), outcome),
  series: newSeries(true),
});

const given = Object.keys(handicaps).filter((name) => name !== 'even') as readonly Handicap[];

describe('without a ladder', () => {
  test.each(given)('the giver stays the giver: %s', (start) => {
    for (const outcome of [wonBy(0), wonBy(1), replay]) {
      const table = tableWith(start);
      finish(table, outcome);
      playAgain(table, shogiAgreement);
      const { sitting } = table.store.getState();
      expect(namesOf(sitting)).toEqual(['Ann', 'Bob']);
      expect(sitting.match.record.setup).toBe(handicaps[start]);
      expect(withNameHeaders(sitting.match.record).headers).toEqual([
        ['下手', 'Ann'],
        ['上手', 'Bob'],
      ]);
    }
  });

  test('colours alternate in even games', () => {
    const table = tableWith('even');
    finish(table, wonBy(0));
    playAgain(table, shogiAgreement);
    const { sitting } = table.store.getState();
    expect(withNameHeaders(sitting.match.record).headers).toEqual([
      ['先手', 'Bob'],
      ['後手', 'Ann'],
    ]);
  });
});

describe('the person named first in the set-up', () => {
  test('changes seats with each even game, and is back in the first seat after two', () => {
    const table = tableWith('even');
    finish(table, wonBy(0));
    expect(playAgain(table, shogiAgreement)).toBe(1);
    expect(table.store.getState().sitting.swapped).toBe(true);
    finish(table, wonBy(0));
    expect(playAgain(table, shogiAgreement)).toBe(0);
    expect(table.store.getState().sitting.swapped).toBeUndefined();
  });

  test('stays in the second seat where seats are kept', () => {
    const table = tableWith('lance');
    table.store.setState(({ sitting }) => ({ sitting: { ...sitting, swapped: true } }));
    finish(table, wonBy(1));
    expect(playAgain(table, shogiAgreement)).toBe(1);
    expect(table.store.getState().sitting.swapped).toBe(true);
  });
});

describe('on the ladder', () => {
  test.each<[Handicap, up: Handicap, down: Handicap]>([
    ['lance', 'bishop', 'even'],
    ['right-lance', 'bishop', 'even'],
    ['bishop', 'rook', 'lance'],
    ['rook', 'rook-lance', 'bishop'],
    ['rook-lance', 'two', 'rook'],
    ['two', 'three', 'rook-lance'],
    ['three', 'four', 'two'],
    ['four', 'five', 'three'],
    ['five', 'six', 'four'],
    ['left-five', 'six', 'four'],
    ['six', 'right-seven', 'five'],
    ['right-seven', 'eight', 'six'],
    ['left-seven', 'eight', 'six'],
    ['eight', 'ten', 'right-seven'],
    ['ten', 'naked-king', 'eight'],
    ['naked-king', 'naked-king', 'ten'],
  ])('from %s uwate’s win leads to %s, shitate’s to %s', (start, up, down) => {
    expect(nextOf(shogiAgreement, gameFrom(start, wonBy(1)))).toMatchObject({
      rung: { id: up },
      swap: false,
    });
    expect(nextOf(shogiAgreement, gameFrom(start, wonBy(0)))).toMatchObject({
      rung: { id: down },
      swap: false,
    });
    expect(nextOf(shogiAgreement, gameFrom(start, replay))).toEqual({
      setup: handicaps[start],
      rung: null,
      swap: false,
    });
  });

  test('the winner of an even game gives a lance, and becomes uwate', () => {
    expect(nextOf(shogiAgreement, gameFrom('even', wonBy(0)))).toMatchObject({
      rung: { id: 'lance' },
      swap: true,
    });
    expect(nextOf(shogiAgreement, gameFrom('even', wonBy(1)))).toMatchObject({
      rung: { id: 'lance' },
      swap: false,
    });
  });

  test('players who come back to an even game are sente and gote again', () => {
    const table = tableWith('lance', true);
    finish(table, wonBy(0));
    playAgain(table, shogiAgreement);
    expect(withNameHeaders(table.store.getState().sitting.match.record).headers).toEqual([
      ['先手', 'Ann'],
      ['後手', 'Bob'],
    ]);
  });
});

test('in turns, games begun by playing again count: the player who was sente in them is gote next', () => {
  const table = tableWith('even');
  const inTurns = {
    ...firstSetUp(shogiAgreement),
    names: ['Ann', 'Bob'],
    first: 'alternate',
  } as const;
  const first = beginSetUp(table, shogiAgreement, inTurns);
  finish(table, wonBy(0));
  const seatZero = playAgain(table, shogiAgreement);
  expect(namesOf(table.store.getState().sitting)).toEqual(['Bob', 'Ann']);
  beginSetUp(table, shogiAgreement, afterGame(first, seatZero));
  expect(namesOf(table.store.getState().sitting)).toEqual(['Ann', 'Bob']);
});

test('where the device is passed on, the side to move is below in the next game too', () => {
  const table = createTable(shogiPack, ports, freshSitting(game, ports, handicaps.even));
  beginSetUp(table, shogiAgreement, { ...firstSetUp(shogiAgreement), how: 'pass' });
  finish(table, wonBy(1));
  playAgain(table, shogiAgreement);
  expect(table.store.getState().sitting.flipped).toBe(false);
});
