import { messages as english } from '#i18n/en/index.ts';
import { begin, choose, clock, expectResult, more, number, pick, preset } from './refereed.ts';
import { action, choice, expectPly, lookAtStart, openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

const hour = 3_600_000;

interface Slept {
  putOn?: (ms: number) => void;
}

/** Opens the table on a machine whose wall clock a test can move forward while the monotonic clock runs on. */
const openSleepy = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const real = Date.now.bind(Date);
    let ahead = Number(sessionStorage.getItem('ahead') ?? 0);
    Date.now = () => real() + ahead;
    (globalThis as Slept).putOn = (ms) => {
      ahead += ms;
      sessionStorage.setItem('ahead', String(ahead));
    };
  });
  await openTable(page);
};

const sleep = (page: Page, ms: number): Promise<void> =>
  page.evaluate((by) => (globalThis as Slept).putOn?.(by), ms);

const show = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !is });
    document.dispatchEvent(new Event('visibilitychange'));
  }, shown);

const names = async (page: Page): Promise<void> => {
  await write(page.getByRole('textbox', { name: 'Player 1' }), 'Ann');
  await write(page.getByRole('textbox', { name: 'Player 2' }), 'Bob');
};

const card = (page: Page, span: string) =>
  page.getByText(`The device slept or its clock changed: ${span} are missing.`);

/** The other player agrees, by holding a key on the button. */
const agree = async (page: Page): Promise<void> => {
  const button = page.locator('[data-action="accept"]');
  await button.focus();
  await page.keyboard.down('Enter');
  await expect(button).toHaveCount(0);
  await page.keyboard.up('Enter');
};

test('a device that slept in sight asks both players, over a reload too, and goes on without counting it', async ({
  page,
}) => {
  await openSleepy(page);
  await begin(page, names, choose('Clock', 'Fixed time'), number('Main time', 10));
  await play(page, ['7g7f']);
  await sleep(page, hour);
  await expect(card(page, '1 h')).toBeVisible();
  await expect(clock(page, 1)).toContainText(/(10:00|9:5\d)/);
  // No move can be made before the answer.
  await square(page, '3c').click();
  await expect(square(page, '3c')).not.toHaveAttribute('data-mark', /selected/);
  await page.reload();
  await expect(card(page, '1 h')).toBeVisible();
  await action(page, 'Continue').click();
  await expect(
    page.getByText('Bob proposes to continue without counting that time.'),
  ).toBeVisible();
  await expect(action(page, 'No')).toBeVisible();
  await agree(page);
  await expect(card(page, '1 h')).toHaveCount(0);
  await expect(clock(page, 1)).toContainText(/(10:00|9:[345]\d)/);
  await play(page, ['3c3d'], { first: 1 });
});

test('counted by both, the sleep is thinking time, and the flag falls', async ({ page }) => {
  await openSleepy(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 10));
  await sleep(page, hour);
  await action(page, 'Count it').click();
  await expect(page.getByText('Sente proposes to count it as thinking time.')).toBeVisible();
  await agree(page);
  await expectResult(page, 'timeout', '1');
});

test('in byoyomi a counted sleep costs the periods it lasted', async ({ page }) => {
  await openSleepy(page);
  await begin(
    page,
    choose('Clock', english.start.clocks.byoyomi),
    number('Main time', 0),
    number('Per move', 60),
    number('Periods', 5),
  );
  await sleep(page, 130_000);
  await expect(card(page, '2 min 10 s')).toBeVisible();
  await action(page, 'Count it').click();
  await agree(page);
  await expect(clock(page, 0)).toContainText('3 periods');
});

test('a sleep behind a hidden page is thinking time: the flag falls on coming back', async ({
  page,
}) => {
  await openSleepy(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 10));
  await show(page, false);
  await sleep(page, hour);
  await show(page, true);
  await expectResult(page, 'timeout', '1');
});

test('a wall clock that was corrected by less than two seconds or set back costs nothing', async ({
  page,
}) => {
  await openSleepy(page);
  await begin(page, choose('Clock', 'Fixed time'), number('Main time', 10));
  await sleep(page, 1_900);
  await square(page, '7g').click();
  await sleep(page, -hour);
  await square(page, '7f').click();
  await expectPly(page, 1);
  await expect(page.getByText('This device slept')).toHaveCount(0);
  await expect(clock(page, 0)).toContainText(/(10:00|9:5\d)/);
});

test('an open promotion card is still there when the game goes on', async ({ page }) => {
  await openSleepy(page);
  await begin(
    page,
    choose('Handicap', 'Own position…'),
    (p) =>
      write(p.getByRole('textbox', { name: 'Position (SFEN)' }), '4k4/9/9/4S4/9/9/9/9/4K4 b - 1'),
    choose('Clock', 'Fixed time'),
    number('Main time', 10),
  );
  await square(page, '5d').click();
  await square(page, '5c').click();
  await expect(choice(page, 'promote')).toBeVisible();
  await sleep(page, hour);
  await expect(card(page, '1 h')).toBeVisible();
  await action(page, 'Continue').click();
  await agree(page);
  await choice(page, 'promote').click();
  await expect(square(page, '5c')).toHaveAttribute('data-piece', '+S');
});

test('face to face a player proposes on one side, and the opponent agrees on the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await openSleepy(page);
  await begin(page, preset('Blitz'), more, pick(english.start.seatings.face));
  await sleep(page, hour);
  const [far, near] = [page.locator('[data-own="1"]'), page.locator('[data-own="0"]')];
  await far.getByRole('button', { name: 'Continue' }).click();
  await expect(near.getByRole('button', { name: 'Yes (hold)' })).toBeVisible();
  await expect(far.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await agree(page);
  await play(page, ['7g7f']);
});

test('a question about resigning goes when the game is over or stands still', async ({ page }) => {
  await openSleepy(page);
  await begin(page, names, choose('Clock', 'Fixed time'), number('Main time', 10));
  await action(page, 'Resign').click();
  await expect(page.getByRole('alertdialog')).toContainText('Ann resigns');
  await show(page, false);
  await sleep(page, hour);
  await show(page, true);
  await expectResult(page, 'timeout', '1');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Bob wins on time' })).toBeVisible();
});

test('a second tab says that the game goes on elsewhere, and has no button that does nothing', async ({
  page,
  context,
}) => {
  await openTable(page);
  await begin(page, choose('Clock', 'Fixed time'));
  await play(page, ['7g7f']);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('The game continues in another tab.')).toBeVisible();
  await expect(action(second, 'Continue')).toHaveCount(0);
  await expect(action(second, 'Pause')).toHaveCount(0);
});

test('a game that was set aside says that it waited', async ({ page }) => {
  await openTable(page);
  await begin(page, choose('Clock', 'Fixed time'));
  await play(page, ['7g7f']);
  await begin(page);
  await action(page, english.undo.undoNewGame).click();
  await expect(page.getByText('The clocks were stopped meanwhile.')).toBeVisible();
  await action(page, 'Continue').click();
  await play(page, ['3c3d'], { first: 1 });
});

test('a device that slept while an earlier move was looked at asks both, and the look back stays', async ({
  page,
}) => {
  await openSleepy(page);
  await begin(page, names, choose('Clock', 'Fixed time'), number('Main time', 10));
  await play(page, ['7g7f', '3c3d']);
  await lookAtStart(page);
  await expectPly(page, 0);
  await sleep(page, hour);
  await expect(card(page, '1 h')).toBeVisible();
  await expect(clock(page, 0)).toContainText(/(10:00|9:[345]\d)/);
  await expectPly(page, 0);
  await action(page, 'Continue').click();
  await agree(page);
  await expect(card(page, '1 h')).toHaveCount(0);
  await expectPly(page, 0);
  await action(page, 'Last').click();
  await play(page, ['2g2f']);
  await expect(clock(page, 0)).toContainText(/(10:00|9:[345]\d)/);
});

test('the tab that has the game asks about a sleep, and an answer in another tab counts for both', async ({
  page: first,
  context,
}) => {
  await openSleepy(first);
  await begin(first, choose('Clock', 'Fixed time'), number('Main time', 10));
  await play(first, ['7g7f', '3c3d']);
  await lookAtStart(first);
  await sleep(first, 130_000);
  await expect(card(first, '2 min 10 s')).toBeVisible();

  const second = await context.newPage();
  await second.goto(first.url());
  await expect(second.getByText(english.otherTab.message)).toBeVisible();
  await expect(action(second, 'Count it')).toHaveCount(0);
  await action(second, 'Play here').click();
  await expect(card(second, '2 min 10 s')).toBeVisible();
  await expect(first.getByText(english.otherTab.message)).toBeVisible();
  await expect(action(first, 'Count it')).toHaveCount(0);
  await expectPly(first, 0);

  await action(second, 'Count it').click();
  await agree(second);
  await expect(clock(second, 0)).toContainText(/7:[345]\d/);
  await action(second, 'Last').click();
  await play(second, ['2g2f']);

  await action(first, 'Play here').click();
  await expectPly(first, 3);
  await expect(card(first, '2 min 10 s')).toHaveCount(0);
  await action(first, 'Continue').click();
  await expect(clock(first, 0)).toContainText(/7:[345]\d/);
  await expect(clock(first, 1)).toContainText(/(10:00|9:[345]\d)/);
});

for (const [how, width, height] of [
  [english.start.seatings.face, 390, 844],
  [english.start.seatings.side, 768, 1024],
] as const)
  test(`at ${width} × ${height}, ${how.toLowerCase()}, both answers about a sleep can be pressed where they stand`, async ({
    page,
  }) => {
    await openSleepy(page);
    await begin(page, preset('Blitz'), more, pick(how));
    await page.setViewportSize({ width, height });
    await play(page, ['7g7f', '3c3d']);
    await sleep(page, hour);
    const buttons = page.getByRole('button', { name: /^(Continue|Count it)$/ });
    await expect(buttons).toHaveCount(how === english.start.seatings.face ? 4 : 2);
    const buried = await buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        // The page may have to scroll to a side, but not within the side.
        button.closest('.face-side')?.scrollIntoView({ block: 'center' });
        const { left, top, width: wide, height: high } = button.getBoundingClientRect();
        const points = [0.1, 0.9].map((part) =>
          document.elementFromPoint(left + wide / 2, top + high * part),
        );
        return points.every((found) => button.contains(found)) ? [] : [button.textContent];
      }),
    );
    expect(buried).toEqual([]);
  });
