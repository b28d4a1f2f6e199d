/** The menu and the list of commands: their groups, their order, and where they open. */
import { action, expectReading, openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'More' });
const group = (page: Page, name: string) => menu(page).getByRole('region', { name, exact: true });

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('.bar [data-action="more"]').click();
  await expect(menu(page)).toBeVisible();
};

/** Opens the sample record of an untouched table. */
const openRecord = async (page: Page): Promise<void> => {
  await page.locator('[data-action="sample"]').click();
  await expectReading(page);
};

/** Buttons without an icon, and rows of tiles whose icons are not on one line. */
const faultsOfIcons = (page: Page): Promise<readonly string[]> =>
  menu(page).evaluate((sheet) => {
    const found: string[] = [];
    const rows = new Map<number, number[]>();
    for (const button of sheet.querySelectorAll('button.action')) {
      const icon = button.querySelector('.icon');
      if (icon === null) found.push(`${button.textContent} has no icon`);
      else if (button.closest('.more-tiles') !== null) {
        const { top } = button.getBoundingClientRect();
        rows.set(top, [...(rows.get(top) ?? []), icon.getBoundingClientRect().top]);
      }
    }
    for (const tops of rows.values())
      if (Math.max(...tops) - Math.min(...tops) > 0.5) found.push('icons are not on one line');
    return found;
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const)
  test(`at ${width} × ${height} the menu of a record has what can be done with it, in groups, and nothing of a game`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTable(page);
    await openRecord(page);
    await page.setViewportSize({ width, height });
    await openMenu(page);
    for (const never of ['take-back', 'resign', 'redo', 'undo-resign'])
      await expect(menu(page).locator(`[data-action="${never}"]`), never).toHaveCount(0);
    for (const id of ['guess', 'hide-answer', 'next-comment', 'next-branch'])
      await expect(group(page, 'Study').locator(`[data-action="${id}"]`)).toBeVisible();
    for (const id of ['edit', 'merge', 'about'])
      await expect(group(page, 'File').locator(`[data-action="${id}"]`)).toBeVisible();
    await expect(group(page, 'View').locator('[data-action="flip"]')).toBeVisible();
    await expect(group(page, 'This game')).toHaveCount(0);
    expect(await faultsOfIcons(page)).toEqual([]);
    await expectNoFinding(page);
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} × ${height} the menu of a game has no group of records`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    await openMenu(page);
    await expect(group(page, 'This game').locator('[data-action="redo"]')).toBeVisible();
    for (const name of ['Study', 'File']) await expect(group(page, name)).toHaveCount(0);
    await expect(group(page, 'View')).toBeVisible();
    expect(await faultsOfIcons(page)).toEqual([]);
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`at ${width} × ${height} the menu and the list of commands lie in the middle of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTable(page);
    await openMenu(page);
    const isInMiddle = async () => {
      const box = await page.locator('.sheet').boundingBox();
      return (
        box !== null &&
        Math.abs(box.x + box.width / 2 - width / 2) <= 1 &&
        Math.abs(box.y + box.height / 2 - height / 2) <= 1
      );
    };
    await expect.poll(isInMiddle).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.command').first()).toBeVisible();
    await expect.poll(isInMiddle).toBe(true);
  });

/** Whether each command that is listed is off, in order. */
const off = (page: Page): Promise<readonly boolean[]> =>
  page
    .locator('.command')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-disabled') === 'true'));

test('the list of commands begins with what can be done now, at an untouched table, in a game and in a record', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const expectOnFirst = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(page.locator('.command').first()).toBeVisible();
    const rows = await off(page);
    expect(rows[0]).toBe(false);
    expect(rows).toEqual([...rows].sort((a, b) => Number(a) - Number(b)));
    await page.keyboard.press('Escape');
    await expect(page.locator('.command')).toHaveCount(0);
  };
  await openTable(page);
  await expectOnFirst();
  await play(page, ['7g7f']);
  await expectOnFirst();
  await openTable(page);
  await action(page, 'New game').click();
  await page.locator('[data-action="begin"]').click();
  await expect(page.locator('.sheet')).toHaveCount(0);
  await expectOnFirst();
});
