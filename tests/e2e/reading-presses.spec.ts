/** A record that is read keeps its keys and its buttons, whatever is pressed on the board. */
import { messages as english } from '#i18n/en/index.ts';
import { expectHeard, heardSince, openForEars } from './ears.ts';
import { choose, openCommented } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { boxOf } from './pointers.ts';
import { seeded } from './seeded.ts';
import { expectPly, expectReading, openTable, square } from './table.ts';
import { expect, firefoxToo, type Page, test } from './test.ts';
import { write } from './write.ts';

/** A record whose first move has eleven alternatives. */
const openingsKif = (): string => {
  const firsts = [
    ...['２六歩(27)', '７六歩(77)', '５六歩(57)', '９六歩(97)', '１六歩(17)', '６八銀(79)'],
    ...['４八銀(39)', '５八金(49)', '３八金(49)', '６六歩(67)', '７八飛(28)'],
  ];
  const lines = firsts.map((move) => `1 ${move}\n2 ３四歩(33)`);
  return `手合割：平手\n${lines.join('\n変化：1手\n')}\n`;
};

const openOpenings = async (page: Page): Promise<void> => {
  await openTable(page);
  await choose(page, fileOf('openings.kif', openingsKif()));
  await expectReading(page);
  await page.keyboard.press('Home');
  await expectPly(page, 0);
};

const playFromHere = (page: Page) => page.locator('[data-action="play-from-here"]');

test('after a click on the board the arrows step on, and the strip keeps its buttons', async ({
  page,
}) => {
  await openOpenings(page);
  const choices = page.getByRole('list', { name: 'Next moves' });
  await square(page, '5e').click();
  await expect(choices).toBeVisible();
  await expect(playFromHere(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 2);
  // A piece of the side that is not to move says why it cannot move, and nothing disappears.
  await page.keyboard.press('Home');
  await square(page, '3c').click();
  await expect(page.locator('[data-asked], [data-rule]')).toBeVisible();
  await expect(choices).toBeVisible();
  await expect(playFromHere(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 1);
});

test('a reader who came to the board by keys moves the cursor there', async ({ page }) => {
  await openOpenings(page);
  await page.getByRole('button', { name: english.app.skipToBoard }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 0);
  await expect(page.locator('[role="grid"] :focus')).toHaveAttribute('data-square', '4g');
});

test('a notch of the wheel is a move, and so is what a touchpad sends in parts', async ({
  page,
}) => {
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(40)));
  await expectReading(page);
  await square(page, '5e').hover();
  for (let ply = 1; ply <= 5; ply += 1) {
    await page.mouse.wheel(0, ply % 2 === 0 ? 100 : 120);
    await expectPly(page, ply);
  }
  await page.mouse.wheel(0, -120);
  await expectPly(page, 4);
  for (let part = 0; part < 6; part += 1) await page.mouse.wheel(0, 12);
  await expectPly(page, 5);
});

test('the number of a move may be typed in the digits of a Japanese keyboard', async ({ page }) => {
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(60)));
  await expectReading(page);
  const field = page.getByLabel('Move', { exact: true });
  await write(field, '５０');
  await field.press('Enter');
  await expectPly(page, 50);
});

const windows = [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const;

for (const [width, height] of seeded('windows of next moves', windows))
  test(`at ${width} × ${height} next moves without room are counted, and come into sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openOpenings(page);
    const choices = page.getByRole('list', { name: 'Next moves' });
    const more = page.locator('[data-action="more-choices"]');
    const inSight = () =>
      choices.getByRole('listitem').evaluateAll((items) => {
        const edge = items[0]?.parentElement?.getBoundingClientRect().right ?? 0;
        return items.filter((item) => item.getBoundingClientRect().right <= edge + 1).length;
      });
    // Both change when the fonts have loaded.
    await expect(async () => {
      expect(await more.textContent()).toBe(`+${11 - (await inSight())}`);
    }).toPass();
    const before = await inSight();
    await more.click();
    await expect.poll(inSight).toBeGreaterThan(before);
    // The sentence beside the buttons stays in its strip.
    const overhang = async (): Promise<number> => {
      const strip = await page.locator('.reading-strip').boundingBox();
      const message = await page.locator('.message').first().boundingBox();
      return (strip?.height ?? 0) - (message?.height ?? 0);
    };
    await expect.poll(overhang).toBeLessThanOrEqual(1);
  });

test('the map says at a move that others branch off, how many and which first', async ({
  page,
}) => {
  await openOpenings(page);
  await page.keyboard.press('b');
  const map = page.getByRole('tree', { name: english.reading.panes.map });
  await expect(
    map.getByRole('treeitem', { name: 'Start position, 10 variations, first P-7f' }),
  ).toBeVisible();
  await expect(map.locator('[data-branches]').first()).toHaveText(/^\+10/);
});

test('a key that finds nothing more says so, and so does an edit that is undone', async ({
  page,
}) => {
  await openForEars(page);
  const kifu = ['手合割：平手', '1 ７六歩(77)', '* A good move', '2 ３四歩(33)'];
  await choose(page, fileOf('a.kif', kifu.join('\n')));
  await expectReading(page);
  await page.keyboard.press('c');
  await expectPly(page, 1);
  await heardSince(page);
  const press = (key: string) => () => page.keyboard.press(key);
  await expectHeard(page, press('c'), ['No more comments on this line.']);
  await expectHeard(page, press('c'), ['No more comments on this line.']);
  await expectHeard(page, press('x'), ['No more captures on this line.']);
});

test('a comment that is taken back by key is heard', async ({ page }) => {
  await openCommented(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('e');
  await write(page.getByLabel('Comment', { exact: true }), 'A thought');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Edit undone: comment.')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('Edit done again: comment.')).toBeAttached();
});

test(
  'a press on a mark of the slider goes to the move of that comment',
  firefoxToo,
  async ({ page }) => {
    await openCommented(page);
    const marks = page.locator('.go-to-slider line');
    const last = Number(await page.locator('[data-action="go-to"]').getAttribute('max'));
    const all = await boxOf(page.locator('.go-to-slider svg'));
    for (const mark of await marks.all()) {
      const part = Number(await mark.getAttribute('x1')) / 100;
      await page.mouse.click(all.x + all.width * part, all.y - 10);
      await expectPly(page, Math.round(part * last));
    }
  },
);
