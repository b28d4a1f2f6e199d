/** Whether what is said in the strip has room. */
import type { Locator, Page } from '@playwright/test';

/** What the strip says of a piece that was taken up: what it is called, in signs, and read, and how it goes. */
interface ChosenWords {
  readonly name: string;
  readonly kanji: string;
  readonly reading: string;
  readonly goes: string;
}

/** Of pieces, those whose line would be higher than two, with as many moves as there may be. A piece is chosen on the page. */
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

/** Of sentences, those that would take more than two lines in place of one that is said. */
export const saidTooHigh = (
  place: Locator,
  sentences: readonly string[],
): Promise<readonly string[]> =>
  place.evaluate((place: HTMLElement, sentences) => {
    // Beside it, for the sentence itself stays React's own.
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
