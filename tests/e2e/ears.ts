/** Records what a screen reader would say by itself: every change of a live region, in order. */
import { openTable, square } from './table.ts';
import { expect, type Page } from './test.ts';

/** Starts recording. Call it before the page is opened. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const regions =
      '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]';
    const said = new WeakMap<Element, string>();
    /** Records the words of a region. Words that are inserted again are heard again, even if they are the same. */
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

/** Returns the words heard since the last call, and clears them. */
export const heardSince = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as { heard?: string[] }).heard?.splice(0) ?? []);

/** Focuses a square, waits until the live regions are there, and clears what was heard until then. */
export const standOn = async (page: Page, at: string): Promise<void> => {
  await square(page, at).focus();
  await expect(page.locator('[data-announced]')).toHaveCount(1);
  await heardSince(page);
};

/** Opens a table for a screen reader user, with all live regions there. */
export const openForEars = async (page: Page): Promise<void> => {
  await listen(page);
  await openTable(page);
  await standOn(page, '5g');
};

/** Waits two frames: no fingers are quicker from one key to the next. */
export const aMoment = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );

/**
 * Matches the sentence of a face on the promotion card. It is said when the player rests on a face, which on a busy
 * machine always happens.
 */
const ofFace = /(From there|Desde ahí|そこから)/;
const isOfFace = (words: unknown): boolean => typeof words === 'string' && ofFace.test(words);

/**
 * Waits until exactly these sentences have been heard since the last call. A sentence may also be given by a matcher.
 */
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

/** Does something, and waits until exactly these sentences have been heard. */
export const expectHeard = async (
  page: Page,
  act: () => Promise<unknown>,
  words: readonly string[],
): Promise<void> => {
  await act();
  await expectHeardSince(page, words);
};
