import { expect, test } from 'vitest';
import { cutInMiddle } from './file-names.ts';

test('the name of a file of a series keeps its number, however long it is', () => {
  const series = `${'floodgate_'.repeat(6)}_003`;
  expect(cutInMiddle(series)).toBe(series);
  const names = [1, 2].map((nth) => cutInMiddle(`${'名人戦'.repeat(40)}第${nth}局`));
  expect(names.map((name) => Array.from(name).length)).toEqual([80, 80]);
  expect(names[0]).toMatch(/^名人戦.*….*第1局$/);
  expect(names[1]).toMatch(/第2局$/);
  expect(new TextEncoder().encode(`${names[0]}.kifu`).length).toBeLessThanOrEqual(255);
});
