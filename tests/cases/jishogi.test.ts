/** Rules A67–A79: points, agreement and declarations. */
import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { agreeJishogi, jishogiSheet } from '#games/shogi/jishogi.ts';
import { start } from '#games/shogi/starts.ts';
import { lineOf, turnedSfen } from '../table.ts';

const win31 = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1';
const points27 = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b B4Pb4g4s4n4l6p 1';

describe.each([
  ['sente', 0, (sfen: string) => sfen],
  ['gote', 1, turnedSfen],
] as const)('a declaration by %s', (_, seat, sfen) => {
  const sheet = (text: string, options = {}) => jishogiSheet(start(sfen(text)), seat, options);

  test('with 31 points, ten pieces and the king in the zone wins by 24 points', () => {
    expect(sheet(win31)).toMatchObject({
      seat,
      zonePoints: 18,
      handPoints: 13,
      declPoints: 31,
      piecesInZone: 10,
      kingInZone: true,
      inCheck: false,
      plies: 0,
      decl24: 'win',
      decl27: 'win',
    });
  });

  test('with nine pieces in the zone loses', () => {
    const nine = win31.replace('+P+P+P+P1', '+P+P+P2').replace('2B3P', '2B4P');
    expect(sheet(nine)).toMatchObject({
      piecesInZone: 9,
      declPoints: 31,
      decl24: 'lose',
      decl27: 'lose',
    });
  });

  test('with the king outside the zone loses', () => {
    const outside = win31.replace('+R3K3+R', '+R7+R').replace('/9/9/9/9/9/9/', '/9/4K4/9/9/9/9/');
    expect(sheet(outside)).toMatchObject({ kingInZone: false, decl24: 'lose', decl27: 'lose' });
  });

  test('in check loses', () => {
    const checked = win31.replace('+P+P+P+P1+P', '+P+P+P+Pg+P').replace('4g', '3g');
    expect(sheet(checked)).toMatchObject({ inCheck: true, decl24: 'lose', decl27: 'lose' });
  });

  test('after 500 moves loses by 24 points; the 27-point rule knows no such limit', () => {
    expect(sheet(win31, { plies: 499 }).decl24).toBe('win');
    expect(sheet(win31, { plies: 500 })).toMatchObject({ decl24: 'lose', decl27: 'win' });
  });

  test('pieces outside the zone count for the total, not for the declaration', () => {
    const far = win31.replace('2B3P', 'B3P').replace('/9/9/9/9/9/9/', '/9/B8/9/9/9/9/');
    expect(sheet(far).declPoints).toBe(26);
    expect(sheet(far).totals[seat]).toBe(31);
  });

  test('with 27 points gives gote the win by 27, sente the loss (A76)', () => {
    expect(sheet(points27)).toMatchObject({
      declPoints: 27,
      decl24: 'replay',
      decl27: seat === 1 ? 'win' : 'lose',
    });
  });

  test('with too few points is a loss, not a draw', () => {
    const few = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b Bb4g4s4n4l10p 1';
    expect(sheet(few)).toMatchObject({ declPoints: 23, decl24: 'lose', decl27: 'lose' });
  });

  test('can only be made on one’s own turn', () => {
    const line = lineOf(sfen(win31), []);
    expect(shogi.claim(line, seat, 'declaration')).toMatchObject({
      winner: seat,
      by: 'declaration',
    });
    const waiting = lineOf(sfen(win31.replace(' b ', ' w ')), []);
    expect(shogi.claim(waiting, seat, 'declaration')).toBeNull();
  });

  test('loses for the declarer if it fails', () => {
    const line = lineOf(sfen(win31.replace('2B3P', 'B3P')), []);
    expect(shogi.claim(line, seat, 'declaration')).toMatchObject({ next: 'replay', winner: null });
    const poor = lineOf(sfen(win31.replace('2B3P', '3P')), []);
    expect(shogi.claim(poor, seat, 'declaration')).toMatchObject({
      winner: seat === 0 ? 1 : 0,
      next: 'over',
    });
  });
});

describe('agreement', () => {
  const agreed = (sfen: string, rules = {}) =>
    agreeJishogi(start(sfen), { ...shogi.rules, ...rules });

  test('both with 24 or more: void, to be replayed (A73)', () => {
    const both = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B4g4s4n4l10p 1';
    expect(agreed(both)).toMatchObject({
      totals: [28, 26],
      kingEntered: true,
      outcome: { winner: null, next: 'replay' },
    });
    expect(agreed(both, { impassePoints: 'majority' }).outcome).toMatchObject({
      winner: 0,
      next: 'over',
    });
  });

  test('fewer than 24 loses (A71)', () => {
    expect(agreed(win31).outcome).toMatchObject({ winner: 0, by: 'impasse', next: 'over' });
    expect(agreed(turnedSfen(win31)).outcome).toMatchObject({ winner: 1, next: 'over' });
  });

  test('both with fewer than 24, which only a handicap makes possible: a draw, and not a void game (A72)', () => {
    const few = '4K4/9/9/9/9/9/9/9/4k4 b 2R2Bg 1';
    expect(agreed(few).outcome).toEqual({ winner: null, by: 'impasse', next: 'over' });
    expect(agreed(few, { impassePoints: 'majority' }).outcome.winner).toBe(0);
  });

  test('27 each is void under the majority too (A74)', () => {
    expect(agreed(points27, { impassePoints: 'majority' })).toMatchObject({
      totals: [27, 27],
      kingEntered: true,
      outcome: { winner: null, next: 'replay' },
    });
  });
});

describe('an impasse that nobody wins (A74)', () => {
  const both = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B4g4s4n4l10p 1';
  const drawn = { ...shogi.rules, impasseTie: 'draw' } as const;

  test.each([
    ['agreed on with 28 and 26 points', both, {}],
    ['agreed on with 27 points each', points27, {}],
    [
      'agreed on with 27 points each where more points win',
      points27,
      { impassePoints: 'majority' },
    ],
  ] as const)('%s is a draw where that was chosen, and void where not', (_, sfen, rules) => {
    expect(agreeJishogi(start(sfen), { ...drawn, ...rules }).outcome).toEqual({
      winner: null,
      by: 'impasse',
      next: 'over',
    });
    expect(agreeJishogi(start(sfen), { ...shogi.rules, ...rules }).outcome.next).toBe('replay');
  });

  test('declared with 24 to 30 points is a draw where that was chosen', () => {
    expect(shogi.claim(lineOf(both, []), 0, 'declaration', drawn)).toEqual({
      winner: null,
      by: 'impasse',
      next: 'over',
    });
  });

  test('is void by rules stored before there was a choice', () => {
    const { impasseTie: _, ...stored } = shogi.rules;
    // Stored rules stay as they were when stored.
    const old = stored as typeof shogi.rules;
    expect(agreeJishogi(start(both), old).outcome.next).toBe('replay');
    expect(shogi.claim(lineOf(both, []), 0, 'declaration', old)?.next).toBe('replay');
  });
});

test('at the start of a game no king has entered (A67)', () => {
  expect(agreeJishogi(start())).toMatchObject({ totals: [27, 27], kingEntered: false });
});

describe('a handicap', () => {
  test('credits the missing pieces to gote, who gave them, and only when asked to (A79)', () => {
    const position = start('two');
    expect(jishogiSheet(position, 1).totals).toEqual([27, 17]);
    expect(jishogiSheet(position, 1, { handicapCredit: 10 }).totals).toEqual([27, 27]);
    expect(jishogiSheet(position, 1, { handicapCredit: 10 }).declPoints).toBe(10);
    expect(jishogiSheet(position, 0, { handicapCredit: 10 }).declPoints).toBe(0);
  });
});

describe('the options of a match', () => {
  const line = (sfen: string) => lineOf(sfen, []);
  const rules = (patch: object) => ({ ...shogi.rules, ...patch });

  test('the 27-point rule decides where the 24-point rule voids the game', () => {
    expect(shogi.claim(line(points27), 0, 'declaration', rules({ impasse: 'jsa24' }))).toEqual({
      winner: null,
      by: 'impasse',
      next: 'replay',
    });
    expect(shogi.claim(line(points27), 0, 'declaration', rules({ impasse: '27' }))).toEqual({
      winner: 1,
      by: 'declaration',
      next: 'over',
    });
  });

  test('where declarations are off nothing can be declared, but an impasse can still be agreed on', () => {
    expect(shogi.claim(line(win31), 0, 'declaration', rules({ impasse: 'off' }))).toBeNull();
    expect(shogi.claim(line(win31), 0, 'impasse', rules({ impasse: 'off' }))).toEqual(
      shogi.claim(line(win31), 0, 'impasse'),
    );
  });

  test('an impasse is agreed on once a king has entered, by 24 points or by the majority', () => {
    const even = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B4g4s4n4l10p 1';
    expect(shogi.claim(line(even), 1, 'impasse')).toEqual({
      winner: null,
      by: 'impasse',
      next: 'replay',
    });
    expect(shogi.claim(line(even), 1, 'impasse', rules({ impassePoints: 'majority' }))).toEqual({
      winner: 0,
      by: 'impasse',
      next: 'over',
    });
    expect(shogi.claim(line('4k4/9/9/9/9/9/9/9/4K4 b - 1'), 0, 'impasse')).toBeNull();
  });
});
