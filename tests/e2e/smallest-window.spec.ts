/** At 320×256, a desktop window at 400 %, in Spanish: sentences have the room that their words need. */
import { banqi, koShogi, shogi, xiangqi } from './fit-games.ts';
import { seeded } from './seeded.ts';
import { openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';

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
  const inPlace = () =>
    notice.evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const words = box.querySelector('[role="status"]')?.getBoundingClientRect().width ?? 0;
      return {
        isBroad: words > 120,
        isOutside: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
      };
    });
  await expect.poll(inPlace).toEqual({ isBroad: true, isOutside: false });
});

test('the buttons that choose files speak the language of the reader', async ({ page }) => {
  await openTable(page);
  await page.locator('[data-action="more"]').first().press('Enter');
  await page.getByRole('button', { name: 'Abrir un kifu…' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Elegir archivos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carpeta…' })).toBeVisible();
  await expect(page.locator('.sheet input[type="file"]:visible')).toHaveCount(0);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir archivos' }).press('Enter'),
  ]);
  expect(chooser.isMultiple()).toBe(true);
});

/** Overlapping parts of the page, and words that are cut or broken; each as a sentence. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Scroll to the end: there the sticky line stands in its own place, and covers nothing.
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const shown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];
    const parts = [...document.querySelectorAll<HTMLElement>('.play [data-part]')].filter(shown);
    for (const [i, part] of parts.entries())
      for (const other of parts.slice(i + 1)) {
        if (part.contains(other) || other.contains(part)) continue;
        const [one, its] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(one.right, its.right) - Math.max(one.left, its.left);
        const down = Math.min(one.bottom, its.bottom) - Math.max(one.top, its.top);
        if (across > 1 && down > 1)
          found.push(
            `${part.dataset['part']} lies over ${other.dataset['part']} by ${across} × ${down}`,
          );
      }
    const all = document.createTreeWalker(
      document.querySelector('.play') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const words: { readonly word: string; readonly box: DOMRect; readonly on: Element }[] = [];
    const range = document.createRange();
    while (all.nextNode()) {
      const { currentNode: text } = all;
      const on = text.parentElement;
      // Text for screen readers only is clipped away, and the squares hold the game's own drawing.
      if (on === null || !shown(on) || on.closest('.unseen, .skip, [role="grid"], svg')) continue;
      if (getComputedStyle(on).clipPath !== 'none' || on.closest('.bar span')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const box = range.getBoundingClientRect();
        if (box.width < 1) continue;
        if (range.getClientRects().length > 1) found.push(`“${word}” is broken`);
        const clip = [on, on.parentElement].find(
          (each) => each !== null && getComputedStyle(each).overflowX === 'hidden',
        );
        const room = clip?.getBoundingClientRect();
        if (box.left < 0 || box.right > Math.min(innerWidth, (room?.right ?? innerWidth) + 1))
          found.push(`“${word}” is cut`);
        words.push({ word, box, on });
      }
    }
    const drawn = [...document.querySelectorAll('.play .koma, .play .icon')]
      .filter((each) => shown(each) && !each.closest('.held, [role="grid"]'))
      .map((on) => ({ word: on.getAttribute('class') ?? '', box: on.getBoundingClientRect(), on }));
    for (const { word, box, on } of words)
      for (const other of [...words, ...drawn]) {
        if (other.on === on || other.on.closest('[role="grid"]')) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 1 && down > 2)
          found.push(`“${word}” and “${other.word}” lie over one another`);
      }
    return found;
  });

const expectNoFault = (page: Page) => expect.poll(() => faults(page)).toEqual([]);

for (const { id, position, check } of [shogi, xiangqi, banqi, koShogi])
  for (const height of seeded(`heights of ${id}`, [256, 420]))
    test(`at a table of ${id}, 320 by ${height}, nothing lies over a name and no word is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height });
      await page.goto(`./#/p/${id}/${encodeURIComponent(position)}`);
      await expect(page.locator('.plate-name')).toHaveCount(2);
      await expect(page.locator(`.play[data-table="${id}"] [role="grid"]`)).toBeVisible();
      await expect(page).not.toHaveURL(/#\/p\//);
      await expectNoFault(page);
      const [from, to] = check(page);
      await from.press('Enter');
      await to.press('Enter');
      await expect(page.locator('[data-mark~="last"]').first()).toBeVisible();
      await expectNoFault(page);
    });
