/** What a screen reader would say by itself: every change of a live region, in order. */
import { openTable, square } from './table.ts';
import { expect, type Page } from './test.ts';

/** Begins to listen; before the page is opened. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const regions =
      '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]';
    const said = new WeakMap<Element, string>();
    /** What is put in anew is heard, though it may be the words of before. */
    const listenTo = (region: Element | null | undefined, isAnew: boolean): void => {
      if (!region || region.closest('[hidden], [aria-hidden="true"]')) return;
      const words = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      if ((isAnew || words !== (said.get(region) ?? '')) && words !== '') heard.push(words);
      said.set(region, words);
    };
    new MutationObserver((changes) => {
      const changed = new Set<Element>();
      const anew = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(regions);
        if (region) changed.add(region);
        if (region && [...addedNodes].some((node) => node instanceof HTMLSpanElement))
          anew.add(region);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const inside of [node, ...node.querySelectorAll('*')])
              if (inside.matches(regions)) changed.add(inside);
      }
      for (const region of changed) listenTo(region, anew.has(region));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

/** What was heard since one asked last. */
export const heardSince = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as { heard?: string[] }).heard?.splice(0) ?? []);

/** Stands on a square, and waits until all that speaks is there; from then on counts what is heard. */
export const standOn = async (page: Page, at: string): Promise<void> => {
  await square(page, at).focus();
  await expect(page.locator('[data-announced]')).toHaveCount(1);
  await heardSince(page);
};

/** Opens a table for somebody who cannot see it, with all that speaks. */
export const openForEars = async (page: Page): Promise<void> => {
  await listen(page);
  await openTable(page);
  await standOn(page, '5g');
};

/** Two frames: no fingers are quicker from one key to the next. */
export const aMoment = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );

/** A face of the promotion card says this to anyone who rests on it, which on a busy machine everybody does. */
const ofFace = /(From there|Desde ahí|そこから)/;
const isOfFace = (words: unknown): boolean => typeof words === 'string' && ofFace.test(words);

/** Waits until all of it has been heard since one asked last; no word more. A sentence may also be told by a matcher. */
export const expectHeardSince = async (page: Page, words: readonly unknown[]): Promise<void> => {
  const heard: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await heardSince(page);
        heard.push(...(words.some(isOfFace) ? now : now.filter((one) => !isOfFace(one))));
        return heard;
      },
      { intervals: [25, 50, 100] },
    )
    .toEqual(words);
};

/** Does something, and waits until all of it has been heard; no word more. */
export const expectHeard = async (
  page: Page,
  act: () => Promise<unknown>,
  words: readonly string[],
): Promise<void> => {
  await act();
  await expectHeardSince(page, words);
};
