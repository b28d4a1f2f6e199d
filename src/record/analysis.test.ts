import { expect, test } from 'vitest';
import { advantageOf, bestOf } from './advantage.ts';
import { favoured, type Score, scoreOf } from './analysis.ts';

const points = (of: number): Score => ({ is: 'points', points: of });

test('no score is too large for the scale, and a mate is at its end', () => {
  expect(advantageOf(points(0))).toBe(0);
  expect(advantageOf(points(300))).toBeCloseTo(-advantageOf(points(-300)));
  expect(advantageOf(points(1_000_001))).toBeLessThanOrEqual(1);
  expect(advantageOf(points(-999_999_999))).toBeGreaterThanOrEqual(-1);
  expect(advantageOf({ is: 'mate', winner: 1, moves: 3 })).toBe(-1);
  expect(advantageOf(points(100))).toBeLessThan(advantageOf(points(200)));
});

test('a score favours one side, or neither', () => {
  expect(favoured(points(1))).toBe(0);
  expect(favoured(points(-1))).toBe(1);
  expect(favoured(points(0))).toBe(null);
  expect(favoured({ is: 'mate', winner: 1, moves: null })).toBe(1);
});

test('the score of a comment is the first that it has', () => {
  const line = { instead: false, turns: [] };
  const lines = [line, { ...line, score: points(5) }, { ...line, score: points(7) }];
  expect(scoreOf({ rest: '', lines })).toEqual(points(5));
  expect(scoreOf({ rest: '', lines: [line] })).toBe(undefined);
});

test('the best ply of a side is the first at which it was ahead most, if it ever was', () => {
  const scored = [points(0), points(50), points(200), points(200)].map((score, ply) => ({
    ply,
    score,
  }));
  expect(bestOf(scored, 0)?.ply).toBe(2);
  expect(bestOf(scored, 1)).toBe(undefined);
});
