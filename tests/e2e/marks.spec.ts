import { messages as english } from '#i18n/en/index.ts';
import { rules as englishRules } from '#i18n/en/shogi/rules.ts';
import { seeded } from './seeded.ts';
import { openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** One sample of the key to the marks: its words, and the lightness of each of its points, from 0 to 1. */
interface Sample {
  readonly words: string;
  readonly light: readonly number[];
}

/** Draws each mark of the key as on grey paper, without the pieces that stand there. */
const samplesOf = async (page: Page, game: string): Promise<readonly Sample[]> => {
  await page.goto(`./#/rules/${game}/marks`);
  const rows = page.locator('.rules-marks li');
  await expect(rows.first()).toBeVisible();
  // A constructed style sheet: the page's policy refuses <style>.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.sample { overflow: hidden } .sample > .sq > .koma { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });
  const samples: Sample[] = [];
  for (const row of await rows.all()) {
    const shot = await row.locator('.sample').screenshot({ scale: 'css' });
    const light = await page.evaluate(async (png) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(44, 48);
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0, 44, 48);
      const { data } = pen?.getImageData(0, 0, 44, 48) ?? { data: new Uint8ClampedArray() };
      const linear = (value: number): number =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      return Array.from({ length: data.length / 4 }, (_, i) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
        return (
          0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
        );
      });
    }, shot.toString('base64'));
    samples.push({ words: (await row.textContent()) ?? '', light });
  }
  return samples;
};

/** How much one point stands out from another (WCAG 2.2, contrast ratio). */
const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** How many points of two samples stand out from each other clearly. */
const apart = (one: Sample, other: Sample): number =>
  one.light.filter((light, i) => contrast(light, other.light[i] ?? 0) >= 3).length;

/** The lightness of the empty square: the most frequent one. */
const bare = ({ light }: Sample): number => {
  const counts = new Map<number, number>();
  for (const value of light) {
    const step = Math.round(value * 50) / 50;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 1;
};

/** How many marks the board of each game can carry. */
const counts = { shogi: 18, xiangqi: 17, banqi: 12, 'ko-shogi': 22 } as const;

const expectToBeTold = async (page: Page, game: keyof typeof counts = 'shogi'): Promise<void> => {
  const samples = await samplesOf(page, game);
  expect(samples).toHaveLength(counts[game]);
  // The sample of a goal is mostly the bare square.
  const ground = bare(samples[1] ?? { words: '', light: [] });
  for (const sample of samples) {
    const seen = sample.light.filter((light) => contrast(light, ground) >= 3).length;
    expect.soft(seen, `${sample.words}: stands out from the square`).toBeGreaterThanOrEqual(12);
  }
  for (const [i, one] of samples.entries())
    for (const other of samples.slice(i + 1))
      expect.soft(apart(one, other), `${one.words} | ${other.words}`).toBeGreaterThanOrEqual(12);
};

const games = ['shogi', 'xiangqi', 'banqi', 'ko-shogi'] as const;

for (const game of seeded('games whose marks are told', games, 2))
  test(`every mark of ${game} stands out and differs from every other without colour`, async ({
    page,
  }) => {
    await expectToBeTold(page, game);
  });

for (const game of seeded('games whose key is drawn', games, 2))
  test(`the key of ${game} shows pieces of that game`, async ({ page }) => {
    await page.goto(`./#/rules/${game}/marks`);
    const pieces = page.locator('.sample .koma');
    await expect(pieces.first()).toBeVisible();
    // A face that the set lacks is a `use` that draws nothing.
    const drawn = pieces.locator('use');
    await expect(async () => {
      const blank = await drawn.evaluateAll((all) =>
        all.flatMap((use) => {
          const { width = 0 } = use.getBoundingClientRect();
          return width > 0 ? [] : [use.getAttribute('href')];
        }),
      );
      expect(blank).toEqual([]);
    }).toPass();
    expect(await drawn.count()).toBeGreaterThanOrEqual(4);
  });

for (const colorScheme of seeded('colours of the system', ['light', 'dark'] as const))
  test(`every mark stands out and differs where the system draws all colours, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expectToBeTold(page);
  });

test('marks are printed, although browsers leave backgrounds out', async ({ page }) => {
  await openTable(page);
  await square(page, '7g').click();
  await page.emulateMedia({ media: 'print' });
  await expect(square(page, '7f')).toHaveCSS('print-color-adjust', 'exact');
  await page.goto('./#/rules/marks');
  await expect(page.locator('.sample').first()).toHaveCSS('print-color-adjust', 'exact');
});

test('the key to the marks is one tap away', async ({ page }) => {
  await openTable(page);
  await square(page, '7g').click();
  await page.getByRole('link', { name: english.teach.key }).click();
  await expect(
    page.getByRole('heading', { name: englishRules.sections.marks.title }),
  ).toBeFocused();
});

test('a chosen piece has brackets under it, and over the frame of a check', async ({ page }) => {
  const brackets = (name: string) =>
    square(page, name).evaluate((place) => ({
      under: getComputedStyle(place).backgroundImage.split('linear-gradient').length - 1,
      over: getComputedStyle(place, '::after').content,
    }));
  await openTable(page);
  await square(page, '7g').click();
  await expect.poll(() => brackets('7g')).toEqual({ under: 4, over: 'none' });
  await square(page, '7g').click();
  await expect.poll(() => brackets('7g')).toEqual({ under: 0, over: 'none' });
  await play(page, ['7g7f', '3c3d', '8h3c+']);
  await square(page, '5a').click();
  await expect.poll(() => brackets('5a')).toEqual({ under: 4, over: '""' });
});
