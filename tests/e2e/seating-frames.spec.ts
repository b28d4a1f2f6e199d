/** The board has the place and size of its seating from the first frame on, however late its files load. */
import { messages as english } from '#i18n/en/index.ts';
import { begin, more, pick, preset } from './refereed.ts';
import { seeded } from './seeded.ts';
import { action, openTable, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectAllLoaded, frames } from './waits.ts';

/**
 * From now on, and after each reload, records each place of the board that a player sees. Behind the start sheet or the
 * first picture it does not count.
 */
const watchFrames = async (page: Page): Promise<void> => {
  const watch = (): void => {
    const places: string[] = [];
    Object.assign(globalThis, { places });
    const look = (): void => {
      const board = document.querySelector<HTMLElement>('#root [data-part="board"], .play .board');
      const isSeen = board?.checkVisibility({ visibilityProperty: true }) === true;
      if (board && isSeen && !document.querySelector('.sheet, .first-picture')) {
        const { x, y, width, height } = board.getBoundingClientRect();
        const place = [x, y, width, height].map(Math.round).join(' ');
        if (places.at(-1) !== place) places.push(place);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
};

const placesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { places: readonly string[] }).places);

/** Delays the files that the page requests from now on by so many milliseconds. */
const holdFiles = async (page: Page, names: RegExp, ms: number): Promise<void> => {
  await page.route(names, async (route) => {
    await new Promise((late) => setTimeout(late, ms));
    await route.continue();
  });
};

const seatings = [
  [english.start.seatings.face, true],
  [english.start.seatings.face, false],
  [english.start.seatings.pass, true],
  [english.start.seatings.side, true],
] as const;

for (const viewport of [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
])
  for (const [seating, timed] of seeded(`seatings at ${viewport.width}`, seatings))
    test.describe(`${seating}${timed ? ' with clocks' : ''} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });

      test('the board does not move after its first frame, when the game begins and after a reload', async ({
        page,
      }) => {
        await openTable(page);
        await begin(page, timed ? preset('Blitz') : more, more, pick(seating), async () => {
          await holdFiles(page, /assets\/.*\.(js|css)$/, 300);
          await watchFrames(page);
        });
        await square(page, '7g').click();
        await square(page, '7f').click();
        await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
        await frames(page, 10);
        const begun = await placesOf(page);
        expect(begun).toHaveLength(1);
        await page.reload();
        await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
        if (timed) await action(page, 'Continue').first().waitFor();
        await expectAllLoaded(page);
        expect(await placesOf(page)).toEqual(begun);
      });
    });
