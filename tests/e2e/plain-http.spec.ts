import { messages as english } from '#i18n/en/index.ts';
import { action, choice, expectBoard, expectPly, play, square } from './table.ts';
import { expect, test } from './test.ts';
import { expectEntriesGone } from './waits.ts';

// Serves the app as a phone sees it from a computer at home: from an address that is not this device, without https.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const mapped = '--host-resolver-rules=MAP 192.168.77.1 localhost';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), mapped] });
    },
    { scope: 'worker' },
  ],
  baseURL: `http://192.168.77.1:${process.env['E2E_PORT']}/`,
});

test('a player on another device over plain http plays, copies and comes back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Removes other features that a browser may lack there.
    for (const name of [
      'AudioContext',
      'webkitAudioContext',
      'speechSynthesis',
      'BroadcastChannel',
    ])
      Object.defineProperty(globalThis, name, { value: undefined });
  });
  await page.goto('./#/play');
  expect(
    await page.evaluate(() => [
      isSecureContext,
      'randomUUID' in crypto,
      'locks' in navigator,
      'clipboard' in navigator,
      'wakeLock' in navigator,
    ]),
  ).toEqual([false, false, false, false, false]);
  await expect(square(page, '5i')).toHaveAttribute('data-piece', 'K');
  await play(page, ['7g7f', '3c3d']);
  await square(page, '8h').click();
  await square(page, '2b').click();
  await choice(page, 'promote').click();
  await expectPly(page, 3);

  await action(page, english.actions.save).click();
  await page.getByRole('button', { name: 'Copy text' }).click();
  const field = page.getByRole('textbox', { name: /press Ctrl\+C/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/７六歩/);
  const marked = await field.evaluate(
    ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
      selectionStart === 0 && selectionEnd === value.length,
  );
  expect(marked).toBe(true);
  await page.getByRole('button', { name: 'Save file' }).click();
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectEntriesGone(page);

  await page.reload();
  await expectBoard(page, 'lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL');
  await expectPly(page, 3);
});
