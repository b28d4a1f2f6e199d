import { messages as english } from '#i18n/en/index.ts';
import { textBox } from './kifu-sheets.ts';
import {
  action,
  choice,
  expectBoard,
  expectPly,
  inHand,
  marked,
  matedBoard,
  matingGame,
  openTable,
  play,
  refusal,
  resultCard,
  setUp,
  square,
  typeIn,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { write } from './write.ts';

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: on } = document;
    return on?.getAttribute('data-square') ?? on?.getAttribute('data-hand') ?? '';
  });

/** Walks the cursor from square to square; sente sits below. */
const walkTo = async (page: Page, name: string): Promise<void> => {
  for (let steps = 0; steps < 20; steps += 1) {
    const here = await focusedName(page);
    if (here === name) return;
    const across = Number(here.charAt(0)) - Number(name.charAt(0));
    const down = name.charCodeAt(1) - here.charCodeAt(1);
    if (here.length < 2) await page.keyboard.press('ArrowLeft');
    else if (across !== 0) await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  expect(await focusedName(page)).toBe(name);
};

/** Walks off the right edge to sente's hand, which holds one kind of piece. */
const walkToHand = async (page: Page, letter: string): Promise<void> => {
  for (let steps = 0; steps < 12 && (await focusedName(page)) !== letter; steps += 1)
    await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe(letter);
};

const keyMove = async (page: Page, usi: string): Promise<void> => {
  if (usi.charAt(1) === '*') await walkToHand(page, usi.charAt(0));
  else await walkTo(page, usi.slice(0, 2));
  await page.keyboard.press('Enter');
  await walkTo(page, usi.slice(2, 4));
  await page.keyboard.press('Enter');
  if (!usi.endsWith('+')) return;
  await expect(choice(page, 'promote')).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Goes from the top of the page to the board, as a keyboard player does. */
const skipToBoard = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: english.app.skipToBoard })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await focusedName(page)).toMatch(/^[1-9][a-i]$/);
};

const type = async (page: Page, text: string): Promise<void> => {
  const field = await typeIn(page);
  await write(field, text);
  await field.press('Enter');
};

test('two people play a whole game to checkmate by keyboard alone', promise, async ({ page }) => {
  await openTable(page);
  await skipToBoard(page);
  await play(page, matingGame, { by: keyMove });
  await expectBoard(page, matedBoard);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
});

test('Escape lets go of the piece, and Space picks as Enter does', async ({ page }) => {
  await openTable(page);
  await skipToBoard(page);
  await walkTo(page, '7g');
  await page.keyboard.press('Space');
  expect(await marked(page, 'selected')).toEqual(['7g']);
  await page.keyboard.press('Escape');
  expect(await marked(page, 'selected')).toEqual([]);
  expect(await focusedName(page)).toBe('7g');
});

test('after the promotion card the cursor is on the square where the piece went', async ({
  page,
}) => {
  await setUp(page, '4k4/9/9/R8/9/9/9/9/4K4 b - 1');
  await skipToBoard(page);
  await walkTo(page, '9d');
  await page.keyboard.press('Enter');
  await walkTo(page, '9b');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'promote')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'keep')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'promote')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(square(page, '9b')).toHaveAttribute('data-piece', '+R');
  await expect(square(page, '9b')).toBeFocused();
});

test('arrow keys step through the game when the cursor is not on the board', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await page.getByRole('link', { name: 'Play' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expectPly(page, 1);
  await page.keyboard.press('Home');
  await expectPly(page, 0);
  await page.keyboard.press('End');
  await expectPly(page, 2);
  await page.keyboard.press('Control+z');
  await expect(square(page, '3c')).toHaveAttribute('data-piece', 'p');
});

test(
  'a move can be typed as USI, in Japanese, or as the square it goes to',
  promise,
  async ({ page }) => {
    await openTable(page);
    await type(page, '7g7f');
    await expectPly(page, 1);
    await type(page, '３四歩');
    await expectPly(page, 2);
    await type(page, '26');
    await expectPly(page, 3);
    await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
    await expect(page.getByLabel(english.typeIn.label)).toHaveValue('');
  },
);

test('a drop can be typed as USI', async ({ page }) => {
  await setUp(page, '4k4/9/9/9/9/9/9/9/4K4 b P 1');
  await type(page, 'P*5e');
  await expectPly(page, 1);
  await expect(square(page, '5e')).toHaveAttribute('data-piece', 'P');
  await expect(inHand(page, 'P', 0)).toHaveCount(0);
});

test('a typed square to which several pieces can go offers them all', async ({ page }) => {
  await setUp(page, '4k4/9/9/9/9/9/3G1G3/9/4K4 b - 1');
  await type(page, '5f');
  await expect(page.getByText('Several pieces can go to 5f')).toBeVisible();
  const offered = page.getByRole('button', { name: /5f$/ });
  await expect(offered).toHaveCount(2);
  await offered.first().click();
  await expectPly(page, 1);
  await expect(square(page, '5f')).toHaveAttribute('data-piece', 'G');
});

test('a typed move that breaks a rule is refused with its reason, and nonsense is said to be none', async ({
  page,
}) => {
  await openTable(page);
  await type(page, '2h2f');
  await expect(refusal(page)).toHaveAttribute('data-rule', 'blocked');
  await type(page, 'hello');
  await expect(page.getByText('“hello” is not a move.')).toBeVisible();
  await type(page, '55');
  await expect(page.getByText('No piece can go to 5e.')).toBeVisible();
  await expectPly(page, 0);
});

test('each page has its title, and a reader who comes to it by a link begins at its heading', async ({
  page,
}) => {
  await openTable(page);
  await expect(page).toHaveTitle('Shogi table · 将棋');
  for (const [link, title] of [
    ['Games', 'Games – Shogi table'],
    ['Rules', 'Rules – Shogi table'],
    ['Settings', 'Settings – Shogi table'],
  ] as const) {
    await page.goto('./#/play');
    await expect(page).toHaveTitle('Shogi table · 将棋');
    await page.getByRole('link', { name: link, exact: true }).press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.goto('./#/rules/nifu');
  await expect(page).toHaveTitle('Two pawns on a file: nifu – Shogi table');
});

test('a record that is opened by keys is stepped through by keys immediately', async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Open a kifu…' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Open a kifu' });
  await write(await textBox(page), '1 ７六歩(77)\n2 ３四歩(33)\n');
  await sheet.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(action(page, 'Next')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectPly(page, 1);
  await page.keyboard.press('End');
  await expectPly(page, 2);
});

test('a page without the board of play has no link to skip to it', async ({ page }) => {
  await openTable(page);
  const skip = page.getByRole('button', { name: english.app.skipToBoard });
  await expect(skip).toHaveCount(1);
  for (const name of ['Games', 'Rules', 'Settings']) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(skip).toHaveCount(0);
  }
});

test('Enter in the commands does the first one found, and nothing when no word was typed', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const commands = page.getByRole('dialog', { name: 'Commands' });
  await page.keyboard.press('Control+k');
  await expect(commands.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(commands).toBeVisible();
  await write(commands.getByRole('searchbox'), 'no such thing');
  await expect(commands.getByRole('status')).toHaveText('No such command.');
  await page.keyboard.press('Enter');
  await write(commands.getByRole('searchbox'), 'take back');
  await expect(commands.getByRole('status')).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(commands).toHaveCount(0);
  await expectPly(page, 0);
});
