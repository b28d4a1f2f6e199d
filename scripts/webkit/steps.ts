/** Steps of a player in WebKit. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import type { Visit } from './session.ts';
import {
  choice,
  doing,
  expectBoard,
  expectCount,
  expectPiece,
  expectPly,
  inHand,
  inSight,
  seen,
  square,
  until,
} from './sight.ts';

/** Whether an element cannot be used yet: something covers it, or another one has just taken its place. */
const isPassing = (thrown: unknown): thrown is Error =>
  thrown instanceof error.ElementClickInterceptedError ||
  thrown instanceof error.ElementNotInteractableError ||
  thrown instanceof error.StaleElementReferenceError;

/** Presses the first element of a selector that is in sight, with the mouse. */
export const press = async (driver: WebDriver, selector: string): Promise<void> => {
  let why = 'it is not there';
  const tryIt = async (): Promise<boolean> => {
    const found = await inSight(driver, selector);
    try {
      await found?.click();
    } catch (thrown) {
      if (!isPassing(thrown)) throw thrown;
      why = thrown.name;
      // The foot of a sheet may cover what was scrolled only just into its window.
      await driver.executeScript((wanted: string) => {
        document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, selector);
      return false;
    }
    return found !== null;
  };
  await until(driver, tryIt, () => `${selector} cannot be pressed: ${why}`);
};

/** From now on, notes errors of the page and violations of its policy. A reload ends that. */
const noteTroubles = (driver: WebDriver): Promise<void> =>
  driver.executeScript(() => {
    const troubles: string[] = [];
    Object.assign(globalThis, { troubles });
    addEventListener('error', ({ message }) => troubles.push(message));
    addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      troubles.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });

/** Fails where the page had an error since it was opened. */
export const expectNoTrouble = async (driver: WebDriver): Promise<void> => {
  const troubles = await driver.executeScript<readonly string[]>(
    () => (globalThis as { troubles?: readonly string[] }).troubles ?? [],
  );
  if (troubles.length > 0) throw new Error(`the page had an error: ${troubles[0]}`);
};

/** Opens the app at an address within it. */
export const open = async ({ driver, host }: Visit, address: string): Promise<void> => {
  await driver.get(`${host.app}${address}`);
  await noteTroubles(driver);
};

/** Opens the table for a first visit. */
export const openTable = async (visit: Visit): Promise<void> => {
  await open(visit, '#/play');
  await expectPiece(visit.driver, '5i', 'K');
};

/** Begins a game of shogi from a position. */
export const setUp = async (visit: Visit, sfen: string): Promise<void> => {
  await open(visit, `#/p/${encodeURIComponent(sfen)}`);
  await expectBoard(visit.driver, sfen.split(' ')[0] ?? '');
};

/** Loads the page again. */
export const reload = async (driver: WebDriver): Promise<void> => {
  await expectNoTrouble(driver);
  await driver.navigate().refresh();
  await noteTroubles(driver);
};

/** Makes a move of shogi in USI with two presses, and one more on the card; `=` answers it with no. */
const move = async (driver: WebDriver, usi: string, seat: 0 | 1): Promise<void> => {
  await press(
    driver,
    usi.charAt(1) === '*' ? inHand(usi.charAt(0), seat) : square(usi.slice(0, 2)),
  );
  await press(driver, square(usi.slice(2, 4)));
  if (usi.endsWith('+')) await press(driver, choice('promote'));
  if (usi.endsWith('=')) await press(driver, choice('keep'));
};

/** Makes moves in turn from a ply on, and waits for each to be on the board. */
export const play = async (
  driver: WebDriver,
  moves: readonly string[],
  from = 0,
): Promise<void> => {
  for (const [i, usi] of moves.entries()) {
    await move(driver, usi, (from + i) % 2 === 0 ? 0 : 1);
    await expectPly(driver, from + i + 1);
  }
};

const to = (origin: WebElement, { x = 0, y = 0, duration = 0 } = {}): object => ({
  type: 'pointerMove',
  origin,
  x,
  y,
  duration,
});

/** Moves a piece with the button or the tip held down, on the way that a hand takes. */
export const drag = async (
  driver: WebDriver,
  from: string,
  goal: string,
  pointerType: 'mouse' | 'pen' = 'mouse',
): Promise<void> => {
  const [start, end] = [await seen(driver, from), await seen(driver, goal)];
  const actions = [
    to(start),
    { type: 'pointerDown', button: 0 },
    to(start, { x: 5, y: -8, duration: 50 }),
    to(end, { duration: 150 }),
    { type: 'pointerUp', button: 0 },
  ];
  // The library's own actions know no pen.
  await driver.execute(
    new Command(Name.ACTIONS).setParameter('actions', [
      { type: 'pointer', id: pointerType, parameters: { pointerType }, actions },
    ]),
  );
};

/**
 * Puts a finger down, moves it or lifts it. Events of the page stand for it, because the driver sends those of a mouse
 * where it is asked for a finger.
 */
const finger = async (
  driver: WebDriver,
  event: 'pointerdown' | 'pointermove' | 'pointerup',
  selector: string,
): Promise<void> =>
  driver.executeScript(
    (name: string, place: Element) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2 };
      const pointer = { pointerId: 7, pointerType: 'touch', isPrimary: true };
      const held = { buttons: name === 'pointerup' ? 0 : 1, bubbles: true, cancelable: true };
      document
        .elementFromPoint(at.clientX, at.clientY)
        ?.dispatchEvent(new PointerEvent(name, { ...at, ...pointer, ...held }));
    },
    event,
    await seen(driver, selector),
  );

/** Taps with a finger. */
export const tap = async (driver: WebDriver, selector: string): Promise<void> => {
  await finger(driver, 'pointerdown', selector);
  await finger(driver, 'pointerup', selector);
};

/** Moves a piece with a finger that stays on the screen. */
export const slide = async (driver: WebDriver, from: string, goal: string): Promise<void> => {
  await finger(driver, 'pointerdown', from);
  for (const event of ['pointermove', 'pointerup'] as const) await finger(driver, event, goal);
};

/** Types keys, as they are on the keyboard, into whatever has the focus. */
export const type = (driver: WebDriver, ...keys: readonly string[]): Promise<void> =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();

/** Writes a text into a field, in place of the one that it has. */
export const write = async (driver: WebDriver, selector: string, text: string): Promise<void> => {
  const field = await seen(driver, selector);
  await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
  // The driver leaves line ends out, so they are typed with their key.
  await field.sendKeys(text.replaceAll('\n', Key.ENTER));
};

/** Types a move into the field for moves, which it opens where it is closed. */
export const typeMove = async (driver: WebDriver, text: string): Promise<void> => {
  if ((await inSight(driver, '.type-in')) === null) await act(driver, 'type-move');
  await write(driver, '.type-in input', text);
  await press(driver, doing('play-typed'));
};

/** Walks the cursor of the keys to a square; sente sits below. */
export const walkTo = async (driver: WebDriver, name: string): Promise<void> => {
  for (let steps = 0; steps < 20; steps += 1) {
    const here = await driver.executeScript<string>(
      () => document.activeElement?.getAttribute('data-square') ?? '',
    );
    if (here === name) return;
    const across = Number(here.charAt(0)) - Number(name.charAt(0));
    const isBelow = name.charCodeAt(1) > here.charCodeAt(1);
    if (across !== 0) await type(driver, across > 0 ? Key.ARROW_RIGHT : Key.ARROW_LEFT);
    else await type(driver, isBelow ? Key.ARROW_DOWN : Key.ARROW_UP);
  }
  throw new Error(`the keys do not reach ${name}`);
};

/** Chooses an answer that is folded away in a list. */
export const select = async (driver: WebDriver, option: string, value: string): Promise<void> => {
  const list = await seen(driver, `select[data-option="${option}"]`);
  await list.findElement(By.css(`option[value="${value}"]`)).click();
};

/** Does an action of the game: with its button where that is in sight, otherwise from the menu. */
export const act = async (driver: WebDriver, action: string): Promise<void> => {
  await seen(driver, `${doing(action)}, ${doing('more')}`);
  if ((await inSight(driver, doing(action))) === null) await press(driver, doing('more'));
  await press(driver, doing(action));
};

/** Opens the start screen, chooses answers, and begins. */
export const begin = async (driver: WebDriver, ...answers: readonly string[]): Promise<void> => {
  await act(driver, 'new-game');
  // An answer is a radio button, which its label covers.
  for (const answer of answers) await press(driver, `label:has(${answer})`);
  await press(driver, doing('begin'));
  await expectCount(driver, '[role="dialog"]', 0);
};

/** Gives the page files of the disk, as if they were chosen in the window of the system. */
export const choose = async (driver: WebDriver, path: string, within: string): Promise<void> => {
  const fields = `${within} input[type="file"]:not([webkitdirectory])`;
  const tryIt = async (): Promise<boolean> => {
    const [field] = await driver.findElements(By.css(fields));
    try {
      await field?.sendKeys(path);
    } catch (thrown) {
      if (!isPassing(thrown)) throw thrown;
      return false;
    }
    return field !== undefined;
  };
  await until(driver, tryIt, () => `${fields} takes no file`);
};

/** Waits until the browser has saved a file of this ending, and returns its path. */
export const savedFile = async ({ driver, home }: Visit, ending: string): Promise<string> => {
  const name = (): string | undefined => readdirSync(home).find((file) => file.endsWith(ending));
  await until(
    driver,
    async () => name() !== undefined,
    () => `no ${ending} was saved`,
  );
  return join(home, name() ?? '');
};
