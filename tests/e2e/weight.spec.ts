import { gzipSync } from 'node:zlib';
import { expect, test } from './test.ts';

/** The drawings of the pieces have a budget of their own, by size-limit. */
const isFaces = (path: string): boolean => /\/(kanji|symbols|sprite)-[^/]+\.(?:js|css)$/.test(path);

test('the playing screen fetches at most 110 kB of JS and CSS before one can play', async ({
  page,
}) => {
  const fetched: Promise<readonly [path: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const path = new URL(response.url()).pathname;
    fetched.push(response.body().then((body) => [path, gzipSync(body, { level: 9 }).length]));
  });

  await page.goto('./#/play');
  await expect(page.getByRole('grid').locator('[data-square="7g"]')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const files = (await Promise.all(fetched)).filter(([path]) => !isFaces(path));
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, [, more]) => sum + more, 0);
  expect(bytes, files.map(([path, more]) => `${path} ${more}`).join('\n')).toBeLessThanOrEqual(
    110_000,
  );
});
