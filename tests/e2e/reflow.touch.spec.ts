/** No screen is wider than the narrowest phone, in no language; and nothing is cut when a reader spaces letters, words and lines as WCAG 1.4.12 has it. */
import { inHand, openTable, setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 320, height: 568 } });

/** Does an action whatever the language: with its button, or from the menu. */
const act = async (page: Page, action: string): Promise<void> => {
  const button = page.locator(`[data-action="${action}"]:visible`).last();
  const more = page.locator('[data-action="more"]:visible');
  await expect(button.or(more).first()).toBeVisible();
  if (!(await button.isVisible())) await more.click();
  await button.click();
};

const atSheet = (action: string) => async (page: Page) => {
  await openTable(page);
  await act(page, action);
  await expect(page.getByRole('dialog')).toBeVisible();
};

const atPage = (route: string) => async (page: Page) => {
  await page.goto(`./#/${route}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const moved = async (page: Page): Promise<void> => {
  await openTable(page);
  await square(page, '7g').tap();
  await square(page, '7f').tap();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
};

/** Every screen, and how one comes to it in any language. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a first visit': async (page) => {
    await openTable(page);
    await square(page, '5e').tap();
    await expect(page.locator('[data-action="show-moves"]')).toBeVisible();
  },
  'a refusal': async (page) => {
    await setUp(page, '4R2gk/9/8G/6B2/9/9/9/9/K8 b P 1');
    await inHand(page, 'P', 0).tap();
    await square(page, '1b').tap();
    await expect(page.locator('[data-rule]')).toBeVisible();
  },
  'the promotion card': async (page) => {
    await setUp(page, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
    await square(page, '5d').tap();
    await square(page, '5c').tap();
    await expect(page.locator('[data-choice="keep"]')).toBeVisible();
  },
  'a piece that is asked': async (page) => {
    await openTable(page);
    await square(page, '8b').tap();
    await expect(page.locator('.piece-card')).toBeVisible();
  },
  'the attack view': async (page) => {
    await moved(page);
    await act(page, 'attacks');
    await expect(page.locator('.attacks')).toBeAttached();
  },
  'a mate': async (page) => {
    await setUp(page, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    await inHand(page, 'G', 0).tap();
    await square(page, '5b').tap();
    await expect(page.locator('.status-ended')).toBeVisible();
  },
  'a resignation': async (page) => {
    await moved(page);
    await act(page, 'resign');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'the moves': async (page) => {
    await moved(page);
    await act(page, 'moves');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the menu': atSheet('more'),
  'the commands': atSheet('keys'),
  'a kifu to open': atSheet('open'),
  'a kifu to save': async (page) => {
    await moved(page);
    await act(page, 'export');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a new game': atSheet('new-game'),
  'its rules': async (page) => {
    await atSheet('new-game')(page);
    await page.locator('.sheet [data-option="time"]').last().check({ force: true });
    const closed = page.locator('.sheet details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
  },
  'the games': atPage('games'),
  'the settings': async (page) => {
    await atPage('settings')(page);
    const closed = page.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
  },
  'an address that leads nowhere': atPage('nowhere'),
};

/** What lies beside the page, but for what scrolls by itself, and words that are cut. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (!(element instanceof HTMLElement) || element.closest('.unseen, .skip')) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const is = `${element.className} “${element.textContent?.slice(0, 40)}”`;
      if ((right > clientWidth + 1 || left < -1) && !scrolls(element.parentElement))
        found.push(`${is} from ${left} to ${right}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const leaf = element.childElementCount === 0;
      const { scrollWidth, scrollHeight, clientHeight } = element;
      if (leaf && overflowX !== 'visible' && scrollWidth > element.clientWidth + 1)
        found.push(`${is} is cut at ${element.clientWidth} of ${scrollWidth}`);
      if (['hidden', 'clip'].includes(overflowY) && scrollHeight > clientHeight + 2)
        found.push(`${is} is cut at ${clientHeight} of ${scrollHeight}`);
    }
    return found;
  });

/** Spaces text as far as a reader may. */
const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

for (const locale of ['en-US', 'es-MX', 'ja-JP'])
  test.describe(locale, () => {
    test.use({ locale });

    for (const [name, reach] of Object.entries(screens))
      test(`${name} fits the narrowest phone, and with its text spaced out`, async ({ page }) => {
        await reach(page);
        expect(await misfits(page)).toEqual([]);
        await spaceOut(page);
        expect(await misfits(page)).toEqual([]);
      });

    for (const game of ['shogi', 'xiangqi', 'banqi'])
      test(`every chapter of the rules of ${game} fits the narrowest phone, and with its text spaced out`, async ({
        page,
      }) => {
        await atPage(`rules/${game}`)(page);
        const links = page.locator(`a[href^="#/rules/${game}/"]`);
        await expect(links.nth(20)).toBeAttached();
        const chapters = await links.evaluateAll((links) => [
          ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
        ]);
        expect(chapters.length).toBeGreaterThan(20);
        const found: string[] = [];
        const look = async (chapter: string): Promise<void> => {
          await page.goto(`./${chapter}`);
          await expect(page.locator(`[id="rules-${chapter.split('/').at(-1)}"]`)).toBeVisible();
          found.push(...(await misfits(page)).map((one) => `${chapter}: ${one}`));
        };
        for (const chapter of chapters) await look(chapter);
        await spaceOut(page);
        for (const chapter of chapters) await look(chapter);
        expect(found).toEqual([]);
      });
  });
