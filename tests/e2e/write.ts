import { expect, type Locator } from '@playwright/test';

/**
 * Replaces the text of a field. It sets the value and sends the event that a browser sends when a player types or
 * pastes, because React does not hear the input that Playwright makes in Firefox.
 */
export const write = async (field: Locator, text: string): Promise<void> => {
  await expect(field).toBeVisible();
  await expect(field).toBeEditable();
  await field.focus();
  await field.evaluate((element, value) => {
    const { prototype } =
      element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // React puts a setter of its own on each field, and would take the change for its own.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
};
