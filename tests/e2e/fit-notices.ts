/** Checks where the notices lie: over nothing that a player reads or presses, and whole, in every window. */
import type { Page } from '@playwright/test';
import type { TableMessages } from '#i18n/catalogue.ts';
import { messages as english } from '#i18n/en/index.ts';
import { messages as spanish } from '#i18n/es/index.ts';
import { messages as japanese } from '#i18n/ja/index.ts';
import type { windows } from './fit.ts';
import type { FitGame } from './fit-games.ts';
import { act, type Scene, tap } from './fit-scenes.ts';
import { square } from './table.ts';

/** The words of a notice: all of them, those for a small window, and those of its button. */
interface Words {
  readonly full: string;
  readonly short?: string;
  readonly button: string;
}

/** The words of every notice in a language. */
const noticesIn = ({ storage, undo, otherTab, update }: TableMessages): readonly Words[] => [
  ...Object.entries({ ...storage.troubles, ...storage.news }).map(([name, full]) => ({
    full,
    short: storage.inShort[name as keyof typeof storage.inShort],
    button: undo.why,
  })),
  { full: undo.removed, button: undo.bringBack },
  { full: undo.replaced, button: undo.undoNewGame },
  { full: undo.unkept, short: undo.unkeptShort, button: undo.undoNewGame },
  { full: otherTab.message, button: otherTab.playHere },
  { full: update.message, short: update.inShort, button: update.now },
];

const notices = {
  en: noticesIn(english),
  es: noticesIn(spanish),
  ja: noticesIn(japanese),
} as Readonly<Record<string, readonly Words[]>>;

/** Makes the browser keep no games, so that a notice stands from the first moment on. Runs in the page. */
export const keepNothing = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
};

/** Runs in the page: puts the words of each notice into the one that stands, and returns what is wrong, as sentences. */
const measured = async (said: readonly Words[]) => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    element.getBoundingClientRect().width > 1;
  const notice = document.querySelector<HTMLElement>('.play .notice');
  if (notice === null) return { wrong: ['there is no notice'], isShown: false };
  const isShown = shown(notice);
  if (!isShown) return { wrong: [], isShown };
  const wrong: string[] = [];
  const before = notice.cloneNode(true);
  const stand = notice.cloneNode(true) as HTMLElement;
  notice.style.display = 'none';
  notice.after(stand);
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left > outer.left - 1 &&
    inner.right < outer.right + 1 &&
    inner.top > outer.top - 1 &&
    inner.bottom < outer.bottom + 1;
  for (const { full, short, button } of said) {
    stand.replaceChildren(...Array.from(before.cloneNode(true).childNodes));
    const say = (selector: string, words: string): void => {
      const place = stand.querySelector(selector);
      if (place !== null) place.textContent = words;
    };
    say('p', full);
    say('.notice-short', short ?? '');
    say('button', button);
    stand.toggleAttribute('data-short', short !== undefined);
    if (short === undefined) stand.querySelector('.notice-short')?.remove();
    if (document.querySelector('.notice-why')?.textContent !== button)
      stand.querySelector('button')?.classList.remove('notice-why');
    const box = stand.getBoundingClientRect();
    const fault = (words: string) => wrong.push(`${words}: ${short ?? full}`);
    if (!within(box, new DOMRect(0, 0, innerWidth, innerHeight))) fault('it leaves the window');
    for (const part of stand.querySelectorAll('p, .notice-short, button')) {
      if (!shown(part)) continue;
      const range = document.createRange();
      range.selectNodeContents(part);
      const own = part.getBoundingClientRect();
      const ink = range.getBoundingClientRect();
      if (!within(own, box) || !within(ink, box) || !within(ink, own)) fault('words are cut');
      if (part.matches('button') && (own.width < 43.5 || own.height < 43.5))
        fault(`a button is ${own.width} × ${own.height}`);
    }
    const others = document.querySelectorAll(
      '.play :is(.plate, [data-part="clock"], [role="grid"], .held, .message > *, .partial-move, .nav, .pool, button, a[href], select, input)',
    );
    for (const other of others) {
      if (stand.contains(other) || !shown(other)) continue;
      const its = other.getBoundingClientRect();
      // A list that scrolls shows only what lies in its frame.
      const frame = other.closest('.moves-panel')?.getBoundingClientRect() ?? its;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down =
        Math.min(box.bottom, its.bottom, frame.bottom) - Math.max(box.top, its.top, frame.top);
      if (across > 1 && down > 1)
        fault(`it lies over ${other.className || other.textContent} by ${across} × ${down}`);
    }
  }
  stand.remove();
  notice.style.display = '';
  return { wrong, isShown };
};

/** Resizes the page to each window and returns what is wrong with any notice there, each as a sentence. */
export const noticeMisfits = async (
  page: Page,
  sizes: typeof windows,
): Promise<{ readonly found: readonly string[]; readonly shown: number }> => {
  const found: string[] = [];
  let shown = 0;
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const { wrong, isShown } = await page.evaluate(measured, notices[language] ?? []);
    if (isShown) shown += 1;
    found.push(...wrong.map((one) => `${width}×${height}: ${one}`));
  }
  return { found, shown };
};

/** The scenes of a game in which a notice may stand, each reached from the one before. */
export const notedScenes = (game: FitGame): readonly Scene[] => [
  ['its start', async () => {}],
  ['a chosen piece', (page) => tap(game.piece(page))],
  [
    'a check',
    async (page) => {
      await tap(square(page, game.closed));
      for (const place of game.check(page)) await tap(place);
    },
  ],
  [
    'a result',
    async (page, { seating }) => {
      await act(page, 'resign');
      if (seating !== 'face') await page.locator('[data-action="confirm"]').first().click();
      await page
        .locator('[data-outcome], [data-action="rematch"]')
        .first()
        .waitFor({ state: 'attached' });
    },
  ],
  [
    'a record',
    async (page) => {
      await act(page, 'review');
      await page.locator('.play[data-reading]').waitFor();
    },
  ],
];
