/** Back closes each of the other sheets and questions, and comes to the page before with the next press. */
import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { beginBanqi } from './banqi.ts';
import { choose as chooseFiles, openCommented } from './kifu-sheets.ts';
import { fewPieces, setUp as setUpKoShogi } from './ko-shogi.ts';
import { fileOf, longKif } from './large-files.ts';
import {
  depthOf,
  dialog,
  expectAtRules,
  expectAtTable,
  expectDepth,
  openRules,
  openTableAfterRules,
} from './pages-before.ts';
import { begin, choose, from, letPass, more, number, pick } from './refereed.ts';
import { action, expectPly, expectReading, openTable, play, press, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { frames } from './waits.ts';
import { write } from './write.ts';

type Deed = (page: Page) => Promise<unknown>;

interface Row {
  readonly name: string;
  /** The steps of the players until the sheet can be opened. They come from the rules. */
  readonly before: Deed;
  readonly open: Deed;
  readonly window?: { readonly width: number; readonly height: number };
}

const phone = { width: 390, height: 844 };
const tablet = { width: 1024, height: 1366 };

const inPlay: Deed = async (page) => {
  await openTable(page);
  await play(page, ['7g7f']);
};

/** A position in which the first player may declare that the king has entered. */
const ENTERED = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1';

const twoGames = (): ReturnType<typeof fileOf>[] =>
  ['Ana', 'Ben'].map((name) => fileOf(`${name}.kif`, longKif(10, [`先手：${name}`])));

/** A kifu whose second move is not possible, so that a receipt says so. */
const badKifu = () =>
  fileOf('short.kif', '手合割：平手\n   1 ７六歩(77)\n   2 ４五歩(77)\n   3 ８四歩(83)\n');

const rows: readonly Row[] = [
  {
    name: 'the moves, in a game on a phone',
    before: inPlay,
    open: (page) => press(page, english.moves.label),
    window: phone,
  },
  {
    name: 'the moves, in a record on a phone',
    before: openCommented,
    open: (page) => press(page, english.moves.label),
    window: phone,
  },
  {
    name: 'what the file says of a game',
    before: openCommented,
    open: (page) => action(page, english.reading.about.title).click(),
  },
  {
    name: 'the speed of the playback',
    before: openCommented,
    open: (page) => page.locator('.go-to-speed').click(),
  },
  {
    name: 'adding another kifu',
    before: openCommented,
    open: (page) => press(page, 'Add another kifu'),
  },
  {
    name: 'the question who resigns',
    before: inPlay,
    open: (page) => press(page, 'Resign'),
  },
  {
    name: 'a declaration',
    before: async (page) => {
      await openTable(page);
      await begin(page, from(ENTERED), choose('Clock', 'Fixed time'));
    },
    open: (page) => action(page, englishShogi.impasse.claims.declaration.act).click(),
  },
  {
    name: 'the capture table',
    before: beginBanqi,
    open: (page) => press(page, english.commands.captures),
  },
  {
    name: 'the long-range effects',
    before: (page) => setUpKoShogi(page, fewPieces('')),
    open: (page) => press(page, english.boardHelp.acting),
  },
  ...(['0', '1'] as const).map(
    (seat): Row => ({
      name: `the menu of ${seat === '0' ? 'the near' : 'the far'} player face to face`,
      before: async (page) => {
        await openTable(page);
        await begin(page, more, pick(english.start.seatings.face));
      },
      open: (page) =>
        page.locator(`[data-own="${seat}"]`).getByRole('button', { name: 'More' }).click(),
      window: tablet,
    }),
  ),
  {
    name: 'the receipt of a kifu',
    before: openTable,
    open: (page) => chooseFiles(page, badKifu()),
  },
  {
    name: 'the games of two files',
    before: openTable,
    open: (page) => chooseFiles(page, ...twoGames()),
  },
];

for (const { name, before, open, window } of rows)
  test.describe(() => {
    if (window) test.use({ viewport: window });

    test(`Back closes ${name}, and the next Back leaves the table`, async ({ page }) => {
      await openRules(page);
      await before(page);
      await open(page);
      await expect(dialog(page).last()).toBeVisible();
      await expectDepth(page, 1);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expectAtTable(page);
      expect(await depthOf(page)).toBe(0);
      await page.goBack();
      await expectAtRules(page);
    });
  });

test('Back closes what was found in files that are opened under Games, and the next Back leaves that page', async ({
  page,
}) => {
  await openRules(page);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByLabel(english.games.openFiles).last().setInputFiles(twoGames());
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#\/games$/);
  await page.goBack();
  await expectAtRules(page);
});

test('a question that a fallen flag closes leaves no entry behind', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await openTableAfterRules(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 1));
  await play(page, ['7g7f']);
  await press(page, 'Resign');
  await expect(dialog(page)).toBeVisible();
  await letPass(page, 70);
  await expect(dialog(page)).toHaveCount(0);
  await expectDepth(page, 0);
  await page.goBack();
  await expectAtRules(page);
});

test('Back does not take the cover away from a board that is passed on', async ({ page }) => {
  await openTableAfterRules(page);
  await begin(page, more, pick(english.start.seatings.pass), (sheet) =>
    sheet.getByLabel(english.start.cover).check(),
  );
  await square(page, '7g').click();
  await square(page, '7f').click();
  const cover = page.locator('dialog[open]');
  await expect(cover).toBeVisible();
  await page.goBack();
  await expectAtRules(page);
  await frames(page, 4);
  await expect(cover).toBeVisible();
  await page.goForward();
  await frames(page, 4);
  await expect(cover).toBeVisible();
  await action(page, english.offers.ready).click();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('a new game that is asked for, put away and asked for again within a moment is closed by one Back', async ({
  page,
}) => {
  await openTableAfterRules(page);
  await play(page, ['7g7f']);
  // The first time its files are fetched.
  await press(page, 'New game');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  const were = await action(page, 'New game')
    .first()
    .evaluate(async (button: HTMLElement) => {
      const open: boolean[] = [];
      const look = async (): Promise<void> => {
        await Promise.resolve();
        open.push(document.querySelector('.sheet') !== null);
      };
      for (let times = 0; times < 3; times++) {
        button.click();
        await look();
        if (times === 2) break;
        const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
        document.querySelector('.sheet [data-action="begin"]')?.dispatchEvent(pressed);
        await look();
      }
      return open;
    });
  expect(were).toEqual([true, false, true, false, true]);
  await expect(dialog(page)).toBeVisible();
  await expectDepth(page, 1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expectAtTable(page);
  await page.goBack();
  await expectAtRules(page);
});

test('a comment that is half written survives a sheet and Back', async ({ page }) => {
  await openRules(page);
  await openCommented(page);
  await action(page, 'Edit the kifu').click();
  const box = page.getByRole('textbox', { name: 'Comment' });
  await write(box, 'A quiet ans');
  for (const sheet of ['Copy or save', english.reading.about.title]) {
    await press(page, sheet);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(box).toHaveValue('A quiet ans');
  }
  // A press too many leaves the table, and loses nothing either.
  await page.goBack();
  await expectAtRules(page);
  await page.goForward();
  await expectAtTable(page);
  await expect(page.locator('[data-part="comment"]').or(box).first()).toContainText('A quiet ans');
});

test('the game of a receipt stays on the table when Back closes it', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await chooseFiles(page, badKifu());
  await expect(dialog(page)).toContainText('Read 1 move');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expectReading(page);
  await expectPly(page, 0);
});
