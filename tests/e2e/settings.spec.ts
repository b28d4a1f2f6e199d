import { readFileSync } from 'node:fs';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { languages } from '#i18n/languages.ts';
import { seeded } from './seeded.ts';
import { action, marked, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectGoodForFingers } from './usable.ts';

const openSettings = async (page: Page): Promise<void> => {
  await page.goto('./#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Chooses a set of pieces in the sheet of the table. */
const chooseSet = async (page: Page, set: string): Promise<void> => {
  await page.locator('[data-action="more"]').first().click();
  await page.locator(`[data-action="pieces"] input[value="${set}"]`).check();
  await page.keyboard.press('Escape');
};

/** Unfolds the settings that few people change. */
const more = (page: Page): Promise<void> => page.locator('.settings-more > summary').click();

test('the language changes immediately, everywhere, and stays after a reload', async ({ page }) => {
  await openSettings(page);
  const html = page.locator('html');
  await page.getByLabel('Language').selectOption('es');
  await expect(html).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await expect(html).toHaveAttribute('lang', 'es');
  await page.getByRole('link', { name: 'Jugar' }).click();
  await expect(page).toHaveTitle('Mesa de shogi · 将棋');
  await expect(page.getByRole('grid', { name: 'Tablero' })).toBeVisible();

  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByLabel('Idioma').selectOption('ja');
  await expect(html).toHaveAttribute('lang', 'ja');
  await page.getByRole('link', { name: '対局', exact: true }).click();
  await expect(page.getByRole('grid', { name: '盤面' })).toBeVisible();
});

for (const [locale, lang] of [
  ['es-MX', 'es'],
  ['ja-JP', 'ja'],
  ['fr-FR', 'en'],
] as const)
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test(`the table speaks ${lang} from the start`, async ({ page }) => {
      await openTable(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });

test('light and dark are chosen, and stay after a reload', async ({ page }) => {
  await openSettings(page);
  const html = page.locator('html');
  const paper = (): Promise<string> =>
    html.evaluate((root) => getComputedStyle(root).backgroundColor);
  const light = await paper();
  await expect(html).not.toHaveAttribute('data-theme');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(paper).toBe(light);
});

test('a board is chosen by its picture, in every open tab, and stays after a reload', async ({
  page,
  context,
}) => {
  await openSettings(page);
  const wood = (of: Page): Promise<string> =>
    of
      .locator('.board-wood')
      .first()
      .evaluate((board) => getComputedStyle(board).backgroundImage);
  const kaya = await wood(page);
  const other = await context.newPage();
  await openTable(other);
  const boards = page.getByRole('group', { name: 'Board', exact: true });
  for (const name of ['Pale wood', 'Grey']) {
    await boards.getByRole('radio', { name }).check();
    const chosen = await wood(page);
    expect(chosen).not.toBe(kaya);
    await expect.poll(() => wood(other)).toBe(chosen);
  }
  const grey = await wood(page);
  await page.reload();
  await expect(boards.getByRole('radio', { name: 'Grey' })).toBeChecked();
  expect(await wood(page)).toBe(grey);
});

test('without a choice the colours follow the device', async ({ page }) => {
  await openTable(page);
  const paper = (): Promise<string> =>
    page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
});

test('the piece set is changed beside the board, in the middle of a game, and stays', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '8h2b+']);
  const horse = square(page, '2b').locator('use').last();
  await expect(horse).toHaveAttribute('href', '#kanji-+B');
  await chooseSet(page, 'western');
  await expect(horse).toHaveAttribute('href', '#western-+B');
  // The drawing is there, not only its name.
  await expect(page.locator('[id="western-+B"]')).toBeAttached();
  await page.reload();
  await expect(horse).toHaveAttribute('href', '#western-+B');
  await expect(page.locator('[id="western-+B"]')).toBeAttached();
  await play(page, ['3a2b'], { first: 1 });
});

test('the piece set can be chosen among the settings, with each drawn beside its name', async ({
  page,
}) => {
  await openSettings(page);
  const pieces = page.getByRole('group', { name: 'Pieces' });
  await expect(pieces.locator('use[href^="#kanji-"]').first()).toBeAttached();
  await expect(pieces.locator('use[href^="#western-"]').first()).toBeAttached();
  await expect(page.locator('[id="western-+R"]')).toBeAttached();
  await pieces.getByRole('radio', { name: 'Western symbols' }).check();
  await page.reload();
  await expect(pieces.getByRole('radio', { name: 'Western symbols' })).toBeChecked();
});

test('without hints no goal is marked, and moves are made all the same', async ({ page }) => {
  await openSettings(page);
  await page
    .getByRole('group', { name: 'Show where a piece can go' })
    .getByRole('radio', { name: 'Never' })
    .check();
  await page.getByRole('link', { name: 'Play' }).click();
  await square(page, '7g').click();
  expect(await marked(page, 'selected')).toEqual(['7g']);
  expect(await marked(page, 'target')).toEqual([]);
  await square(page, '7f').click();
  await expect(square(page, '7f')).toHaveAttribute('data-piece', 'P');
});

test('moves and edges are written as chosen', async ({ page }) => {
  await openSettings(page);
  await more(page);
  await page.getByRole('radio', { name: 'Japanese: ７六歩' }).check();
  await page.getByRole('radio', { name: 'Japanese: ７六', exact: true }).check();
  await page.getByRole('link', { name: 'Play' }).click();
  await play(page, ['7g7f']);
  await expect(page.locator('[data-ply="1"]')).toContainText('７六歩');
  await expect(page.locator('.ranks')).toContainText('六');
  await expect(square(page, '7f')).toHaveAccessibleName(/^7六/);
});

test('sound can be switched off, and stays off', async ({ page }) => {
  await openSettings(page);
  const sound = page.getByRole('checkbox', { name: 'Move sounds' });
  await sound.uncheck();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeDisabled();
  await page.reload();
  await expect(sound).not.toBeChecked();
  await page.getByRole('link', { name: 'Play' }).click();
  await play(page, ['7g7f']);
  await expect(action(page, 'Take back')).toBeVisible();
});

test('where nothing can be felt no setting offers it', async ({ page }) => {
  await openSettings(page);
  await expect(page.getByRole('checkbox', { name: 'Move sounds' })).toBeVisible();
  await expect(page.locator('[data-option="vibration"]')).toHaveCount(0);
});

test('pieces in bold kanji and with two kanji, and the ways that are drawn on any set, are chosen beside the board', async ({
  page,
}) => {
  await openTable(page);
  const rook = square(page, '2h').locator('use').last();
  await chooseSet(page, 'antique');
  await expect(rook).toHaveAttribute('href', '#antique-R');
  await expect(page.locator('[id="antique-R"]')).toBeAttached();
  await chooseSet(page, 'two-kanji');
  await expect(rook).toHaveAttribute('href', '#two-kanji-R');
  await expect(page.locator('[id="two-kanji-R"]')).toBeAttached();
  await action(page, 'More').first().click();
  await page.getByLabel(englishShogi.settings.ways.label).check();
  await page.keyboard.press('Escape');
  await expect(rook).toHaveAttribute('href', '#two-kanji-ways-R');
  await expect(page.locator('[id="two-kanji-ways-R"] path')).not.toHaveCount(0);
  await chooseSet(page, 'western');
  await expect(rook).toHaveAttribute('href', '#western-ways-R');
  await expect(page.locator('[id="western-ways-R"] path')).not.toHaveCount(0);

  // The other side's symbols stand upright on request. The drawn moves of a piece still point its own way.
  await page.goto('./#/settings');
  await more(page);
  await page.getByLabel('Don’t turn the opponent’s symbols upside down').check();
  await page.goto('./#/play');
  const far = square(page, '8b').locator('use').last();
  await expect(far).toHaveAttribute('href', '#up-western-ways-R');
  await expect(far).not.toHaveAttribute('transform', /rotate/);
  await expect(rook).toHaveAttribute('href', '#western-ways-R');
});

test('the licences of what the app is made of can be read', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('link', { name: 'Licences of the software in this app' }).click();
  const text = page.locator('pre');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of [...Object.keys(dependencies), 'scheduler', 'react-aria', 'react-stately'])
    await expect(text).toContainText(`${name} `);
  await expect(text).toContainText('Permission is hereby granted');
  await expect(text).toContainText('Apache License');
});

test('the board among the settings shows the pieces and coordinates that are chosen', async ({
  page,
}) => {
  await openSettings(page);
  const board = page.locator('.look-preview');
  const rook = board.locator('[data-square="2h"] use').last();
  await expect(rook).toHaveAttribute('href', '#kanji-R');
  await page.getByRole('radio', { name: 'Western symbols' }).check();
  await expect(rook).toHaveAttribute('href', '#western-R');
  await expect(board.locator('.ranks')).toContainText('a');
  await more(page);
  await page.getByRole('radio', { name: 'Japanese: ７六', exact: true }).check();
  await expect(board.locator('.ranks')).toContainText('一');
});

for (const language of seeded('the settings', languages))
  test(`the settings fit the narrowest phone in ${language}, unfolded too`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      const settings = JSON.stringify({ version: 1, language: chosen });
      localStorage.setItem('shogi-table/settings', settings);
    }, language);
    await page.setViewportSize({ width: 320, height: 568 });
    await openSettings(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await more(page);
    await expectGoodForFingers(page);
  });

test('at a desk the preview of the board stays in sight while the settings scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('./#/settings');
  await page.locator('[data-action="more-settings"]').click();
  const preview = page.locator('.look-preview');
  await expect(preview).toBeInViewport({ ratio: 1 });
  await page.locator('main.settings > p > a').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(preview).toBeInViewport({ ratio: 1 });
});
