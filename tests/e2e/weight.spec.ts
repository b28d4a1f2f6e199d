import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openTable, play } from './table.ts';
import { expect, test } from './test.ts';

/** The drawings of the pieces have a budget of their own, by size-limit. */
const isFaces = (path: string): boolean =>
  /\/(kanji|symbols|sprite|drawing|emblems)-[^/]+\.(?:js|css)$/.test(path);

/** Files that may be small: what a language says, the worker that reads kifu, what the bundler puts beside all files, and what the drawings of several games share, which come before all else. */
const mayBeSmall = /^(words-\w\w|en|es|ja|worker|rolldown-runtime|drawing|emblems)-/;

test('no script of the app is a crumb that could be part of another', () => {
  const small = readdirSync('dist/assets')
    .filter((name) => name.endsWith('.js') && !mayBeSmall.test(name))
    .map((name) => [name, gzipSync(readFileSync(`dist/assets/${name}`)).length] as const)
    .filter(([, bytes]) => bytes < 2_000);
  expect(small).toEqual([]);
});

test('the playing screen fetches at most 190 kB of JS and CSS before one can play', async ({
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
  // What comes while the page rests is not weighed, and its answer may come when the page is closed.
  page.removeAllListeners('response');

  const files = (await Promise.all(fetched)).filter(([path]) => !isFaces(path));
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, [, more]) => sum + more, 0);
  expect(bytes, files.map(([path, more]) => `${path} ${more}`).join('\n')).toBeLessThanOrEqual(
    190_000,
  );
});

test('a kept game is fetched with the app and not after it', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  // The app waits until its later files have been asked for: had it to ask for them itself, it would wait for ever.
  const later = /\/(play)-[\da-f]+\.js$/;
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
