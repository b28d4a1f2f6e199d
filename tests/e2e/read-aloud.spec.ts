/** Lessons that are read by the voice of the device, which a stub stands for. */
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

test.use({ locale: 'es-ES', viewport: { width: 360, height: 640 } });

/** Gives the page a device with voices of these languages, which come late, and a list of what it has said. */
const withVoices = (page: Page, ...languages: readonly string[]): Promise<unknown> =>
  page.addInitScript((langs) => {
    const said: string[] = [];
    const device = new EventTarget();
    let voices: object[] = [];
    Object.assign(device, {
      getVoices: () => voices,
      speak: ({ text, lang }: { text: string; lang: string }) => said.push(`${lang}: ${text}`),
      // A stop is noted once.
      cancel: () => said.at(-1) === '–' || said.push('–'),
    });
    class Utterance {
      text: string;
      voice = null;
      lang = '';
      constructor(text: string) {
        this.text = text;
      }
    }
    for (const [name, value] of Object.entries({
      speechSynthesis: device,
      SpeechSynthesisUtterance: Utterance,
      said,
    }))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    addEventListener('load', () =>
      setTimeout(() => {
        voices = langs.map((lang) => ({ lang, localService: true, name: lang }));
        device.dispatchEvent(new Event('voiceschanged'));
      }, 300),
    );
  }, languages);

/** Everything that was said since it was last asked for, and a dash where the voice was stopped. */
const takeSaid = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));

/** Expects these sentences to be said next. */
const expectSaid = async (page: Page, ...sentences: readonly string[]): Promise<void> => {
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...(await takeSaid(page)).filter((one) => one !== '–'));
      return said;
    })
    .toEqual(sentences);
};

const button = (page: Page) => page.locator('[data-action="read-aloud"]:visible');
const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]:visible`).first();
const answer = (page: Page, face: string) => page.locator(`[data-answer="${face}"]`);
const expectState = (page: Page, state: string): Promise<void> =>
  expect(page.locator('[data-part="lesson"]')).toHaveAttribute('data-state', state);

test('task, wrong answer and end are read in Spanish once the button is pressed', async ({
  page,
}) => {
  await withVoices(page, 'en-US', 'es-ES');
  await page.goto('./#/learn/shogi/faces/gold');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page)).toHaveAccessibleName('Leer en voz alta');
  await expectSaid(page);
  await button(page).click();
  await expectSaid(page, 'es-ES: ¿Qué pieza es?');
  await expectNoFinding(page);
  await answer(page, 'S').click();
  await expectState(page, 'wrong');
  await expectSaid(page, 'es-ES: No es la plata.');
  await expect(async () => {
    await act(page, 'lesson-undo').click();
    await expectState(page, 'open');
  }).toPass();
  await answer(page, 'G').click();
  await expectState(page, 'done');
  await expectSaid(page, 'es-ES: Hecho en 2. Se puede en 1. ¿Otra vez?');
  await act(page, 'next-level').click();
  await expectSaid(page, 'es-ES: ¿Qué pieza es?');

  // The choice stays.
  await page.reload();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await act(page, 'to-path').click();
  await expect(page.locator('[data-part="path"]')).toBeVisible();
  expect((await takeSaid(page)).at(-1)).toBe('–');
});

test('a second press stops the voice, and nothing is read any more', async ({ page }) => {
  await withVoices(page, 'es-MX');
  await page.goto('./#/learn/shogi/faces/gold');
  await button(page).click();
  await expectSaid(page, 'es-MX: ¿Qué pieza es?');
  await button(page).click();
  expect(await takeSaid(page)).toEqual(['–']);
  await answer(page, 'S').click();
  await expectState(page, 'wrong');
  expect(await takeSaid(page)).toEqual([]);
});

test('the voice stops when the tab is hidden', async ({ page }) => {
  await withVoices(page, 'es-ES');
  await page.goto('./#/learn/shogi/faces/gold');
  await button(page).click();
  await expectSaid(page, 'es-ES: ¿Qué pieza es?');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await takeSaid(page)).toEqual(['–']);
});

test('a device without a voice of the language has no button', async ({ page }) => {
  await withVoices(page, 'en-US', 'ja-JP');
  await page.goto('./#/learn/shogi/faces/gold');
  await expect(answer(page, 'G')).toBeVisible();
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0);
  await expect(button(page)).toHaveCount(0);
});

test('a drill is read too, and each of two same answers', async ({ page }) => {
  await withVoices(page, 'es-ES');
  await page.goto('./#/learn/shogi/drill/squares');
  const asked = (await page.locator('h1', { hasText: 'Pulsa' }).textContent())?.slice(-2) ?? '';
  const other = asked === '5e' ? '5f' : '5e';
  await button(page).click();
  await expectSaid(page, `es-ES: Pulsa ${asked}`);
  const pressed = page.locator(`[data-square="${other}"]`);
  for (let i = 0; i < 2; i += 1) {
    await pressed.click();
    await expectSaid(page, `es-ES: Esa era ${other}. Prueba otra vez.`);
  }
  await page.locator(`[data-square="${asked}"]`).click();
  await expectSaid(page, `es-ES: Sí: ${asked}`);
  await act(page, 'next-level').click();
  await expect.poll(async () => (await takeSaid(page)).at(-1)).toMatch(/^es-ES: Pulsa [1-9][a-i]$/);
});
