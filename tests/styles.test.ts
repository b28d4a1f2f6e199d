import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`);

test('no style rule depends on what the whole page contains, as each press on the board would restyle all of it', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.filter((file) => {
    const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return /(:root|html|body|#root|\.play)[^\s,{]*:has\(/.test(rules);
  });
  expect(asking).toEqual([]);
});

test('each style of a hovered part asks for a pointer that can hover, as a tap would leave that style behind', () => {
  const left = sheets.filter((file) => {
    const rules = readFileSync(file, 'utf8').replaceAll(/@media \(hover: hover\) \{.*?\n\}/gs, '');
    return rules.includes(':hover');
  });
  expect(left).toEqual([]);
});
