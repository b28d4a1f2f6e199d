/** In every game, the card of a piece and the attack view mention only what that game and the position have. */
import { messages as english } from '#i18n/en/index.ts';
import { fewPieces } from './ko-shogi.ts';
import { square } from './table.ts';
import { expect, test } from './test.ts';

const soldier = '8/2n5/1xPr4/2x4k 1 r PP 0';

for (const { game, setup, on, asked } of [
  { game: 'shogi', setup: '4r3k/9/9/9/9/9/9/4G4/4K4 b - 1', on: '5h', asked: 'gold' },
  { game: 'xiangqi', setup: '4k4/4r4/9/9/9/9/9/9/4A4/4K4 w', on: 'e1', asked: 'mandarin' },
  { game: 'banqi', setup: soldier, on: 'c3', asked: 'horse' },
  { game: 'ko-shogi', setup: fewPieces('CU@5j D@19s'), on: '5j', asked: 'chariot unit' },
])
  test(`the card of a piece of ${game} says where it reaches, and not that it can go there`, async ({
    page,
  }) => {
    await page.goto(`./#/p/${game}/${encodeURIComponent(setup)}`);
    await expect(page).not.toHaveURL(/#\/p\//);
    await square(page, on).hover();
    const card = page.getByRole('region', { name: english.teach.label });
    await expect(card).toContainText(asked);
    await expect(card.getByRole('list', { name: english.teach.key })).toContainText(
      'where it reaches',
    );
    await expect(card).not.toContainText(/can (go|capture|be dropped)/);
    await square(page, on).focus();
    await page.keyboard.press('?');
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'reaches' })).toHaveCount(
      1,
    );
  });

for (const { game, setup, knows } of [
  {
    game: 'shogi',
    setup: '4r3k/9/9/9/9/9/9/4G4/4K4 b - 1',
    knows: ['pinned to its king', 'the line of a pin or a check'],
  },
  {
    game: 'xiangqi',
    setup: '4k4/4r4/9/9/9/9/9/9/4A4/4K4 w',
    knows: ['pinned to its king', 'the line of a pin or a check'],
  },
  { game: 'banqi', setup: soldier, knows: [] },
  { game: 'ko-shogi', setup: fewPieces('CU@5j D@19s'), knows: ['the line of a check'] },
])
  test(`the attack view of ${game} names no mark that the game does not know`, async ({ page }) => {
    await page.goto(`./#/p/${game}/${encodeURIComponent(setup)}`);
    await expect(page).not.toHaveURL(/#\/p\//);
    await page.locator('[data-action="attacks"]').click();
    await expect(page.locator('.attack-view li')).toHaveText([
      'attacked more from this side',
      'attacked more from the other side',
      'attacked equally from both sides',
      'hanging: attacked and not guarded',
      ...knows,
    ]);
  });
