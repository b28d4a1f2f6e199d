/** The scenes of a game that have to fit a window, one by one. */
import { expect, type Locator, type Page } from '@playwright/test';
import { banqi, type FitGame, fitGames, shogi, xiangqi } from './fit-games.ts';
import { openTable, refusal, square } from './table.ts';
import { tick } from './tick.ts';
import { write } from './write.ts';

/** The agreement on a game: the seating, and whether there are clocks. */
export interface Agreed {
  readonly seating: 'side' | 'face' | 'pass';
  readonly clock: boolean;
}

/** A control of a game by its `data-action`, which is the same in every language. */
const control = (page: Page, name: string) =>
  page.locator(`[data-action="${name}"]:enabled`).first();
/** Clicks by script, so that it works wherever the control lies. */
export const act = async (page: Page, name: string): Promise<void> => {
  await control(page, name).waitFor({ state: 'attached' });
  await control(page, name).evaluate((button: HTMLElement) => button.click());
};
export const tap = (place: Locator) => place.evaluate((pressed: HTMLElement) => pressed.click());

/** Sets a game up and begins it, in a desktop window. */
export const beginFull = async (
  page: Page,
  { seating, clock }: Agreed,
  game: FitGame = shogi,
  names?: readonly [string, string],
): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page);
  // At the front door of an untouched board, or else in the panel.
  const way = page.locator('[data-action="choose-game"], [data-action="new-game"]').first();
  await way.waitFor({ state: 'attached' });
  await tap(way);
  const sheet = page.locator('.sheet');
  await sheet.waitFor();
  await tick(sheet.locator(`[data-option="game"][data-value="${game.id}"]`));
  await sheet.locator(`[data-option="game"][data-value="${game.id}"]:checked`).waitFor();
  await tick(sheet.locator('[data-option="time"]').nth(clock ? 2 : 0));
  await tick(sheet.locator(`[data-option="seating"][data-value="${seating}"]`));
  await sheet.locator('[data-option="start"]').selectOption('own');
  await write(sheet.locator('[data-option="position"]'), game.position);
  for (const [seat, name] of (names ?? []).entries())
    await write(sheet.locator(`[data-option="name-${seat}"]`), name);
  await act(page, 'begin');
  await sheet.waitFor({ state: 'detached' });
  // Each side's own strip loads with the first game that is played face to face.
  if (seating === 'face') await page.locator('[data-part="bar"][data-seat="1"]').waitFor();
};

/** On a first visit, points at the table, so that the page asks whether to show the moves. */
export const reachFirstVisit = async (page: Page): Promise<void> => {
  await square(page, '5e').hover();
  await expect(page.locator('[data-action="show-moves"]')).toBeVisible();
  await expect(page.locator('.plate .plate-gloss')).toHaveCount(2);
};

/** Names that are longer than the room for them. */
const longNames = [
  'Maria Fernanda de los Ángeles Etxeberria',
  '勅使河原龍之介・Alexander Konstantinopolsky',
] as const;

/** The games that wait in a scene: one of each kind alone, and three together. */
export const waitingSets: readonly (readonly FitGame[])[] = [
  ...fitGames.map((game) => [game]),
  [banqi, xiangqi, shogi],
];
/** The kinds of some games, for the name of a test. */
export const kindsOf = (games: readonly FitGame[]): string => games.map(({ id }) => id).join(', ');

/** Every table that is untouched, with the games that wait beside it. */
export const waitingTables = fitGames.flatMap((table) =>
  waitingSets.map((games) => ({ table, games, name: `${kindsOf(games)} beside ${table.id}` })),
);

/** Leaves games with clocks for an untouched table, beside which they wait. Several have long names. */
export const reachWaiting = async (
  page: Page,
  games: readonly FitGame[],
  table: FitGame = shogi,
): Promise<void> => {
  for (const game of games) {
    const names = games.length > 1 ? longNames : undefined;
    await beginFull(page, { seating: 'side', clock: true }, game, names);
    for (const place of game.check(page)) await tap(place);
    await expect(page.locator('[role="grid"] [data-mark~="last"]')).not.toHaveCount(0);
    await page.goto('./#/p/shogi/');
    await expect(page.locator('[data-part="front"]')).toBeVisible();
  }
  await act(page, 'dismiss-removal');
  if (table !== shogi) await page.goto(`./#/p/${table.id}/`);
  await expect(page.locator(`.play[data-table="${table.id}"]`)).toBeVisible();
  await page.locator('.front .unfinished .board-picture').first().waitFor();
};

/** Marks the sentence that stands in for the refusal. */
const STAND_IN = 'data-stand-in';

/** Makes the strip show the longest sentence of a game in place of the refusal. */
const sayLongest = async (page: Page, { sentences = [] }: FitGame): Promise<void> => {
  await expect(refusal(page)).not.toHaveCount(0);
  const language = await page.locator('html').getAttribute('lang');
  const longest = sentences
    .filter(({ locale }) => locale.startsWith(language ?? ''))
    .flatMap(({ words }) => words)
    .reduce((long, one) => (one.length > long.length ? one : long), '');
  // Add it beside the sentence, which belongs to React.
  await refusal(page).evaluateAll(
    (said, [words, mark]) => {
      for (const place of said as HTMLElement[]) {
        const long = place.cloneNode() as HTMLElement;
        long.textContent = words;
        long.setAttribute(mark, '');
        place.style.display = 'none';
        place.after(long);
      }
    },
    [longest, STAND_IN] as const,
  );
  await expect(page.locator(`[${STAND_IN}]`)).not.toHaveCount(0);
};

const unsay = (page: Page): Promise<void> =>
  page.locator(`[${STAND_IN}]`).evaluateAll((said) => {
    for (const one of said) one.remove();
  });

/** Plays the next game to its mate, and asks for the step of its proof that has the longest words. */
const proveMate =
  (mate: FitGame['mate'] & {}) =>
  async (page: Page): Promise<void> => {
    await act(page, 'rematch');
    await page.locator('[data-outcome]').waitFor({ state: 'detached' });
    for (const place of mate(page)) await tap(place);
    await act(page, 'why');
    await act(page, 'proof-next');
    await expect(page.locator('[data-part="proof"]').first()).toContainText(/3\s?[/／]/);
  };

/** A scene, and how to reach it from the one before. */
export type Scene = readonly [
  name: string,
  reach: (page: Page, agreed: Agreed) => Promise<unknown>,
];

/** The scenes of a game, each reached from the one before. */
export const scenesOf = (game: FitGame): readonly Scene[] => [
  ['its start', async () => {}],
  ['a help asked for', (page) => page.keyboard.press('h')],
  ['a chosen piece', (page) => tap(game.piece(page))],
  ['a refusal', (page) => tap(square(page, game.closed))],
  ...(game.sentences
    ? [['the longest refusal', (page: Page) => sayLongest(page, game)] as const]
    : []),
  [
    'a check',
    async (page) => {
      await unsay(page);
      for (const place of game.check(page)) await tap(place);
    },
  ],
  [
    'a look back',
    async (page) => {
      await page.keyboard.press('k');
      await control(page, 'return').waitFor({ state: 'attached' });
    },
  ],
  [
    'the sheet of a running game',
    async (page) => {
      await act(page, 'return');
      // A list of moves that has just loaded changes the layout of the table, and closes the menu. So try again.
      await expect(async () => {
        await act(page, 'more');
        await control(page, 'change-game').waitFor({ timeout: 5_000 });
      }).toPass();
      await act(page, 'change-game');
      await control(page, 'close-running').waitFor();
    },
  ],
  [
    'a question',
    async (page, { clock }) => {
      await act(page, 'close-running');
      // Without clocks there is no pause to propose, so there is no question.
      if (!clock) return;
      await act(page, 'pause');
      await page.locator('[data-action="accept"]').first().waitFor({ state: 'attached' });
    },
  ],
  [
    'a result',
    async (page, { seating }) => {
      if ((await control(page, 'decline').count()) > 0) await act(page, 'decline');
      await act(page, 'resign');
      if (seating !== 'face') await page.locator('[data-action="confirm"]').first().click();
      await page
        .locator('[data-outcome], [data-action="rematch"]')
        .first()
        .waitFor({ state: 'attached' });
    },
  ],
  ...(game.mate ? [['the proof of a mate', proveMate(game.mate)] as const] : []),
];
