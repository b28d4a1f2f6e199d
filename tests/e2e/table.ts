/** Steps of the browser tests at the table: set a position up, make moves, and read the board. */
import { expect, type Locator, type Page } from '@playwright/test';
import { messages as english } from '#i18n/en/index.ts';

export const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL';

/** A whole game: pawns, an exchange of bishops with a promotion, two drops, and mate by the gold. */
export const matingGame: readonly string[] = [
  '7g7f',
  '3c3d',
  '8h2b+',
  '3a2b',
  'B*8e',
  '6c6d',
  '8e4a+',
  '5a6b',
  'G*6c',
];

/** The board when that game is over. */
export const matedBoard = 'lnsg1+B1nl/1r1k3s1/pppGpp1pp/3p2p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL';

/** Moves that lead back to the position they start from, without a check. */
export const backAndForth: readonly string[] = ['2h3h', '8b7b', '3h2h', '7b8b'];

/** A square of the board by its name. */
export const square = (page: Page, name: string): Locator =>
  page.locator(`[role="grid"] [data-square="${name}"]`);

/** The pieces of one kind that a seat holds. */
export const inHand = (page: Page, letter: string, seat: 0 | 1): Locator =>
  page.locator(`[data-hand="${letter}"][data-seat="${seat}"]`);

/** A face on the promotion card. */
export const choice = (page: Page, way: 'promote' | 'keep'): Locator =>
  page.getByRole('dialog').locator(`[data-choice="${way}"]`);

/** The plate of a player, by the name on it. */
export const plateOf = (page: Page, name: string): Locator =>
  page.locator('.plate').getByText(name, { exact: true });

/** The card that says how a game ended. */
export const resultCard = (page: Page): Locator => page.locator('[data-outcome]');

/** The sentence that says why a move is not possible. */
export const refusal = (page: Page): Locator => page.locator('[data-rule]');

/** The squares that carry a mark, in reading order. */
export const marked = (page: Page, mark: string): Promise<readonly (string | null)[]> =>
  page
    .locator(`[role="grid"] [data-mark~="${mark}"]`)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-square')));

/** The board as the first field of a SFEN, read from the squares' attributes. */
export const boardOf = (page: Page): Promise<string> =>
  page.locator('[role="grid"]').evaluate((grid) =>
    Array.from('abcdefghi', (rank) =>
      Array.from('987654321', (file) => {
        const cell = grid.querySelector(`[data-square="${file}${rank}"]`);
        return cell?.getAttribute('data-piece') || '1';
      })
        .join('')
        .replace(/1+/g, (empty) => String(empty.length)),
    ).join('/'),
  );

export const expectBoard = async (page: Page, board: string): Promise<void> =>
  expect.poll(() => boardOf(page)).toBe(board);

/** The move of the list that stands on the board. */
export const shownMove = (page: Page): Locator => page.locator('[data-ply][aria-current="step"]');

/** The status line of the game, which also carries the ply; face to face each side has one. */
const state = (page: Page): Locator => page.locator('.status').first();

export const expectPly = async (page: Page, ply: number): Promise<void> =>
  expect(state(page)).toHaveAttribute('data-at-ply', String(ply));

/** A button of the game, by its name. */
export const action = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** Opens the table for a first visit. */
export const openTable = async (page: Page): Promise<void> => {
  await page.goto('./#/play');
  await expect(square(page, '5i')).toHaveAttribute('data-piece', 'K');
};

/** Does an action of the game: with its button where that is in sight, otherwise from the menu. */
export const press = async (page: Page, name: string | RegExp): Promise<void> => {
  const button = action(page, name);
  const more = page.locator('[data-action="more"]').first();
  // Before the table is there, nothing is in sight.
  await expect(button.or(more).first()).toBeVisible();
  // A record that has just loaded changes the layout of the table, and closes the menu. So try again.
  await expect(async () => {
    if (!(await button.first().isVisible())) await more.click({ timeout: 5_000 });
    await button.first().click({ timeout: 5_000 });
  }).toPass();
};

/** Waits until the table shows a record and has the layout for reading. */
export const expectReading = async (page: Page): Promise<void> => {
  await expect(page.locator('.play')).toHaveAttribute('data-reading', 'true');
  await expect(page.locator('[data-part="comment"]')).toBeAttached();
};

/** Looks back at the start of a game that is being played. */
export const lookAtStart = async (page: Page): Promise<void> => {
  await action(page, 'Previous').click();
  await action(page, 'First').click();
};

/** Opens the field for moves as text, and finds it. */
export const typeIn = async (page: Page): Promise<Locator> => {
  const field = page.getByLabel(english.typeIn.label);
  if (!(await field.isVisible())) await press(page, english.typeIn.label);
  return field;
};

/** Asks for a new game at the front door of an untouched board. */
export const chooseGame = (page: Page): Promise<void> =>
  page.locator('[data-action="choose-game"]:visible').click();

/** Begins a new game with whatever is set up. */
export const newGame = async (page: Page): Promise<void> => {
  await press(page, 'New game');
  await action(page, 'Begin').click();
};

/** Begins a game from a position. */
export const setUp = async (page: Page, sfen: string): Promise<void> => {
  await page.goto(`./#/p/${encodeURIComponent(sfen)}`);
  await expectBoard(page, sfen.split(' ')[0] ?? '');
  // The board may already have looked like this. The game has begun once its address is its own.
  await expect(page).not.toHaveURL(/#\/p\//);
};

/** The parts of a move in USI; `way` is the answer to the promotion card, where it opens. */
interface Steps {
  readonly from: Locator;
  readonly to: Locator;
  readonly way: 'promote' | 'keep' | undefined;
}

/** The places to press for a move. `+` promotes; `=` answers the card with no. */
export const stepsOf = (page: Page, usi: string, seat: 0 | 1): Steps => ({
  from: usi.charAt(1) === '*' ? inHand(page, usi.charAt(0), seat) : square(page, usi.slice(0, 2)),
  to: square(page, usi.slice(2, 4)),
  way: usi.endsWith('+') ? 'promote' : usi.endsWith('=') ? 'keep' : undefined,
});

type Way = (page: Page, usi: string, seat: 0 | 1) => Promise<void>;

/** Makes a move with two taps, and one more on the card. */
export const tapMove: Way = async (page, usi, seat) => {
  const { from, to, way } = stepsOf(page, usi, seat);
  await from.click();
  await to.click();
  if (way !== undefined) await choice(page, way).click();
};

/** Makes moves in turn, `first` beginning, and waits for each to be the current ply. */
export const play = async (
  page: Page,
  moves: readonly string[],
  { by = tapMove, first = 0 }: { readonly by?: Way; readonly first?: 0 | 1 } = {},
): Promise<void> => {
  // Read the ply from the board, which is never a frame behind.
  const board = page.locator('[data-part="board"]', { has: page.locator('[role="grid"]') });
  const start = Number(await board.getAttribute('data-at-ply'));
  for (const [i, usi] of moves.entries()) {
    await by(page, usi, (first + i) % 2 === 0 ? 0 : 1);
    await expectPly(page, start + i + 1);
  }
};
