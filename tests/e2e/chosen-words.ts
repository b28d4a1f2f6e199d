/** Whether sentences fit into the strip. */
import type { Locator, Page } from '@playwright/test';

/** The parts of the strip's line about a chosen piece: its name, its kanji, how they are read, and how it moves. */
export interface ChosenWords {
  readonly name: string;
  readonly kanji: string;
  readonly reading: string;
  readonly goes: string;
}

/**
 * The lines of these pieces that take more than two lines, each with a two-digit number of moves. A piece must be
 * chosen on the page.
 */
export const chosenTooHigh = async (
  page: Page,
  pieces: readonly ChosenWords[],
): Promise<readonly string[]> => {
  const line = page.locator('.status-chosen');
  await line.waitFor();
  return line.evaluate((line, pieces) => {
    const most = line.textContent?.split(/\s· /)[1]?.replace(/\d+/, '88');
    return pieces.flatMap(({ name, kanji, reading, goes }) => {
      const [strong, small] = ['strong', 'small'].map((tag) => document.createElement(tag));
      if (strong === undefined || small === undefined) return [];
      strong.textContent = name;
      small.textContent = reading;
      line.replaceChildren(strong, ` ${kanji} `, small, `\u00a0· ${most}\u00a0· ${goes}`);
      const { lineHeight } = getComputedStyle(line);
      const { height } = line.getBoundingClientRect();
      return height > 2.1 * Number.parseFloat(lineHeight) ? [line.textContent ?? ''] : [];
    });
  }, pieces);
};

/** The sentences that take more than two lines in place of the one that is shown. */
export const saidTooHigh = (
  place: Locator,
  sentences: readonly string[],
): Promise<readonly string[]> =>
  place.evaluate((place: HTMLElement, sentences) => {
    // Measure in a copy beside it, because the sentence itself belongs to React.
    const said = place.cloneNode() as HTMLElement;
    place.style.display = 'none';
    place.after(said);
    const { lineHeight } = getComputedStyle(said);
    const tooHigh = sentences.filter((words) => {
      said.textContent = words;
      return said.getBoundingClientRect().height > 2.1 * Number.parseFloat(lineHeight);
    });
    said.remove();
    place.style.display = '';
    return tooHigh;
  }, sentences);
