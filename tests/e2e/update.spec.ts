/** An update downloads only changed files. Here the newer version differs in one word of one language. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { openSheet, shiftJis } from './kifu-sheets.ts';
import { askForNewer, keptAll, now, visit, withOwnHost } from './offline.ts';
import { openTable, plateOf, play } from './table.ts';
import { test as base, expect, type Page } from './test.ts';

const test = withOwnHost(base);
test.use({ serviceWorkers: 'allow' });
// Both tests use the same build, so they run in one worker.
test.describe.configure({ mode: 'default' });

/** Changes the English name of the page of kept games. */
const anotherWord: Plugin = {
  name: 'another-word',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/i18n/en/table.ts')
      ? code.replace("games: 'Games'", "games: 'Archive'")
      : null,
};

let newer = '';
test.beforeAll(async () => {
  newer = mkdtempSync(join(tmpdir(), 'another-word-'));
  await build({
    logLevel: 'error',
    build: { outDir: newer, emptyOutDir: true },
    plugins: [anotherWord],
  });
});
test.afterAll(() => rmSync(newer, { recursive: true }));

const namesIn = (folder: string): readonly string[] => readdirSync(join(folder, 'assets'));
const newNames = (): readonly string[] => {
  const older = new Set(namesIn('dist'));
  return namesIn(newer).filter((name) => !older.has(name));
};

const missing = (page: Page) => page.getByText('Part of the page could not be loaded');

test('a changed word of one language renames three files at most, and no other file changes', () => {
  const changed = newNames();
  expect(changed.filter((name) => name.startsWith('words-en-'))).toHaveLength(1);
  expect(changed.length, changed.join(' ')).toBeLessThanOrEqual(3);
  for (const name of namesIn(newer).filter((each) => !changed.includes(each)))
    expect(
      readFileSync(join(newer, 'assets', name)).equals(readFileSync(join('dist', 'assets', name))),
      name,
    ).toBe(true);
});

test('the import map stands where every browser takes it: behind the policy, before all that asks for a module', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const places = [
    '<!doctype html>',
    '<meta http-equiv="Content-Security-Policy"',
    '<script type="importmap">',
    'modulepreload',
    'import(',
  ].map((text) => page.indexOf(text));
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('an update fetches only what changed, and a page of either version finds all of its files', async ({
  page,
  host,
}) => {
  await visit(page);
  await play(page, ['7g7f']);
  const other = await page.context().newPage();
  await openTable(other);
  const before = host.asked.length;
  host.publish(newer);
  await askForNewer(page);
  await now(page).click();
  const archive = page.getByRole('link', { name: 'Archive' });
  await expect(archive).toBeVisible();
  await keptAll(page);
  const fetched = host.asked.slice(before).filter((path) => path.startsWith('assets/'));
  expect(fetched.toSorted()).toEqual(
    newNames()
      .map((name) => `assets/${name}`)
      .toSorted(),
  );

  await host.vanish();
  await play(page, ['3c3d']);
  await archive.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await page.getByRole('link', { name: 'Play' }).click();
  const sheet = await openSheet(page);
  await sheet.getByLabel('Choose files').setInputFiles(shiftJis);
  await expect(plateOf(page, '山田太郎')).toBeVisible();
  await expect(missing(page)).toHaveCount(0);

  await other.getByRole('link', { name: 'Rules' }).click();
  await expect(other.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Games' })).toBeVisible();
  await expect(missing(other)).toHaveCount(0);
});
