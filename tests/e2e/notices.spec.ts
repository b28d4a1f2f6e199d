/** Where the notices lie: over nothing that a player reads or presses, in any window, seating, game and language. */
import { messages as english } from '#i18n/en/index.ts';
import { agreementsOf, windows } from './fit.ts';
import { fitGames } from './fit-games.ts';
import { keepNothing, notedScenes, noticeMisfits } from './fit-notices.ts';
import { beginFull } from './fit-scenes.ts';
import { begin, more, pick, preset } from './refereed.ts';
import { seeded } from './seeded.ts';
import { action, openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Each trouble: its name, how its notice begins, and the code that causes it. */
const troubles = [
  [
    'is full',
    /There is no room left in this browser/,
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'is denied',
    /does not let games be kept/,
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  [
    'is blocked by an older tab',
    /Another tab has an older version of this app open/,
    () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (this: IDBFactory, name, version) {
        const opening = open.call(this, `${name} of another tab`, version);
        queueMicrotask(() => opening.dispatchEvent(new Event('blocked')));
        Object.defineProperty(opening, 'onsuccess', { set: () => {} });
        opening.addEventListener('success', (event) => event.stopImmediatePropagation(), true);
        return opening;
      };
    },
  ],
] as const;

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const onItsSide = { width: 844, height: 390 };
const screen = { width: 1440, height: 900 };

/**
 * The buttons and squares of the table whose middle is covered by something else, after scrolling to them. The near side's own
 * buttons give way to a notice, as they do to every message.
 */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const things = document.querySelectorAll<HTMLElement>(
      '.face-side button, [role="grid"] [data-square], .actions button, .notice button',
    );
    return Array.from(things).flatMap((thing) => {
      if (!thing.checkVisibility({ visibilityProperty: true })) return [];
      thing.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top !== null && (thing.contains(top) || top.closest('[role="grid"]'))) return [];
      return [`${thing.textContent} under ${top?.className}`];
    });
  });

/** Waits until a window of another size is laid out and painted. */
const laidOut = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );

for (const [what, words, fail] of troubles)
  test(`face to face, on phones, a tablet and a screen, the notice that storage ${what} is whole, covers nothing and can be put away`, async ({
    page,
  }) => {
    await page.addInitScript(fail);
    await page.setViewportSize(phone);
    await openTable(page);
    await begin(page, preset('Blitz'), more, pick(english.start.seatings.face));
    await play(page, ['7g7f']);
    const notice = page.locator('.notice').filter({ hasText: words });
    await expect(notice).toBeVisible();
    for (const size of [tablet, onItsSide, screen, phone]) {
      await page.setViewportSize(size);
      await laidOut(page);
      const [wide, room] = await notice.evaluate((element) => [
        element.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide).toBeLessThanOrEqual(room ?? 0);
      expect(await covered(page)).toEqual([]);
    }
    await notice.getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    for (const button of await page.locator('.face-side [data-action="more"]').all())
      await expect(button).toBeVisible();
    await play(page, ['3c3d'], { first: 1 });
    await expect(notice).toHaveCount(0);
    await action(page, 'More').first().click();
    await expect(action(page, 'New game')).toBeVisible();
  });

for (const [nth, game] of fitGames.entries())
  for (const { agreed, locale } of seeded(`notices of ${game.id}`, agreementsOf(nth)))
    test.describe(locale, () => {
      const { seating, clock } = agreed;
      test.use({ locale });
      test(`at a game of ${game.id} ${seating} ${clock ? 'with' : 'without'} clocks, a notice is whole and lies over nothing in any window`, async ({
        page,
      }) => {
        await page.addInitScript(keepNothing);
        await beginFull(page, agreed, game);
        for (const [name, reach] of notedScenes(game)) {
          await reach(page, agreed);
          const { found, shown } = await noticeMisfits(page, windows);
          expect(found, name).toEqual([]);
          // The strip says what is chosen, and face to face that the players look back.
          const isBusy = name === 'a chosen piece' || (name === 'a record' && seating === 'face');
          if (!isBusy) expect(shown, name).toBe(windows.length);
        }
      });
    });
