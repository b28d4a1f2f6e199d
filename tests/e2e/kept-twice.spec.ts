/** A record that is opened twice is kept once, and one that was edited is marked. */
import { messages as english } from '#i18n/en/index.ts';
import { copyText, kif, paste } from './clipboard.ts';
import { choose } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { expectPly, expectReading, openTable, plateOf } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

const rows = (page: Page) => page.locator('[data-game]');

const notice = (page: Page) =>
  page.locator('.notice').filter({ hasText: english.storage.news.known });

const question = (page: Page) => page.getByRole('alertdialog', { name: english.kifu.editedTitle });

/** Pastes the short kifu, and reads it at its start. */
const pasteKif = async (page: Page): Promise<void> => {
  await copyText(page, kif);
  await paste(page);
};

const readKif = async (page: Page): Promise<void> => {
  await pasteKif(page);
  await expectReading(page);
  await expect(plateOf(page, '山田')).toBeVisible();
};

const editComment = async (page: Page, words: string): Promise<void> => {
  await page.locator('[data-action="edit"]:visible').first().click();
  await write(page.getByLabel(english.moves.comment), words);
  await page.locator('[data-action="end-editing"]').click();
};

test('a game pasted again opens the game that is kept, where it was left, and says so', async ({
  page,
}) => {
  await openTable(page);
  await readKif(page);
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 1);
  // Another game comes to the table in between.
  await choose(page, fileOf('other.kif', longKif(4, ['先手：Other'])));
  await expect(plateOf(page, 'Other')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await readKif(page);
  await expectPly(page, 1);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(notice(page)).toHaveCount(0);
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(2);
});

test('the game on the table opened again stays on the table, and no second one is kept', async ({
  page,
}) => {
  await openTable(page);
  await readKif(page);
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(1);
  await page
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles(fileOf('yamada.kif', kif));
  await expect(page).toHaveURL(/#\/play\//);
  await expect(notice(page)).toBeVisible();
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(1);
});

test('a game that was edited and is opened again asks which one is wanted, and the edited one is marked in the list', async ({
  page,
}) => {
  await openTable(page);
  await readKif(page);
  await editComment(page, 'Seen.');
  await pasteKif(page);
  await expect(question(page)).toContainText(english.kifu.wasEdited);
  await question(page).getByRole('button', { name: english.actions.cancel }).click();
  await expect(question(page)).toHaveCount(0);
  await pasteKif(page);
  await question(page).getByRole('button', { name: english.kifu.openEdited }).click();
  await expect(page.locator('[data-part="comment"]')).toContainText('Seen.');
  await pasteKif(page);
  await question(page).getByRole('button', { name: english.kifu.openUnedited }).click();
  await expect(page.locator('[data-part="comment"]')).not.toContainText('Seen.');
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: english.games.edited })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Open 山田 .*, edited/ })).toHaveCount(1);
  // From now on the one that was not edited is the one that is kept already.
  await page.goBack();
  await expectReading(page);
  await pasteKif(page);
  await expect(notice(page)).toBeVisible();
});

test('among many files those that are kept are not kept again, and are read in the order of the files', async ({
  page,
}) => {
  const files = ['Aoki', 'Mori', 'Ueda'].map((name) =>
    fileOf(`${name}.kif`, longKif(4, [`先手：${name}`])),
  );
  await openTable(page);
  await choose(page, ...files.slice(1, 2));
  await expect(plateOf(page, 'Mori')).toBeVisible();
  await choose(page, ...files, fileOf('again.kif', longKif(4, ['先手：Aoki'])));
  const found = page.getByRole('dialog', { name: '4 games were found' });
  await found.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(found.getByRole('status')).toContainText(english.kifu.keptBefore(2));
  await found.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('.');
  await expect(plateOf(page, 'Ueda')).toBeVisible();
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(3);
});

test('the list shows who won by a ring and a point, and says it to screen readers', async ({
  page,
}) => {
  await openTable(page);
  await readKif(page);
  await page.goto('./#/games');
  const row = rows(page).first();
  const mark = (won: boolean) => row.locator(`[data-won="${won}"] .game-result`);
  // Gote resigned, as it was his turn: a ring beside Sente, a point beside Gote.
  await expect(mark(true)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(mark(false)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(row.getByRole('button').first()).toHaveAccessibleName(
    /^Open 山田 – Gote, Gote won, Resignation, on the table, 2 moves, Pasted text$/,
  );
});
