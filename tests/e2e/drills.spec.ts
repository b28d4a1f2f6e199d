import { square } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const drill = (page: Page): Locator => page.locator('[data-part="lesson"]');
const heard = (page: Page): Locator => page.locator('[data-part="lesson-aloud"]');
const act = (page: Page, name: string): Locator => page.locator(`[data-action="${name}"]:visible`);
const answer = (page: Page, name: string): Locator => page.locator(`[data-answer="${name}"]`);

const openDrill = async (page: Page, name: 'faces' | 'squares'): Promise<void> => {
  await page.goto(`./#/learn/shogi/drill/${name}`);
  await expect(drill(page)).toHaveAttribute('data-level', `drill/${name}`);
};

const expectState = (page: Page, state: 'open' | 'wrong' | 'done'): Promise<void> =>
  expect(drill(page)).toHaveAttribute('data-state', state);

/** Presses Enter, which does nothing while it may have been meant for what was there before. */
const enterUntil = (page: Page, state: 'open' | 'done'): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Enter');
    await expect(drill(page)).toHaveAttribute('data-state', state, { timeout: 100 });
  }).toPass();

/** The face of the piece that is asked for, in upper case. */
const faceAsked = async (page: Page): Promise<string> =>
  ((await page.locator('.sq:not([data-piece=""])').getAttribute('data-piece')) ?? '').toUpperCase();

/** Answers with a name that is not that of the piece. */
const answerWrongly = async (page: Page): Promise<void> => {
  const face = await faceAsked(page);
  await page.locator(`[data-answer]:not([data-answer="${face}"])`).first().click();
};

/** Moves the cursor of the board from one square to another by arrow keys. */
const goBetween = async (page: Page, from: string, to: string): Promise<void> => {
  const files = Number(from[0]) - Number(to[0]);
  const ranks = to.charCodeAt(1) - from.charCodeAt(1);
  for (let i = 0; i < Math.abs(files); i += 1)
    await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(ranks); i += 1)
    await page.keyboard.press(ranks > 0 ? 'ArrowDown' : 'ArrowUp');
};

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('squares are found by keys and ear alone, question after question', async ({ page }) => {
    await openDrill(page, 'squares');
    await expect(heard(page)).toHaveText(/^Nombres de las casillas\. Pulsa [1-9][a-i]\.$/);
    await square(page, '5f').focus();
    let at = '5f';
    for (let asked = 0; asked < 3; asked += 1) {
      const wanted =
        /Pulsa ([1-9][a-i])\.$/.exec((await heard(page).textContent()) ?? '')?.[1] ?? '';
      const beside = wanted[0] === '9' ? `8${wanted[1]}` : `${Number(wanted[0]) + 1}${wanted[1]}`;
      await goBetween(page, at, beside);
      await page.keyboard.press('Space');
      await expect(heard(page)).toHaveText(`Esa era ${beside}. Prueba otra vez. Pulsa ${wanted}.`);
      await goBetween(page, beside, wanted);
      await page.keyboard.press('Space');
      await expect(heard(page)).toHaveText(`Sí: ${wanted}. Intro lleva a la pregunta siguiente.`);
      at = wanted;
      await enterUntil(page, 'open');
      await expect(heard(page)).toHaveText(/^Pulsa [1-9][a-i]\.$/);
      await expect(square(page, at)).toBeFocused();
    }
  });
});

test('faces are named by keys, from one question to the next', async ({ page }) => {
  await openDrill(page, 'faces');
  await page.keyboard.press('Tab');
  for (let asked = 0; asked < 3; asked += 1) {
    await answer(page, await faceAsked(page)).focus();
    await enterUntil(page, 'done');
    await expect(act(page, 'next-level')).toBeFocused();
    await enterUntil(page, 'open');
    await expect(page.locator('[data-answer]').first()).toBeFocused();
  }
});

test('a wrong name shows the piece that has it, and the answer can be shown', async ({ page }) => {
  await openDrill(page, 'faces');
  await answerWrongly(page);
  await expectState(page, 'wrong');
  await expect(page.locator('[data-wrong] svg')).toBeVisible();
  await act(page, 'show-me').click();
  await expectState(page, 'done');
  await expect(heard(page)).toHaveText(
    /^The answer: [a-z ]+\. Enter leads to the next question\.$/,
  );
});

test('every set of pieces comes, and pieces that stand upside down', async ({ page }) => {
  await openDrill(page, 'faces');
  const seen = new Set<string>();
  for (let asked = 0; asked < 24; asked += 1) {
    const piece = page.locator('.sq:not([data-piece=""])');
    seen.add(`seat ${await piece.getAttribute('data-seat')}`);
    const drawn = await piece.locator('use').last().getAttribute('href');
    seen.add(`set ${/^#(.+)-[^-]+$/.exec(drawn ?? '')?.[1]}`);
    await act(page, 'show-me').click();
    await act(page, 'next-level').click();
  }
  expect([...seen].filter((one) => one.startsWith('seat'))).toHaveLength(2);
  expect([...seen].filter((one) => one.startsWith('set')).length).toBeGreaterThan(1);
});

const windows = [
  { width: 320, height: 568, locale: 'es-ES', scheme: 'light' },
  { width: 360, height: 640, locale: 'es-ES', scheme: 'light' },
  { width: 844, height: 390, locale: 'es-ES', scheme: 'dark' },
  { width: 1440, height: 900, locale: 'en-US', scheme: 'light' },
  { width: 390, height: 844, locale: 'ja-JP', scheme: 'dark' },
] as const;

/** Expects that nothing scrolls, and that every button lies in the window and is large enough for a finger. */
const expectFits = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const faults = scrollWidth > clientWidth || scrollHeight > clientHeight ? ['scrolls'] : [];
    for (const one of document.querySelectorAll('.lesson button, .lesson [data-action]')) {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      // The way back stands in the corner: a part of its room for fingers lies beyond the edge.
      const edge = one.matches('.level-head > a') ? -8 : 0;
      const isInside = left >= edge && top >= edge && right <= innerWidth && bottom <= innerHeight;
      // A link of the panel is in a line of words.
      const isLarge = one.matches('.level-crumb > a') || (width >= 43.5 && height >= 43.5);
      const isWhole = one.scrollWidth <= one.clientWidth + 1;
      if (!isInside || !isLarge || !isWhole)
        faults.push(`${one.outerHTML.slice(0, 80)} ${width}×${height}`);
    }
    return faults;
  });
  expect(found).toEqual([]);
};

const boardAt = (page: Page) => page.locator('.board').boundingBox();

for (const { width, height, locale, scheme } of windows)
  test.describe(`at ${width} × ${height} in ${locale}`, () => {
    test.use({ viewport: { width, height }, locale, colorScheme: scheme });

    test('a drill fits the window, passes axe, and moves nothing', async ({ page }) => {
      await openDrill(page, 'faces');
      const place = await boardAt(page);
      const looks = async (): Promise<void> => {
        await expectFits(page);
        expect(await boardAt(page)).toEqual(place);
      };
      await looks();
      // The longest names.
      while ((await page.locator('[data-answer="+N"], [data-answer="+L"]').count()) < 2) {
        await act(page, 'show-me').click();
        await act(page, 'next-level').click();
      }
      await looks();
      await answerWrongly(page);
      await looks();
      await expectNoFinding(page);
      await answer(page, await faceAsked(page)).click();
      await looks();
      await act(page, 'next-level').click();
      await looks();
      await openDrill(page, 'squares');
      await looks();
      await act(page, 'drill-naming').click();
      await looks();
      await expectNoFinding(page);
      await act(page, 'drill-coordinates').click();
      await act(page, 'show-me').click();
      await looks();
    });
  });
