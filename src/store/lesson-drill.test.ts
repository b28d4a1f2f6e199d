import { expect, test } from 'vitest';
import { answered, openQuestion } from './lesson-drill.ts';

test('a wrong answer leaves the question open, and the right one ends it', () => {
  const wrong = answered(answered(openQuestion(2), 'G', 'S'), 'K', 'S');
  expect(wrong).toEqual({ asked: 2, wrong: ['G', 'K'], end: null });
  expect(answered(wrong, 'G', 'S').wrong).toEqual(['K', 'G']);
  const right = answered(wrong, 'S', 'S');
  expect(right.end).toBe('right');
  expect(answered(right, 'G', 'S')).toBe(right);
});
