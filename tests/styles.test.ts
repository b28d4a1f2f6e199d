import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/${file}`);

test('no rule asks what the whole page holds: each press on the board would style all of it anew', () => {
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.filter((file) => {
    const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return /(:root|html|body|#root|\.play)[^\s,{]*:has\(/.test(rules);
  });
  expect(asking).toEqual([]);
});
