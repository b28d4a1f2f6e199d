import { expect, test } from 'vitest';
import { pairOfKey, resultPath, starsOf } from './end-game-results.ts';

const hunt = { block: 'first', game: 'hunt' };

test('a pair has one result in either order of its names, beside that of the learner alone', () => {
  const of = (...names: readonly [string, string]) => resultPath(hunt, names);
  expect(of('Ben', 'Ann ')).toEqual({ stage: 'first', level: 'hunt Ann & Ben' });
  expect(of('Ann', 'Ben')).toEqual(of('Ben', 'Ann'));
  expect(resultPath({ ...hunt, seed: 7 }, ['Ann', ''])).toEqual({ stage: 'first', level: 'hunt' });
});

test('the names of a pair are read from the key of its result', () => {
  const path = { stage: 'first', level: 'hunt' };
  expect(pairOfKey('first/hunt Ann & Ben', path)).toBe('Ann & Ben');
  expect(pairOfKey('first/hunt', path)).toBeUndefined();
  expect(pairOfKey('first/hunter', path)).toBeUndefined();
});

test.each([
  [15, 3],
  [16, 2],
  [30, 2],
  [31, 1],
])('%s moves of sixty are worth %s stars', (moves, stars) => {
  expect(starsOf({ limit: 60 }, moves)).toBe(stars);
});
