/** Text is never smaller than 12 px, and the words of buttons have room in every window. */
import { fitGames } from './fit-games.ts';
import { beginFull } from './fit-scenes.ts';
import { fileOf, longKif } from './large-files.ts';
import { seeded } from './seeded.ts';
import { expectPly, expectReading, matingGame, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

/**
 * Words that are smaller than 12 px, and words of the bar that leave their button; each as a sentence. Coordinates may
 * be as small as a board needs them, and so may readings over Japanese characters. Text for screen readers only has no
 * size.
 */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const on = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (on === null || words === '' || on.closest('.files, .ranks, rt, .unseen, .skip, svg'))
        continue;
      if (!on.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { fontSize, clipPath } = getComputedStyle(on);
      if (clipPath !== 'none') continue;
      if (Number.parseFloat(fontSize) < 12) found.add(`“${words}” is only ${fontSize} high`);
      const button = on.closest('.bar .action');
      if (button === null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const [own, room] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      const over = Math.max(
        own.right - room.right,
        room.left - own.left,
        own.bottom - room.bottom,
        room.top - own.top,
      );
      if (over > 0.5) found.add(`“${words}” leaves its button by ${over}`);
      if (room.left < -0.5 || room.right > innerWidth + 0.5)
        found.add(`the button of “${words}” leaves the window`);
      for (const [word] of words.matchAll(/\S+/g)) {
        const at = (text.textContent ?? '').indexOf(word);
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        // Japanese is written without spaces, and may break anywhere.
        if (/^[\p{Script=Latin}]+$/u.test(word) && range.getClientRects().length > 1)
          found.add(`“${word}” is broken`);
      }
    }
    return [...found];
  });

const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [1200, 800],
  [1366, 768],
  [1440, 900],
] as const;

const expectReadable = async (page: Page, name: string): Promise<void> => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    expect.soft(await tooSmall(page), `${name}, ${width}×${height}`).toEqual([]);
  }
};

/** Presses a button of the bar in any language and window. */
const pressAction = (page: Page, action: string) =>
  page.locator(`[data-action="${action}"]:visible`).first().click();

const locales = ['en-US', 'es-ES', 'ja-JP'];

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of seeded('text at the table', locales))
  test.describe(locale, () => {
    test.use({ locale });
    test('no text is smaller than 12 px and no word of the bar is cut, whatever is done at the table', async ({
      page,
    }) => {
      test.slow();
      await openTable(page);
      await expectReadable(page, 'a new table');
      await page.setViewportSize({ width: 1366, height: 768 });
      await square(page, '8b').click();
      await expect(page.locator('.piece-card')).toBeVisible();
      await expectReadable(page, 'a piece that is asked');
      await page.keyboard.press('Escape');
      await play(page, ['7g7f', '3c3d', '8h2b+']);
      await expectReadable(page, 'a game with a piece in hand');
      await pressAction(page, 'back');
      await expectReadable(page, 'a game that is looked back at');
      await pressAction(page, 'return');
      await play(page, matingGame.slice(3), { first: 1 });
      await expect(page.locator('[data-outcome]')).toBeAttached();
      await expectReadable(page, 'a game that is over');
    });
  });

for (const locale of seeded('text in a record and on pages', locales))
  test.describe(locale, () => {
    test.use({ locale });
    test('no text is smaller than 12 px in a record, and on the pages beside the table', async ({
      page,
    }) => {
      test.slow();
      await page.goto('./#/games');
      await expect(page.locator('.empty')).toBeVisible();
      await expectReadable(page, 'no games');
      await page
        .locator('input[type="file"][multiple]')
        .first()
        .setInputFiles(fileOf('a.kif', longKif(30, ['先手：Aoki'])));
      await expectReading(page);
      await expectPly(page, 0);
      await expectReadable(page, 'a record');
      for (const [route, own] of [
        ['games', '[data-game]'],
        ['settings', 'main.settings'],
        ['learn/shogi/gold', '.stage-levels'],
        ['rules/xiangqi', 'a[href^="#/rules/xiangqi/"]'],
      ] as const) {
        await page.goto(`./#/${route}`);
        await expect(page.locator(own).first()).toBeVisible();
        await expectReadable(page, route);
      }
    });
  });

for (const game of fitGames)
  for (const locale of seeded(`text in a game of ${game.id}`, locales))
    test.describe(locale, () => {
      test.use({ locale });
      test(`no text is smaller than 12 px, and no word of the bar is cut, in a game of ${game.id} with clocks`, async ({
        page,
      }) => {
        test.slow();
        await beginFull(page, { seating: 'side', clock: true }, game);
        const [from, to] = game.check(page);
        await from.click();
        await to.click();
        await expect(page.locator('[data-mark~="last"]').first()).toBeVisible();
        await expectReadable(page, game.id);
        await pressAction(page, 'take-back');
        await expectReadable(page, `${game.id}, with a move to be taken back`);
      });
    });
