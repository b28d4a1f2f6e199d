/** The app in browsers that lack a part of the platform, or refuse it: what a player sees instead. */
import { messages as english } from '#i18n/en/index.ts';
import { openSheet, paste, saveSheet } from './kifu-sheets.ts';
import { longKif } from './large-files.ts';
import { action, expectPly, expectReading, openTable, plateOf, play, press } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';

/** A part of the platform that a browser lacks or refuses. */
interface Missing {
  /** The end of the sentence “Where the browser …”. */
  readonly browser: string;
  /** The rest of that sentence: what a player has instead. */
  readonly instead: string;
  /** Takes the part away. It runs in the page before the app does. */
  readonly take: () => void;
  /** Looks at the place where the part is needed, after two moves. */
  readonly look?: (page: Page) => Promise<void>;
}

const kifu = longKif(120, ['先手：Ann']);

/** Opens the text field from which a player copies by hand, and finds the text of the game selected in it. */
const copiesByHand = async (page: Page): Promise<void> => {
  const sheet = await saveSheet(page);
  await sheet.locator('[data-action="copy-text"]').click();
  const field = sheet.getByRole('textbox', { name: english.kifu.copyByHand });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/７六歩/);
  const selected = await field.evaluate(
    ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
      selectionStart === 0 && selectionEnd === value.length,
  );
  expect(selected).toBe(true);
  await page.keyboard.press('Escape');
};

/** Opens the sheet of a new game, seated face to face. */
const chooseFaceToFace = async (page: Page) => {
  await press(page, english.actions.newGame);
  const sheet = page.getByRole('dialog', { name: english.start.title });
  await sheet.locator('[data-action="change-rules"]').scrollIntoViewIfNeeded();
  await tick(sheet.getByRole('radio', { name: english.start.seatings.face }));
  return sheet;
};

/** Goes back to the game for which a record came to the table. */
const goBackToGame = (page: Page): Promise<void> =>
  page.locator('[data-action="undo-removal"]').click();

/** Opens a kifu from its text and goes through it: it is read, mapped, and its equal positions are linked. */
const readsRecord = async (page: Page): Promise<void> => {
  await paste(page, kifu);
  await expectReading(page);
  await expect(plateOf(page, 'Ann')).toBeVisible();
  const links = page.getByRole('list', { name: 'The same position' }).getByRole('button');
  await expect(links.first()).toBeVisible();
  await goBackToGame(page);
};

/** Waits until the app, which looks for some parts after the table is shown, has looked for the missing one. */
const wasAsked = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-asked');

const parts: readonly Missing[] = [
  {
    browser: 'cannot choose folders',
    instead: 'only files can be chosen',
    take: () => Reflect.deleteProperty(HTMLInputElement.prototype, 'webkitdirectory'),
    look: async (page) => {
      const sheet = await openSheet(page);
      await expect(sheet.locator('[data-action="choose-files"]')).toBeVisible();
      await expect(sheet.locator('[data-action="choose-folder"]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Games' }).click();
      await expect(page.locator('[data-action="open"]')).toBeVisible();
      await expect(page.locator('[data-action="open-folder"]')).toHaveCount(0);
      await page.goBack();
    },
  },
  {
    browser: 'does not open dropped folders',
    instead: 'dropped files are read',
    take: () => Reflect.deleteProperty(DataTransferItem.prototype, 'webkitGetAsEntry'),
    look: async (page) => {
      const dataTransfer = await page.evaluateHandle((text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'game.kif'));
        return transfer;
      }, kifu);
      await page.dispatchEvent('header', 'dragenter', { dataTransfer });
      const frame = page.locator('.drop-frame');
      await expect(frame).toContainText(english.kifu.dropToOpen);
      await frame.dispatchEvent('drop', { dataTransfer });
      await expect(plateOf(page, 'Ann')).toBeVisible();
      await goBackToGame(page);
    },
  },
  {
    browser: 'cannot keep the screen on',
    instead: 'players who sit face to face are told to let it stay on longer',
    take: () => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'),
    look: async (page) => {
      const sheet = await chooseFaceToFace(page);
      await expect(sheet.getByText(english.start.sleeps)).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    browser: 'refuses to keep the screen on',
    instead: 'a game face to face begins all the same',
    take: () => {
      const request = () =>
        Promise.reject(new DOMException('the battery is low', 'NotAllowedError'));
      Object.defineProperty(Navigator.prototype, 'wakeLock', { value: { request } });
    },
    look: async (page) => {
      const sheet = await chooseFaceToFace(page);
      await expect(sheet.getByText(english.start.sleeps)).toHaveCount(0);
      await action(page, english.start.begin).click();
      await play(page, ['7g7f', '3c3d']);
    },
  },
  {
    browser: 'has no clipboard',
    instead: 'the text of the game is selected, to be copied by hand',
    take: () => Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
    look: copiesByHand,
  },
  {
    browser: 'refuses the clipboard',
    instead: 'the text of the game is selected, to be copied by hand',
    take: () => {
      const writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: { writeText } });
    },
    look: copiesByHand,
  },
  {
    browser: 'has no sound',
    instead: 'the settings say so instead of offering it',
    take: () => {
      for (const name of ['AudioContext', 'speechSynthesis', 'SpeechSynthesisUtterance'])
        Reflect.deleteProperty(globalThis, name);
    },
    look: async (page) => {
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByText(english.settings.noSound)).toBeVisible();
      await expect(page.locator('[data-option="sound"], [data-option="volume"]')).toHaveCount(0);
      await page.goBack();
    },
  },
  {
    browser: 'speaks but plays no sound',
    instead: 'the settings say so, and speech can be turned off',
    take: () => Reflect.deleteProperty(globalThis, 'AudioContext'),
    look: async (page) => {
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByText(english.settings.noSound)).toBeVisible();
      await expect(page.locator('[data-option="sound"]')).toBeVisible();
      await page.goBack();
    },
  },
  {
    browser: 'does not say when it is idle',
    instead: 'a record is mapped and its equal positions are found all the same',
    take: () => {
      for (const name of ['requestIdleCallback', 'cancelIdleCallback'])
        Reflect.deleteProperty(globalThis, name);
    },
    look: readsRecord,
  },
  {
    browser: 'has no workers',
    instead: 'the page itself reads a kifu',
    take: () => Reflect.deleteProperty(globalThis, 'Worker'),
    look: readsRecord,
  },
  {
    browser: 'has no service workers and no caches',
    instead: 'play goes on, with the network',
    take: () => {
      for (const name of ['caches', 'launchQueue']) Reflect.deleteProperty(globalThis, name);
      addEventListener('table-shown', () => {
        const get = (): void => document.documentElement.setAttribute('data-asked', '');
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { get });
      });
    },
    look: wasAsked,
  },
  {
    browser: 'does not let the page see its service workers',
    instead: 'play goes on, with the network',
    take: () => {
      addEventListener('table-shown', () => {
        const get = (): never => {
          document.documentElement.setAttribute('data-asked', '');
          throw new DOMException('in a sandbox', 'SecurityError');
        };
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { get });
      });
    },
    look: wasAsked,
  },
  {
    browser: 'has no lasting storage',
    instead: 'play goes on',
    take: () => {
      const get = (): void => document.documentElement.setAttribute('data-asked', '');
      Object.defineProperty(Navigator.prototype, 'storage', { get });
    },
    look: wasAsked,
  },
  {
    browser: 'has no locks',
    instead: 'play goes on',
    take: () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  },
  {
    browser: 'refuses locks',
    instead: 'no other tab is said to have the game',
    take: () => {
      const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      Object.defineProperty(Navigator.prototype, 'locks', { value: { request } });
    },
    look: (page) => expect(page.getByText(english.otherTab.message)).toHaveCount(0),
  },
  {
    browser: 'has neither trusted types, channels, vibration nor user activation',
    instead: 'play goes on',
    take: () => {
      for (const name of ['trustedTypes', 'BroadcastChannel'])
        Reflect.deleteProperty(globalThis, name);
      for (const name of ['userActivation', 'vibrate'])
        Reflect.deleteProperty(Navigator.prototype, name);
    },
  },
  {
    browser: 'has no database',
    instead: 'it is said, and local storage keeps the game',
    take: () => Reflect.deleteProperty(globalThis, 'indexedDB'),
    look: (page) => expect(page.getByText(english.storage.troubles.denied)).toBeVisible(),
  },
  {
    browser: 'forbids local storage',
    instead: 'the database keeps the game',
    take: () => {
      const get = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get });
    },
  },
  {
    browser: 'deletes what is not visited for a week, as Safari does',
    instead: 'the page of games says so beside the backup',
    take: () => Object.assign(globalThis, { GestureEvent: class extends UIEvent {} }),
    look: async (page) => {
      await page.getByRole('link', { name: 'Games' }).click();
      await expect(page.getByText(english.backup.why)).toBeVisible();
      await expect(page.locator('[data-action="save-backup"]')).toBeVisible();
      await page.goBack();
    },
  },
];

for (const { browser, instead, take, look } of parts)
  test(`where the browser ${browser}, ${instead}; nothing fails, and the game is there after a reload`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript(take);
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    await look?.(page);
    await expectPly(page, 2);
    await page.reload();
    await expectPly(page, 2);
    expect(errors).toEqual([]);
  });
