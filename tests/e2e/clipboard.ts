/** Copying and pasting as a player does. */
import type { Page } from './test.ts';

/** A short kifu. */
export const kif = '手合割：平手\n先手：山田\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n';

/** Copies a text as a player does: it is selected in a field, and then the field is gone. */
export const copyText = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((words) => {
    const field = document.createElement('textarea');
    field.id = 'elsewhere';
    field.value = words;
    document.body.append(field);
    field.select();
  }, text);
  await page.keyboard.press('ControlOrMeta+c');
  await page.evaluate(() => document.querySelector('#elsewhere')?.remove());
};

/** Pastes what was copied. */
export const paste = (page: Page): Promise<void> => page.keyboard.press('ControlOrMeta+v');

/** The sheet to open kifu with. */
export const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Open a kifu' });
