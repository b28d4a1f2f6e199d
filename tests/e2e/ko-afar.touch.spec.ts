/** The list of everything that acts from afar in ko shogi, in words, on a phone. */
import { fewPieces, setUp } from './ko-shogi.ts';
import { press, square } from './table.ts';
import { expect, test } from './test.ts';
import { expectGoodForFingers, expectNoFinding } from './usable.ts';

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({
      viewport: { width, height },
      colorScheme: 'light',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('all that acts from afar can be read, and drawn, from the sheet of everything else', async ({
      page,
    }) => {
      await setUp(page, fewPieces('CU@5j CB@13l +TP@3n', '+AG@10j +TP@11f +EN@3d +SM@4l HS@12h'));
      await expect(square(page, '13l')).toBeVisible();
      await press(page, 'More');
      await press(page, 'Long-range effects');
      const sheet = page.getByRole('dialog', { name: 'Long-range effects', exact: true });
      await expect(sheet.getByRole('listitem')).toContainText([
        'five-li fog on 11f keeps bows and guns of Black silent',
        'five-li fog on 3n keeps bows and guns of White silent',
        'immaculate light on 4l makes a fog of Black a priest',
        'skyward net on 10j holds chariot unit on 5j.',
        'poison flame on 3d burns',
        'crossbow on 13l could shoot',
        'crossbow on 13l is silenced on',
        'five-li fog on 3n could shoot',
        'Black is led by general on 10s.',
        'Black loses with general on 10s.',
        'White is led by general on 1a.',
        'White loses with general on 1a.',
      ]);
      await expectGoodForFingers(page);
      await expectNoFinding(page);
      const shooters = sheet.getByRole('checkbox', { name: /who could shoot whom/ });
      await shooters.scrollIntoViewIfNeeded();
      await expect(shooters).not.toBeChecked();
      await shooters.tap();
      await expect(shooters).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(page.locator('.hinted .ray').first()).toBeAttached();
    });
  });
