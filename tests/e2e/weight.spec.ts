import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openTable, play } from './table.ts';
import { expect, test } from './test.ts';

/** Drawings of the pieces, and parts that load after the table, have their own budgets in size-limit. */
const isWeighedElsewhere = (path: string): boolean =>
  /\/(kanji|symbols|sprite|drawing|emblems|records|files|pages)-[^/]+\.(?:js|css)$/.test(path);

test('the playing screen fetches at most 223.2 kB of JS and CSS before a player can play', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('table-shown', () => performance.mark('table-shown'), { once: true });
  });
  await page.goto('./#/play');
  await expect(page.getByRole('grid').locator('[data-square="7g"]')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('table-shown').length > 0);
  const wanted = await page.evaluate(() => {
    const shown = performance.getEntriesByName('table-shown')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < shown)
      .map(({ name }) => new URL(name).pathname);
  });
  const files = [...new Set(wanted)]
    .filter((path) => /\.(js|css)$/.test(path) && !isWeighedElsewhere(path))
    .map((path) => [path, gzipSync(readFileSync(`dist${path}`), { level: 9 }).length] as const);
  expect(files.length).toBeGreaterThan(3);
  const bytes = files.reduce((sum, [, more]) => sum + more, 0);
  expect(bytes, files.map(([path, more]) => `${path} ${more}`).join('\n')).toBeLessThanOrEqual(
    223_200,
  );
});

test('a kept game is fetched with the app and not after it', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  // Hold the app back until the page has requested its later files. If the app had to request them itself, the test
  // would hang.
  const later = /\/(records)-[\da-f]+\.js$/;
  const wanted = new Set<string>();
  const all = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      const [, name] = later.exec(request.url()) ?? [];
      if (name !== undefined) wanted.add(name);
      if (wanted.size === 1) resolve();
    });
  });
  await page.route(/\/index-[\da-f]+\.js$/, async (route) => {
    await all;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('[data-square="7f"][data-piece="P"]')).toBeVisible();
});
