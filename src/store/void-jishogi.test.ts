import { describe, expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { matchOn, minute, sit } from '../../tests/refereed-table.ts';
import { answer, offer } from './referee.ts';
import { playAgain } from './sittings.ts';

describe('an impasse that neither side wins', () => {
  /** Both kings have entered, with 27 points each. */
  const entered = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b B4Pb4g4s4n4l6p 1';
  const agreeTo = (rules: object) => {
    const { table, at: time } = sit({ clock: [minute, minute] }, entered);
    const { sitting } = table.store.getState();
    const match = { ...matchOn(table), rules: { ...shogi.rules, ...rules } };
    table.store.setState({ sitting: { ...sitting, match } });
    time.ms = 20_000;
    offer(table, 0, 'impasse');
    answer(table, 1, true);
    return table;
  };

  test('is played again by the same two with the time that was left', () => {
    const table = agreeTo({});
    expect(matchOn(table).outcome).toEqual({ winner: null, by: 'impasse', next: 'replay' });
    playAgain(table, shogiAgreement);
    expect(matchOn(table).refereeState?.clock?.left.map(({ mainMs }) => mainMs)).toEqual([
      60_000, 40_000,
    ]);
    expect(table.store.getState().sitting.series?.score).toEqual([0, 0]);
  });

  test('is half a point each where a draw was chosen, and the next game has full clocks', () => {
    const table = agreeTo({ impasseTie: 'draw' });
    expect(matchOn(table).outcome).toEqual({ winner: null, by: 'impasse', next: 'over' });
    playAgain(table, shogiAgreement);
    expect(matchOn(table).rules).toMatchObject({ impasseTie: 'draw' });
    expect(matchOn(table).refereeState?.clock?.left.map(({ mainMs }) => mainMs)).toEqual([
      60_000, 60_000,
    ]);
    expect(table.store.getState().sitting.series?.score).toEqual([0.5, 0.5]);
  });
});
