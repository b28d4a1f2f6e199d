/**
 * No screen is wider than the narrowest phone, in any language. And no text is cut off when a reader spaces letters,
 * words and lines as WCAG 1.4.12 describes.
 */
import { expectDepth } from './pages-before.ts';
import { seeded } from './seeded.ts';
import { inHand, openTable, setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';

test.use({ viewport: { width: 320, height: 568 } });
// Each test visits many screens, so allow more time on a busy machine.
test.slow();

/** Does an action in any language: with its button, or from the menu. */
const act = async (page: Page, action: string): Promise<void> => {
  const button = page.locator(`[data-action="${action}"]:visible`).last();
  const more = page.locator('[data-action="more"]:visible');
  await expect(button.or(more).first()).toBeVisible();
  if (!(await button.isVisible())) await more.click();
  await button.click();
};

const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], dialog[open]');

/** Closes the sheet that is open, and opens another. */
const sheet = (action: string) => async (page: Page) => {
  if ((await dialog(page).count()) > 0) await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // The board has the focus again, so the card of a piece may come, and lie over a button.
  const card = page.locator('.piece-card:visible');
  await page.addLocatorHandler(card, () => card.tap());
  // Its entry leaves the history a moment after the card.
  await expectDepth(page, 0);
  await act(page, action);
  await page.removeLocatorHandler(card);
  await expect(dialog(page).first()).toBeVisible();
};

/** Goes to a page, and waits for an element that only this page has. */
const atPage = (route: string, own: string) => async (page: Page) => {
  await page.goto(`./#/${route}`);
  await expect(page.locator(own).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const unfold = async (page: Page, within: string): Promise<void> => {
  const closed = page.locator(`${within} details:not([open]) > summary`);
  while ((await closed.count()) > 0) await closed.first().click();
};

type Screen = readonly [name: string, reach: (page: Page) => Promise<unknown>];

/** Every screen in any language, each reached from the one before. The keys say who walks there. */
const walks: Readonly<Record<string, readonly Screen[]>> = {
  'a first visitor': [
    [
      'a first visit',
      async (page) => {
        await openTable(page);
        await square(page, '5e').tap();
        await expect(page.locator('[data-action="show-moves"]')).toBeVisible();
      },
    ],
    [
      'a piece that is asked',
      async (page) => {
        await square(page, '8b').tap();
        await expect(page.locator('.piece-card')).toBeVisible();
      },
    ],
    [
      'the menu',
      async (page) => {
        await page.locator('.piece-card').tap();
        await sheet('more')(page);
      },
    ],
    ['the commands', sheet('keys')],
    ['a kifu to open', sheet('open')],
    ['a new game', sheet('new-game')],
    [
      'its rules',
      async (page) => {
        await tick(page.locator('.sheet [data-option="time"]').last());
        await unfold(page, '.sheet');
      },
    ],
  ],
  'a player': [
    [
      'the attack view',
      async (page) => {
        await openTable(page);
        await square(page, '7g').tap();
        await square(page, '7f').tap();
        await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
        await act(page, 'attacks');
        await expect(page.locator('.attacks')).toBeAttached();
      },
    ],
    ['the moves', sheet('moves')],
    ['a kifu to save', sheet('export')],
    ['a resignation', sheet('resign')],
  ],
  'a player from an own position': [
    [
      'a refusal',
      async (page) => {
        await setUp(page, '4R2gk/9/8G/6B2/9/9/9/9/K8 b P 1');
        await inHand(page, 'P', 0).tap();
        await square(page, '1b').tap();
        await expect(page.locator('[data-rule]')).toBeVisible();
      },
    ],
    [
      'the promotion card',
      async (page) => {
        await setUp(page, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
        await square(page, '5d').tap();
        await square(page, '5c').tap();
        await expect(page.locator('[data-choice="keep"]')).toBeVisible();
      },
    ],
    [
      'a mate',
      async (page) => {
        await setUp(page, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
        await inHand(page, 'G', 0).tap();
        await square(page, '5b').tap();
        await expect(page.locator('.status-ended')).toBeVisible();
      },
    ],
  ],
  'a visitor who looks around': [
    ['the games', atPage('games', '.games-page')],
    ['the path of the lessons', atPage('learn/shogi/promotion', '.stage-levels')],
    ['a game without lessons', atPage('learn/xiangqi', '[data-part="path"]')],
    [
      'the settings',
      async (page) => {
        await atPage('settings', 'main.settings')(page);
        await unfold(page, 'main');
      },
    ],
    ['an address that leads nowhere', atPage('nowhere', 'main > a[href="#/play"]')],
  ],
};

/**
 * Elements that lie beside the page, without those in a scrolling box, and text that is cut off. Looked for in the
 * normal layout, and with text spaced as far as a reader may.
 */
const misfits = (page: Page): Promise<{ asItIs: string[]; spacedOut: string[] }> =>
  page.evaluate(async () => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const look = (): string[] => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
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
    };
    const asItIs = look();
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [spacing];
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const spacedOut = look();
    document.adoptedStyleSheets = [];
    return { asItIs, spacedOut };
  });

const expectToFit = async (page: Page, name: string): Promise<void> =>
  expect(await misfits(page), name).toEqual({ asItIs: [], spacedOut: [] });

const locales = ['en-US', 'es-MX', 'ja-JP'];

for (const [who, walk] of Object.entries(walks))
  for (const locale of seeded(`all that ${who} sees`, locales))
    test.describe(locale, () => {
      test.use({ locale });
      test(`all that ${who} sees fits the narrowest phone, and with its text spaced out`, async ({
        page,
      }) => {
        for (const [name, reach] of walk)
          await test.step(name, async () => {
            await reach(page);
            await expectToFit(page, name);
          });
      });
    });

for (const game of ['shogi', 'xiangqi', 'banqi', 'ko-shogi'])
  for (const locale of seeded(`chapters of ${game}`, locales))
    test.describe(locale, () => {
      test.use({ locale });
      test(`every chapter of the rules of ${game} fits the narrowest phone, and with its text spaced out`, async ({
        page,
      }) => {
        await atPage(`rules/${game}`, `a[href^="#/rules/${game}/"]`)(page);
        const links = page.locator(`main a[href^="#/rules/${game}/"]`);
        await expect(links.nth(20)).toBeAttached();
        const chapters = await links.evaluateAll((links) => [
          ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
        ]);
        expect(chapters.length).toBeGreaterThan(20);
        // A page has several chapters, and is checked as a whole.
        const seen = new Set<string>();
        for (const chapter of chapters) {
          const name = `rules-${chapter.split('/').at(-1)}`;
          if (seen.has(name)) continue;
          await test.step(chapter, async () => {
            await page.goto(`./${chapter}`);
            await expect(page.locator(`[id="${name}"]`)).toBeVisible();
            await expectToFit(page, chapter);
            const beside = page.locator('main [id^="rules-"]:visible');
            for (const id of await beside.evaluateAll((all) => all.map(({ id }) => id)))
              seen.add(id);
          });
        }
      });
    });
