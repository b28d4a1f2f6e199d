/** The rules of banqi on a phone and at a desk: for fingers, for screen readers, and with pieces to turn up. */
import { rules as englishRules } from '#i18n/en/banqi/rules.ts';
import { messages as english } from '#i18n/en/index.ts';
import { seeded } from './seeded.ts';
import { expect, type Page, test } from './test.ts';
import { expectGoodForFingers, expectNoFinding } from './usable.ts';

const board = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });
const cell = (page: Page, of: string, name: string) =>
  board(page, of).locator(`[role="grid"] [data-square="${name}"]`);

const openRules = async (page: Page, place: string): Promise<void> => {
  await page.goto(`./#/rules/banqi/${place}`);
  await expect(page.locator(`[id="rules-${place}"]`)).toBeVisible();
};

test.describe('every chapter', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  });

  const chapters = [
    ...['goal', 'turn-up', 'king', 'taiwan', 'pool'],
    ...['no-pieces', 'notation', 'marks', 'glossary'],
  ];

  for (const chapter of seeded('chapters of banqi', chapters, 3))
    test(`everyone can read, and fingers can hit, the chapter of ${chapter}`, async ({ page }) => {
      await openRules(page, chapter);
      await expectGoodForFingers(page);
      await page.setViewportSize({ width: 1280, height: 720 });
      await expectNoFinding(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoFinding(page, 'color-contrast');
    });
});

test('all thirty-two pieces can be turned up on a board of the rules, and none is kept', async ({
  page,
}) => {
  await openRules(page, 'set-up');
  const all = board(page, 'Thirty-two pieces, face down.');
  const down = all.locator('[role="grid"] [data-piece="x"]');
  await expect(down).toHaveCount(32);
  for (const left of [31, 30, 29]) {
    await down.first().tap();
    await expect(down).toHaveCount(left);
  }
  await expect(all).toContainText('turned up');
  await all.getByRole('button', { name: 'Start over' }).tap();
  await expect(down).toHaveCount(32);
  await page.goto('./#/games');
  await expect(page.locator('[data-game]')).toHaveCount(0);
});

test('a piece turned up and taken back on a board of the rules shows the same again', async ({
  page,
}) => {
  await openRules(page, 'takeback');
  const name = 'Turn it up, take it back, turn it up again.';
  const there = board(page, name);
  const seen = new Set<string | null>();
  for (let time = 0; time < 4; time += 1) {
    await cell(page, name, 'd2').tap();
    await expect(cell(page, name, 'd2')).not.toHaveAttribute('data-piece', 'x');
    seen.add(await cell(page, name, 'd2').getAttribute('data-piece'));
    await there.getByRole('button', { name: 'Take back' }).tap();
    await expect(cell(page, name, 'd2')).toHaveAttribute('data-piece', 'x');
  }
  expect(seen.size).toBe(1);
});

test('a refusal leads to its rule, and the board there shows the mistake', async ({ page }) => {
  await openRules(page, 'cannon');
  await page.goto('./#/rules/banqi/many-screens');
  const there = board(page, englishRules.boards['cannon-many-screens']);
  await there.getByRole('button', { name: english.rules.showMistake }).tap();
  await expect(there).toContainText('exactly one piece, and here are 2');
  await expect(page.getByRole('heading', { name: 'Cannon', exact: true })).toBeVisible();
});

test('the capture tables are read row by row', async ({ page }) => {
  await openRules(page, 'hongkong');
  const table = page.getByRole('region', { name: 'Capture table: Hong Kong' });
  await expect(table.getByRole('row', { name: /^chariot/ })).toHaveText(/does not capture/);
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveText([
    'king',
    'chariot',
    'horse',
    'cannon',
    'mandarin',
    'elephant',
    'soldier',
  ]);
  await expect(table.getByRole('row', { name: /^soldier/ }).getByRole('cell')).toHaveText([
    /\bcaptures$/,
    ...Array.from({ length: 5 }, () => /does not capture$/),
    /\bcaptures$/,
  ]);
});
