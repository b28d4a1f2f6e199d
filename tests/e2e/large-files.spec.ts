import { writeFile } from 'node:fs/promises';
import { messages as english } from '#i18n/en/index.ts';
import { choose, openSheet, textBox } from './kifu-sheets.ts';
import { fileOf, longKif, noise, variedKif } from './large-files.ts';
import { seeded } from './seeded.ts';
import {
  action,
  expectPly,
  expectReading,
  openTable,
  plateOf,
  play,
  setUp,
  shownMove,
  square,
} from './table.ts';
import { expect, type Page, test } from './test.ts';
import { frames } from './waits.ts';

/** Holds up the reading of files until it is released, so that there is time to look at it. */
const holdReading = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype;
    const held = globalThis as { letGo?: () => void };
    const gate = new Promise<void>((resolve) => {
      held.letGo = resolve;
    });
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      await gate;
      return arrayBuffer.call(this);
    };
    // Without a worker the page reads files itself, and there it can be held up.
    Reflect.deleteProperty(globalThis, 'Worker');
  });
};

const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as { letGo?: () => void }).letGo?.());

/**
 * Opens a record of so many plies in a window where the list of moves has its own panel. In a low window it lies below
 * the result.
 */
const openLong = async (page: Page, plies: number): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 1_000 });
  await openTable(page);
  const sheet = await choose(page, fileOf('long.kif', longKif(plies)));
  await expect(sheet).toHaveCount(0);
  await expectReading(page);
};

test('the list of a record of 2,000 plies draws only what is in sight, at its start and at its end', async ({
  page,
}) => {
  await openLong(page, 2_000);
  await action(page, 'Last').click();
  await expectPly(page, 2_000);
  await expect(shownMove(page)).toHaveAttribute('data-ply', '2000');
  await expect(shownMove(page)).toBeInViewport();
  expect(await page.locator('[data-ply]').count()).toBeLessThan(80);
  const row = page.getByRole('listitem').filter({ has: shownMove(page) });
  // The size counts the start, the moves and the end of the game.
  await expect(row).toHaveAttribute('aria-setsize', '2002');
  await action(page, 'First').click();
  await expectPly(page, 0);
  await expect(shownMove(page)).toBeInViewport();
});

test('a list that a reader scrolls right after the record has come stays where it was scrolled to', async ({
  page,
}) => {
  await openLong(page, 200);
  await expect(shownMove(page)).toBeInViewport();
  const list = page.locator('.move-rows');
  const stays = await list.evaluate(async (rows) => {
    rows.scrollTop = 1_000;
    await new Promise((later) => setTimeout(later, 500));
    return rows.scrollTop;
  });
  expect(stays).toBe(1_000);
});

test('a list that a reader has scrolled stays there when the window gets lower, and follows the next move shown', async ({
  page,
}) => {
  await openLong(page, 200);
  await expect(shownMove(page)).toBeInViewport();
  const list = page.locator('.move-rows');
  await list.evaluate(async (rows) => {
    const scrolled = new Promise((done) => rows.addEventListener('scroll', done, { once: true }));
    rows.scrollTop = 1_000;
    await scrolled;
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await frames(page, 5);
  expect(await list.evaluate((rows) => rows.scrollTop)).toBe(1_000);
  await action(page, 'Next').click();
  await expect(shownMove(page)).toBeInViewport();
});

test('a row that is pressed while the list still glides is the move that is shown', async ({
  page,
}) => {
  await openLong(page, 200);
  const list = page.locator('.move-rows');
  const pressed = await list.evaluate(async (rows) => {
    rows.scrollTop = 2_000;
    await new Promise((gliding) => rows.addEventListener('scroll', gliding, { once: true }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = rows.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const row = there?.closest<HTMLElement>('[data-ply]');
    row?.click();
    return row?.dataset['ply'];
  });
  expect(Number(pressed)).toBeGreaterThan(50);
  await expectPly(page, Number(pressed));
});

test('bytes that are no text are no kifu, and the table stays as it is', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), noise(300_000)]);
  const sheet = await choose(page, fileOf('photo.png', png));
  await expect(sheet.getByRole('alert')).toContainText('This is a picture.');
  await sheet.getByLabel('Choose files').setInputFiles([fileOf('noise.kif', noise(300_000))]);
  await expect(sheet.getByRole('alert')).toContainText('the file contains no text');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expectPly(page, 1);
});

const limits = [
  ['20 MB', 'huge.kif', () => Buffer.alloc(23_400_000, 'a'), '23.4 MB. At most 20 MB'],
  ['10,000 moves in a line', 'long.kif', () => longKif(10_001), 'more than 10,000 moves in a line'],
  [
    '200,000 moves in one game',
    'varied.kif',
    () => variedKif(2_000, 100),
    'A game in this file has more than 200,000 moves with its variations',
  ],
] as const;

for (const [what, name, content, sentence] of seeded('limits of a file', limits))
  test(`a file above ${what} is refused with the limit, and the table stays as it is`, async ({
    page,
  }) => {
    await openTable(page);
    await play(page, ['7g7f']);
    const path = test.info().outputPath(name);
    await writeFile(path, content());
    const sheet = await openSheet(page);
    await sheet.getByLabel('Choose files').setInputFiles(path);
    // Two hundred thousand moves are read before the limit is exceeded, which takes a busy machine some time.
    await expect(sheet.getByRole('alert')).toContainText(sentence, { timeout: 30_000 });
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expectPly(page, 1);
    await page.goto('./#/games');
    await expect(page.locator('[data-game]')).toHaveCount(1);
  });

test('the first 200 of a hundred thousand bad lines are shown, and all can be saved', async ({
  page,
}) => {
  await openTable(page);
  // Equal lines would be counted as one, so make each different.
  const bad = Array.from({ length: 100_000 }, (_, i) => `よめない行${i}\n`).join('');
  await choose(page, fileOf('bad.kif', `${longKif(2)}${bad}`));
  const receipt = page.getByRole('dialog', { name: english.kifu.receipt });
  await expect(receipt).toContainText('and 99,800 more');
  expect(await receipt.locator('*').count()).toBeLessThan(1_500);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('button', { name: 'Save all of this as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('bad.kif.txt');
});

test('reading is cancelled, and nothing of the file is opened', async ({ page }) => {
  await holdReading(page);
  await openTable(page);
  await play(page, ['7g7f']);
  const sheet = await choose(page, fileOf('a.kif', longKif(10)), fileOf('b.kif', longKif(12)));
  const bar = sheet.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuetext', 'Reading file 1 of 2');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toHaveCount(0);
  await letGo(page);
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expectPly(page, 1);
  await page.goto('./#/games');
  await expect(page.locator('[data-game]')).toHaveCount(1);
});

test('the sheet is closed while a file is read, and play goes on', async ({ page }) => {
  await holdReading(page);
  await openTable(page);
  const sheet = await choose(page, fileOf('a.kif', longKif(10)));
  await expect(sheet.getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await play(page, ['7g7f']);
  await letGo(page);
  await play(page, ['3c3d']);
  await expectPly(page, 2);
});

test('a second file that comes while one is read takes its place', async ({ page }) => {
  await holdReading(page);
  await openTable(page);
  const sheet = await choose(page, fileOf('a.kif', longKif(10, ['先手：Ann'])));
  await expect(sheet.getByRole('progressbar')).toBeVisible();
  await sheet
    .getByLabel('Choose files')
    .setInputFiles([fileOf('b.kif', longKif(4, ['先手：Bea']))]);
  await letGo(page);
  await expect(sheet).toHaveCount(0);
  await expect(plateOf(page, 'Bea')).toBeVisible();
  await action(page, 'Last').click();
  await expectPly(page, 4);
});

test('where no worker starts the page reads the file itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await openTable(page);
  await expect(await choose(page, fileOf('a.kif', longKif(10)))).toHaveCount(0);
  await action(page, 'Last').click();
  await expectPly(page, 10);
});

test('a file is read without the net, once the sheet is open', async ({ page, context }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const started = page.waitForEvent('worker');
  const sheet = await openSheet(page);
  await (await started).evaluate(() => true);
  await context.setOffline(true);
  await sheet.getByLabel('Choose files').setInputFiles([fileOf('a.kif', longKif(10))]);
  await expect(sheet).toHaveCount(0);
  await context.setOffline(false);
  await action(page, 'Last').click();
  await expectPly(page, 10);
});

test('a very long text that is pasted is read immediately', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page);
  const sheet = await openSheet(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), longKif(9_000));
  await (await textBox(page)).press('ControlOrMeta+v');
  await expect(sheet).toHaveCount(0);
  await action(page, 'Last').click();
  await expectPly(page, 9_000);
});

test('a file dropped while a promotion is asked is refused in words, and the question stays', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/4P4/9/9/9/9/4K4 b - 1');
  await play(page, ['5i5h', '5a4a']);
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(page.getByRole('dialog').locator('[data-choice]')).toHaveCount(2);
  const files = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'a.kif'));
    return transfer;
  }, longKif(10));
  await page.dispatchEvent('header', 'dragenter', { dataTransfer: files });
  const refusal = page.getByText(english.offers.off['answer-first']);
  await expect(refusal).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expect(refusal).toHaveCount(0);
  await expect(page.locator('[data-choice]')).toHaveCount(2);
  await expectPly(page, 2);
});

test('a pasted text above 20 MB is refused with the limit, and the table stays as it is', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const sheet = await openSheet(page);
  const field = await textBox(page);
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a'.repeat(20_100_000));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(sheet.getByRole('alert')).toContainText('20.1 MB. At most 20 MB');
  await expect(field).toHaveValue('');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expectPly(page, 1);
});
