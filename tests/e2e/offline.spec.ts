import { messages as english } from '#i18n/en/index.ts';
import { beginBanqi } from './banqi.ts';
import { openSheet, shiftJis } from './kifu-sheets.ts';
import { askForNewer, kept, keptAll, now, offer, version, visit, withOwnHost } from './offline.ts';
import {
  expectBoard,
  expectPly,
  matedBoard,
  matingGame,
  openTable,
  plateOf,
  play,
  resultCard,
  square,
} from './table.ts';
import { test as base, expect, type Page, promise } from './test.ts';
import { write } from './write.ts';
import { beginXiangqi, cannonGame } from './xiangqi.ts';

const test = withOwnHost(base);
test.use({ serviceWorkers: 'allow' });

const sentence = (page: Page) => page.getByText('Part of the page could not be loaded');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

test(
  'after one visit the app starts in flight mode, either game is played to mate, explained, and comes back, and a kifu is read in another language',
  promise,
  async ({ page, host }) => {
    await visit(page);
    await host.vanish();
    await page.close();
    const later = await page.context().newPage();
    await openTable(later);
    await expect(later.locator('#kanji-P')).toBeAttached();
    await play(later, matingGame);
    await expectBoard(later, matedBoard);
    await expect(resultCard(later)).toContainText('no move saves it');

    await later.getByRole('link', { name: 'Rules' }).click();
    await expect(contents(later)).toBeVisible();

    await later.getByRole('link', { name: 'Settings' }).click();
    await later.getByLabel('Language').selectOption('Español');
    await expect(later.locator('html')).toHaveAttribute('lang', 'es');
    await later.getByLabel('Idioma').selectOption('English');
    await later.getByRole('link', { name: 'Play' }).click();

    const sheet = await openSheet(later);
    await sheet.getByLabel('Choose files').setInputFiles(shiftJis);
    await expect(plateOf(later, '山田太郎')).toBeVisible();
    await expect(sentence(later)).toHaveCount(0);

    await beginXiangqi(later);
    await expect(later.locator('#disc-traditional-K')).toBeAttached();
    await play(later, cannonGame);
    await expect(resultCard(later)).toContainText('no move saves it');
    await later.goto('./#/rules/xiangqi/horse');
    await expect(later.getByRole('heading', { name: 'Horse', exact: true })).toBeVisible();
    await later.goto('./#/play');
    await later.reload();
    await expect(square(later, 'g9')).toHaveAttribute('data-piece', 'C');
    await expect(sentence(later)).toHaveCount(0);
  },
);

test(
  'after one visit banqi begins in flight mode, its pieces are turned up, and come back after a reload',
  promise,
  async ({ page, host }) => {
    await visit(page);
    await host.vanish();
    await page.close();
    const later = await page.context().newPage();
    await beginBanqi(later);
    const names = ['a1', 'd2', 'h4'];
    for (const [ply, name] of names.entries()) {
      await square(later, name).click();
      await expectPly(later, ply + 1);
    }
    const faces = () =>
      Promise.all(names.map((name) => square(later, name).getAttribute('data-piece')));
    const seen = await faces();
    expect(seen).not.toContain('x');
    await expect(later.locator(`#disc-traditional-${seen[0]}`)).toBeAttached();
    await later.goto('./#/rules/banqi/cannon');
    await expect(later.getByRole('heading', { name: 'Cannon', exact: true })).toBeVisible();
    await later.goto('./#/play');
    await later.reload();
    await expectPly(later, 3);
    expect(await faces()).toEqual(seen);
    await expect(sentence(later)).toHaveCount(0);
  },
);

test(
  'a visit that ends when the worker runs is enough to play in flight mode',
  promise,
  async ({ page, host }) => {
    await openTable(page);
    await kept(page);
    await host.vanish();
    await page.reload();
    await play(page, matingGame);
    await expect(resultCard(page)).toContainText('by checkmate');
    await page.reload();
    await expectBoard(page, matedBoard);
    await expect(sentence(page)).toHaveCount(0);
  },
);

test(
  'a newer version is offered, waits while it is put off, and comes when it is asked for, to one page only',
  promise,
  async ({ page, host }) => {
    await visit(page);
    await play(page, ['7g7f']);
    const other = await page.context().newPage();
    await openTable(other);
    await other.evaluate(() => Object.assign(globalThis, { stays: true }));

    host.publish();
    await askForNewer(page);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expectPly(page, 1);
    expect(await version(page)).toBeNull();

    await expect(offer(page)).toBeVisible({ timeout: 15_000 });
    await now(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-version', 'newer');
    await expectPly(page, 1);
    await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');

    // The other page keeps using its own files, although the host no longer has them.
    await keptAll(page);
    // First it reads there that the game is open in the other tab.
    await other.locator('[data-action="dismiss-other-tab"]').click();
    await expect(offer(other)).toBeVisible();
    expect(await version(other)).toBeNull();
    expect(await other.evaluate(() => 'stays' in globalThis)).toBe(true);
    await other.getByRole('link', { name: 'Rules' }).click();
    await expect(contents(other)).toBeVisible();

    // When it is closed those files are deleted.
    const oldFiles = (): Promise<number> =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('files'));
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().filter(({ url }) => /\/pages-[^/]*\.js$/.test(url)).length;
      });
    expect(await oldFiles()).toBe(1);
    await other.close();
    await page.reload();
    await keptAll(page);
    expect(await oldFiles()).toBe(0);
  },
);

test(
  'a newer version that was put off comes with the next start after all pages are closed',
  promise,
  async ({ page, host }) => {
    await visit(page);
    host.publish();
    await askForNewer(page);
    await page.getByRole('button', { name: 'Later' }).click();
    const context = page.context();
    await page.close();
    const later = await context.newPage();
    await expect(async () => {
      await later.goto('about:blank');
      await openTable(later);
      expect(await version(later)).toBe('newer');
    }).toPass();
  },
);

test(
  'a kifu that another app shares is read, and the game before it waits',
  promise,
  async ({ page, host }) => {
    await visit(page);
    await play(page, ['7g7f']);
    await page.goto(host.otherApp);
    await page.locator('[type=file]').setInputFiles(shiftJis);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(plateOf(page, '山田太郎')).toBeVisible();
    await expect(page.getByText(english.undo.replaced)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(plateOf(page, '山田太郎')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a text that another app shares is read like one that was pasted',
  promise,
  async ({ page, host }) => {
    await visit(page);
    await page.goto(host.otherApp);
    await write(page.locator('[name=text]'), 'position startpos moves 7g7f 3c3d');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Last' }).click();
    await expectPly(page, 2);
  },
);
