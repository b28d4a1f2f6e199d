/** The page in a browser that is older than README allows: a sentence and no board. */
import { wordsOf } from '../../scripts/page-words.ts';
import { fileOf } from './chunks.ts';
import { expectKept, rowsOf } from './stored.ts';
import { boardOf, expectBoard, openTable, play } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const words = wordsOf('old-browser');
const heading = (page: Page, language: string) =>
  page.getByRole('alert').getByRole('heading', { name: words[language]?.['title'] ?? '' });

/** Takes something that an older browser lacks from this one. */
const lacks = {
  '`CSS`': () => Reflect.deleteProperty(globalThis, 'CSS'),
  '`round()`': () => {
    CSS.supports = (_: string, value?: string) => value?.includes('round(') === false;
  },
  '`light-dark()`': () => {
    CSS.supports = (_: string, value?: string) => value?.includes('light-dark(') === false;
  },
  '`@property`': () => Reflect.deleteProperty(CSS, 'registerProperty'),
};

for (const [locale, language, lack] of [
  ['en-GB', 'en', '`CSS`'],
  ['es-MX', 'es', '`round()`'],
  ['ja-JP', 'ja', '`light-dark()`'],
  ['de-DE', 'en', '`@property`'],
] as const)
  test.describe(() => {
    test.use({ locale });
    test(`a player with a browser without ${lack} reads which browsers are needed: ${locale}`, async ({
      page,
    }) => {
      const faults: string[] = [];
      const scripts: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('request', (request) => {
        if (fileOf(request.url())?.endsWith('.js')) scripts.push(request.url());
      });
      await page.addInitScript(lacks[lack]);
      await page.goto('./', { waitUntil: 'networkidle' });
      await expect(heading(page, language)).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Firefox 128');
      await expect(page.getByRole('alert')).toContainText(words[language]?.['body'] ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[data-square]')).toHaveCount(0);
      await expectNoFinding(page);
      expect([faults, scripts]).toEqual([[], []]);
    });
  });

test('a browser that cannot parse the script of the start shows the sentence too', async ({
  page,
}) => {
  await page.addInitScript(lacks['`CSS`']);
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const start = 'const words = {';
    expect(html).toContain(start);
    // The policy has the hash of the script as it is.
    const body = html.replace(/<meta http-equiv[^>]*>/, '').replace(start, `const ${start}`);
    await route.fulfill({ response, body });
  });
  const fault = page.waitForEvent('pageerror');
  await page.goto('./');
  expect((await fault).name).toBe('SyntaxError');
  await expect(heading(page, 'en')).toBeVisible();
});

test(
  'an older browser shows its sentence in the chosen language, and leaves the stored games as they are',
  promise,
  async ({ page, context }) => {
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    const board = await boardOf(page);
    await expectKept(page, 2);
    const rows = await rowsOf(page);
    const address = page.url();
    await page.evaluate(() =>
      localStorage.setItem('shogi-table/settings', '{ "version": 1, "language": "es" }'),
    );
    await page.goto('about:blank');

    await page.addInitScript(lacks['`round()`']);
    await page.goto(address);
    await expect(heading(page, 'es')).toBeVisible();
    expect(await rowsOf(page)).toEqual(rows);
    await page.close();

    const updated = await context.newPage();
    await updated.goto(address);
    await expectBoard(updated, board);
    await expect(heading(updated, 'es')).toHaveCount(0);
  },
);
