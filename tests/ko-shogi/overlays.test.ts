/** The overlays that draw over the board what acts from afar. */
import { describe, expect, test } from 'vitest';
import {
  commandState,
  flames,
  fogAreas,
  frozenPieces,
  lightAreas,
  nets,
  stands,
} from '#games/ko-shogi/overlays.ts';
import { formatSquare } from '#games/ko-shogi/square.ts';
import { fragment } from './fragment.ts';

const names = (squares: readonly number[]): string => squares.map(formatSquare).join(' ');

test('a fog and a light cover five points around them, as far as the board goes', () => {
  const position = fragment('+TP@10j', '+SM@19a');
  const [fog] = fogAreas(position);
  const [light] = lightAreas(position);
  expect([fog?.seat, fog?.area.length, light?.seat, light?.area.length]).toEqual([0, 121, 1, 36]);
  expect(names(light?.area.slice(0, 7) ?? [])).toBe('19a 18a 17a 16a 15a 14a 19b');
});

test('a net shows how far its lines go and which pieces they hold', () => {
  const position = fragment('CU@5j M@15j P@10k', '+AG@10j P@7m');
  const [net] = nets(position);
  expect(net?.lines.map(({ to, frozen }) => [formatSquare(to), frozen !== null])).toEqual([
    ['7m', false],
    ['19s', false],
    ['5j', true],
    ['15j', true],
  ]);
  expect(names(frozenPieces(position, 0))).toBe('15j 5j');
  expect(frozenPieces(position, 1)).toEqual([]);
});

test('a flame in a corner has three neighbours', () => {
  expect(flames(fragment('+EN@19s', '')).map(({ area }) => names(area))).toEqual(['19r 18r 18s']);
});

test('shooters show where they could shoot, and where a fog prevents it', () => {
  const position = fragment('CB@13l', '+TP@11f HS@12h P@16k');
  expect(
    stands(position, 0).map(({ to, targets, silencedBy }) => [
      formatSquare(to),
      names(targets),
      names(silencedBy),
    ]),
  ).toEqual([
    ['14k', '', '11f'],
    ['12k', '', '11f'],
    ['14m', '16k', ''],
    ['12m', '12h', ''],
  ]);
});

test('a shooter that a net holds shoots from nowhere', () => {
  expect(stands(fragment('LB@10m', '+AG@13j P@11i'), 0)).toEqual([]);
});

describe('a side', () => {
  test.each([
    ['G@1a', '1a', ['1a']],
    ['G@1a +MA@2a', '2a 1a', ['2a 1a']],
    ['G@1a MA@2a B@3a', '1a', ['2a 1a', '3a 1a']],
    ['MA@2a B@3a', '', ['2a', '3a']],
    ['MA@2a B@3a +SO@4a', '', ['2a', '4a 3a']],
    ['G@1a MA@2a', '1a', ['1a']],
  ])('with %s has the commanders %j and loses by %j', (white, commanders, loses) => {
    const state = commandState(fragment('G@10s', white), 1);
    expect(state.inPlay).toBe(true);
    expect(names(state.commanders)).toBe(commanders);
    expect(state.losesBy.map((set) => names([...set].sort((a, b) => a - b)))).toEqual(loses);
  });

  test('in a lost game has nothing left to lose by', () => {
    expect(commandState(fragment('G@10s', 'MA@2a'), 1)).toMatchObject({
      inPlay: false,
      losesBy: [],
    });
  });

  test('stands in check where one turn could take its command: by one piece or by two together', () => {
    expect(names(commandState(fragment('CU@1s G@10s', 'G@1a'), 1).checked)).toBe('1a');
    expect(names(commandState(fragment('CU@1s G@10s', 'G@1a +MA@5e'), 1).checked)).toBe('');
    expect(names(commandState(fragment('WR@1c G@10s', 'G@1b +MA@2a'), 1).checked)).toBe('2a 1b');
    expect(names(commandState(fragment('CU@1s G@10s', 'MA@1a B@5e'), 1).checked)).toBe('1a');
  });

  test('is not in check by a piece that a net holds', () => {
    expect(commandState(fragment('CU@1s G@10s', 'G@1a +RG@5s'), 1).checked).toEqual([]);
  });
});
