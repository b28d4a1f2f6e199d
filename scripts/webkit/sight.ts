/** Finds things on the page, and waits for what a player sees. The hooks are those of the other browser tests. */
import { isDeepStrictEqual } from 'node:util';
import { By, error, type WebDriver, type WebElement } from 'selenium-webdriver';

/** How long a step waits for what it expects, and how often it looks, in milliseconds. */
const PATIENCE = 20_000;
const OFTEN = 100;

export const square = (name: string): string => `[role="grid"] [data-square="${name}"]`;
export const inHand = (letter: string, seat: 0 | 1): string =>
  `[data-hand="${letter}"][data-seat="${seat}"]`;
export const doing = (action: string): string => `[data-action="${action}"]`;
export const answering = (option: string, value: string): string =>
  `[data-option="${option}"][data-value="${value}"]`;
export const choice = (way: 'promote' | 'keep'): string => `[data-choice="${way}"]`;

/** The first element of a selector that is in sight and not disabled; null while there is none. */
export const inSight = (driver: WebDriver, selector: string): Promise<WebElement | null> =>
  driver.executeScript<WebElement | null>(
    (wanted: string) =>
      [...document.querySelectorAll(wanted)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getAttribute('aria-disabled') !== 'true',
      ) ?? null,
    selector,
  );

/** Waits until `look` says yes. After that time it fails with a sentence. */
export const until = async (
  driver: WebDriver,
  look: () => Promise<boolean>,
  complaint: () => string,
): Promise<void> => {
  try {
    await driver.wait(look, PATIENCE, undefined, OFTEN);
  } catch (thrown) {
    if (!(thrown instanceof error.TimeoutError)) throw thrown;
    throw new Error(complaint());
  }
};

/** Waits for an element that is in sight and not disabled. */
export const seen = async (driver: WebDriver, selector: string): Promise<WebElement> => {
  let found: WebElement | null = null;
  const look = async (): Promise<boolean> => {
    found = await inSight(driver, selector);
    return found !== null;
  };
  await until(driver, look, () => `${selector} is not in sight`);
  return found ?? driver.findElement(By.css(selector));
};

/** Waits until a question has the expected answer. */
const becomes = async <T>(
  driver: WebDriver,
  what: string,
  ask: () => Promise<T>,
  expected: T,
): Promise<void> => {
  let last: T | undefined;
  const look = async (): Promise<boolean> => {
    last = await ask();
    return isDeepStrictEqual(last, expected);
  };
  const complaint = (): string =>
    `${what} is ${JSON.stringify(last)}, not ${JSON.stringify(expected)}`;
  await until(driver, look, complaint);
};

/** An attribute of the first element of a selector; null for none. */
export const attribute = (
  driver: WebDriver,
  selector: string,
  name: string,
): Promise<string | null> =>
  driver.executeScript<string | null>(
    (wanted: string, asked: string) => document.querySelector(wanted)?.getAttribute(asked) ?? null,
    selector,
    name,
  );

/** Waits until the first element of a selector has a value of an attribute; null for none. */
export const expectAttribute = (
  driver: WebDriver,
  selector: string,
  name: string,
  expected: string | null,
): Promise<void> =>
  becomes(driver, `${name} of ${selector}`, () => attribute(driver, selector, name), expected);

/** Waits until the first element of a selector has a value of a style. */
export const expectStyle = (
  driver: WebDriver,
  selector: string,
  property: string,
  expected: string,
): Promise<void> =>
  becomes(
    driver,
    `${property} of ${selector}`,
    () =>
      driver.executeScript<string>(
        (wanted: string, style: string) => {
          const found = document.querySelector(wanted);
          return found === null ? '' : getComputedStyle(found).getPropertyValue(style);
        },
        selector,
        property,
      ),
    expected,
  );

/** Waits until a selector has so many elements. */
export const expectCount = (driver: WebDriver, selector: string, expected: number): Promise<void> =>
  becomes(
    driver,
    `the number of ${selector}`,
    () =>
      driver.executeScript<number>(
        (wanted: string) => document.querySelectorAll(wanted).length,
        selector,
      ),
    expected,
  );

/** Waits until the first element of a selector has this text. */
export const expectText = (driver: WebDriver, selector: string, expected: string): Promise<void> =>
  becomes(
    driver,
    `the text of ${selector}`,
    () =>
      driver.executeScript<string>(
        (wanted: string) => document.querySelector(wanted)?.textContent ?? '',
        selector,
      ),
    expected,
  );

/** Waits until a piece stands on a square; an empty text for none. */
export const expectPiece = (driver: WebDriver, name: string, piece: string): Promise<void> =>
  expectAttribute(driver, square(name), 'data-piece', piece);

/** Waits until the words around the board say that so many turns were made: then the buttons stay where they are. */
export const expectPly = (driver: WebDriver, ply: number): Promise<void> =>
  expectAttribute(driver, '.status', 'data-at-ply', String(ply));

/** Waits until exactly these squares carry a mark, in reading order. */
export const expectMarked = (
  driver: WebDriver,
  mark: string,
  expected: readonly string[],
): Promise<void> =>
  becomes(
    driver,
    `the squares marked as ${mark}`,
    () =>
      driver.executeScript<readonly string[]>(
        (wanted: string) =>
          [...document.querySelectorAll<HTMLElement>(`[role="grid"] [data-mark~="${wanted}"]`)].map(
            ({ dataset }) => dataset['square'] ?? '',
          ),
        mark,
      ),
    expected,
  );

/** Waits until the board of shogi is this, given as the first field of a SFEN. */
export const expectBoard = (driver: WebDriver, expected: string): Promise<void> =>
  becomes(
    driver,
    'the board',
    () =>
      driver.executeScript<string>(() => {
        const cells = [...document.querySelectorAll<HTMLElement>('[role="grid"] [data-square]')];
        const pieces = cells.map(({ dataset }) => dataset['piece'] || '1');
        return Array.from({ length: 9 }, (_, rank) =>
          pieces
            .slice(rank * 9, rank * 9 + 9)
            .join('')
            .replace(/1+/g, (empty) => String(empty.length)),
        ).join('/');
      }),
    expected,
  );
