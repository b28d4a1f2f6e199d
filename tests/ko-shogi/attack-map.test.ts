/** The attack map: which piece could take which, for the whole board. */
import { expect, test } from 'vitest';
import { attackMap } from '#games/ko-shogi/attack-map.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import { formatSquare, parseSquare } from '#games/ko-shogi/square.ts';
import { fragment } from './fragment.ts';

const at = (name: string): number => parseSquare(name) ?? -1;

test('the points a piece could take on or guards are counted for its side', () => {
  const { counts, hanging } = attackMap(fragment('E@10j P@11k G@10s', 'P@12h G@2a'));
  expect(counts[0][at('12h')]).toBe(1);
  expect(counts[0][at('11k')]).toBe(1);
  expect(counts[0][at('10i')]).toBe(0);
  expect(hanging.map(formatSquare)).toEqual(['12h']);
});

test('a move of two landings attacks the point beyond the first landing', () => {
  const { counts } = attackMap(fragment('WR@10j', 'P@10i HS@10h'));
  expect([counts[0][at('10i')], counts[0][at('10h')]]).toEqual([1, 1]);
});

test('a piece that gives check is listed with what it could take', () => {
  const { checks } = attackMap(fragment('M@10j G@10s', 'G@10c P@2b'));
  expect(checks).toEqual([{ from: at('10j'), to: at('10c') }]);
});

test('at the start no piece hangs, and no side is in check', () => {
  const { checks, counts } = attackMap(koShogi.start());
  expect(checks).toEqual([]);
  expect(counts[0].reduce((sum, count) => sum + count, 0)).toBe(
    counts[1].reduce((sum, count) => sum + count, 0),
  );
});
