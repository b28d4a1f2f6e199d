/** At 320×256, which is a desktop window at 400 %, in Spanish: what is said has the room that its words need. */
import { openTable, play } from './table.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 320, height: 256 }, locale: 'es-ES' });

test('the notice of the game before is as wide as its words need', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openTable(page);
  await play(page, ['7g7f']);
  await page.locator('[data-action="new-game"]').first().press('Enter');
  await page.locator('[data-action="begin"]').press('Enter');
  const notice = page.locator('.notice');
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(notice).toBeVisible();
  const { words, outside } = await notice.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return {
      words: box.querySelector('[role="status"]')?.getBoundingClientRect().width ?? 0,
      outside: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
    };
  });
  expect(words).toBeGreaterThan(120);
  expect(outside).toBe(false);
});

test('the buttons that choose files speak the language of the reader', async ({ page }) => {
  await openTable(page);
  await page.locator('[data-action="more"]').first().press('Enter');
  await page.getByRole('button', { name: 'Abrir un kifu…' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Elegir archivos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Elegir una carpeta' })).toBeVisible();
  await expect(page.locator('.sheet input[type="file"]:visible')).toHaveCount(0);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir archivos' }).press('Enter'),
  ]);
  expect(chooser.isMultiple()).toBe(true);
});
