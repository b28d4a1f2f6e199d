import { messages as english } from '#i18n/en/index.ts';
import { openTable, play, press } from './table.ts';
import { expect, firefoxToo, type Page, promise, promiseWith, test } from './test.ts';

const policyOf = (page: Page): Promise<string | null> =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

test(
  'the page comes with a policy that lets in its own files and nothing else',
  promise,
  async ({ page }) => {
    await openTable(page);
    const policy = (await policyOf(page)) ?? '';
    const hash = /'sha256-[A-Za-z0-9+/]{43}='/g;
    expect(policy.replace(hash, '#').replace(/#( #)+/, '#')).toBe(
      "default-src 'self'; script-src 'self' #; style-src 'self' #; img-src 'self' data: blob:; " +
        "media-src 'self' blob:; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
        "form-action 'none'; require-trusted-types-for 'script'; trusted-types shogi-table",
    );
    expect(await page.locator('[style]').evaluateAll((all) => all.length)).toBeGreaterThan(0);
    expect(await (await page.request.get('./')).text()).not.toContain(' style=');
  },
);

test(
  'anything that was not built into the page is neither run, parsed, shown nor requested',
  firefoxToo,
  async ({ page, violations }) => {
    await openTable(page);
    const came = await page.evaluate(async () => {
      const tried = async (act: () => unknown): Promise<string> => {
        try {
          await act();
          return 'let in';
        } catch {
          return 'refused';
        }
      };
      const inline = document.createElement('script');
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      const answers = {
        markup: await tried(() => {
          document.body.innerHTML = '<img src=x onerror=alert(1)>';
        }),
        parser: await tried(() => new DOMParser().parseFromString('<p>', 'text/html')),
        inline: await tried(() => {
          inline.textContent = 'window.ran = true';
        }),
        worker: await tried(() => new Worker('https://elsewhere.example/worker.js')),
        elsewhere: await tried(() => fetch('https://elsewhere.example/')),
      };
      document.head.append(style);
      return { ...answers, style: style.sheet === null ? 'refused' : 'let in' };
    });
    expect(new Set(Object.values(came))).toEqual(new Set(['refused']));
    await expect.poll(() => violations.length).toBeGreaterThan(4);
    violations.length = 0;
  },
);

test(
  'a picture of the page is no violation, and a style that was not built in is one',
  firefoxToo,
  async ({ page, violations }) => {
    await openTable(page);
    await page.screenshot();
    expect(violations).toEqual([]);
    await page.evaluate(() => {
      const style = document.createElement('style');
      document.head.append(style);
      style.textContent = 'body {}';
      style.remove();
    });
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    violations.length = 0;
  },
);

test('drawings, wood and colours are let in', promise, async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await expect(page.locator('#kanji-P path').first()).toBeAttached();
  const grain = await page
    .locator('.board-wood')
    .evaluate((wood) => getComputedStyle(wood).backgroundImage);
  expect(grain).toContain('data:image/svg+xml');
});

test('a file that is saved is let in', promiseWith('download'), async ({ page }) => {
  await openTable(page);
  await press(page, english.actions.save);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.kif/);
});

test('the theme that was chosen is there before the first paint', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('shogi-table/settings', JSON.stringify({ theme: 'dark' })),
  );
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  });

  test('the styles that a sheet puts in by itself are let in', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
    });
    await openTable(page);
    await press(page, english.actions.save);
    await expect(page.getByRole('dialog')).toBeVisible();
    const own = page.locator('head > style');
    await expect(own).toHaveCount(1);
    expect(await own.evaluate((style: HTMLStyleElement) => style.sheet?.cssRules.length)).toBe(1);
  });
});

test('no script that gets in can make the policy by which workers are let in', async ({
  page,
  violations,
}) => {
  await openTable(page);
  const made = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
    };
    try {
      trustedTypes.createPolicy('shogi-table', { createScriptURL: (address: string) => address });
      return 'let in';
    } catch {
      return 'refused';
    }
  });
  expect(made).toBe('refused');
  await expect.poll(() => violations.length).toBe(1);
  violations.length = 0;
});
