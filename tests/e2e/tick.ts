import { expect, type Locator } from '@playwright/test';

/**
 * Clicks or taps the label of a radio or a check box: a sheet draws some boxes by their labels alone. Playwright waits
 * until the label stands still and nothing lies over it, as a forced click of the box would not.
 */
const press = async (box: Locator, by: 'click' | 'tap'): Promise<void> => {
  await box.locator('xpath=ancestor::label')[by]();
};

/** Chooses a radio, or ticks a check box. A game is chosen once its files are there. */
export const tick = async (box: Locator, by: 'click' | 'tap' = 'click'): Promise<void> => {
  if (!(await box.isChecked())) await press(box, by);
  await expect(box).toBeChecked();
};

/** Takes the tick from a check box. */
export const untick = async (box: Locator): Promise<void> => {
  if (await box.isChecked()) await press(box, 'click');
  await expect(box).not.toBeChecked();
};
