import { messages as english } from '#i18n/en/index.ts';
import { textBox } from './kifu-sheets.ts';
import {
  action,
  backAndForth,
  expectBoard,
  expectPly,
  marked,
  matingGame,
  openTable,
  play,
  resultCard,
  START,
  setUp,
  square,
} from './table.ts';
import { expect, firefoxToo, test } from './test.ts';
import { write } from './write.ts';

test('the fourth time a position stands the game ends by itself, after a warning at the third', async ({
  page,
}) => {
  await openTable(page);
  const warning = page.getByText('Third time in this position.', { exact: false });
  const inStatus = page.getByRole('region', { name: english.status.label }).locator(warning);
  await play(page, backAndForth);
  await expect(inStatus).toHaveCount(0);
  await play(page, backAndForth);
  await expect(inStatus).toBeVisible();
  await play(page, backAndForth);

  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'sennichite');
  await expect(resultCard(page)).toHaveAttribute('data-winner', 'none');
  await expect(resultCard(page)).toContainText('No winner');
  await expect(resultCard(page)).toContainText('played again with sides swapped');
  await square(page, '7g').click();
  await expectBoard(page, START);
  await expectPly(page, 12);

  // The proof: each of the four positions can be looked at.
  await expect(resultCard(page)).toContainText('The same position stood four times:');
  await resultCard(page).getByRole('button', { name: 'Move 4', exact: true }).click();
  await expectPly(page, 4);
  await expectBoard(page, START);
});

test('a player who gives check with every move of a repetition loses by it', async ({ page }) => {
  await setUp(page, '4k4/9/5+R3/9/9/9/9/9/4K4 b - 1');
  const round = ['4c5c', '5a4a', '5c4c', '4a5a'];
  await play(page, [...round, ...round, ...round]);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'perpetual-check');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '1');
  await expect(resultCard(page)).toContainText('Gote wins');
});

test('a player who has no legal move left loses, without a check', async ({ page }) => {
  await setUp(page, '8k/9/6+R2/9/9/9/9/9/4K4 b - 1');
  await play(page, ['3c3b']);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'no-move');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
  await expect(resultCard(page)).toContainText('Gote has no legal move left');
});

test('a player resigns after being asked once, and a takeback gives the game back', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await action(page, 'Resign').click();
  const asked = page.getByRole('alertdialog', { name: 'Resign' });
  await asked.getByRole('button', { name: 'Keep playing' }).click();
  await expect(asked).toHaveCount(0);
  await expect(resultCard(page)).toHaveCount(0);

  await action(page, 'Resign').click();
  await asked.getByRole('button', { name: 'Gote resigns' }).click();
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'resignation');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
  await expect(resultCard(page)).toContainText('Sente wins by resignation');
  await expect(resultCard(page)).not.toContainText('resigned');

  await action(page, 'Take back').click();
  await expect(resultCard(page)).toHaveCount(0);
  await play(page, ['3c3d'], { first: 1 });
});

test('on a narrow window the menu takes a resignation back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page);
  await play(page, ['7g7f']);
  await action(page, 'Resign').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gote resigns' }).click();
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'resignation');
  await page.locator('.bar [data-action="more"]').click();
  await page.getByRole('dialog').locator('[data-action="take-back"]').click();
  await expect(resultCard(page)).toHaveCount(0);
  await play(page, ['3c3d'], { first: 1 });
});

test('checkmate names the winner, also when gote mates', async ({ page }) => {
  await setUp(page, '4k4/9/9/9/9/9/4p4/9/4K4 w G2g 1');
  await play(page, ['G*5h'], { first: 1 });
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '1');
  await expect(resultCard(page)).toContainText('Gote wins');
  await expect(resultCard(page)).toContainText('Sente’s king is in check, and no move saves it.');
});

test(
  'the strip tells and the board draws step by step why it is mate: who checks, what closes each escape, and that nobody can help',
  firefoxToo,
  async ({ page }) => {
    await setUp(page, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    await play(page, ['G*5b']);
    await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
    expect(await marked(page, 'escape')).toEqual([]);
    await resultCard(page).getByRole('button', { name: 'Why mate?' }).click();
    const proof = page.locator('[data-part="proof"]');
    // The first step draws nothing that is not on the board already, so the second is shown.
    await expect(proof).toContainText('2 / 9 · The gold on 5b gives check.');
    expect(await marked(page, 'escape')).toEqual([]);
    await action(page, 'Previous step').click();
    await expect(proof).toContainText('1 / 9 · The king on 5a is in check.');
    await expect(action(page, 'Previous step')).toHaveAttribute('aria-disabled', 'true');
    const on = action(page, 'Next step');
    for (const _ of Array(2)) await on.click();
    await expect(proof).toContainText(
      'The king cannot go to 6a: the gold on 5b would take it there.',
    );
    expect(await marked(page, 'escape')).toEqual(['6a']);
    for (const _ of Array(6)) await on.click();
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await expect(proof).toContainText('9 / 9 · Nothing can be put between');
    expect(await marked(page, 'escape')).toEqual(['6a', '4a', '6b', '5b', '4b']);
    await proof.getByRole('button', { name: 'Close' }).click();
    await expect(proof).toHaveCount(0);
    expect(await marked(page, 'escape')).toEqual([]);
  },
);

/** Moves of two kings that walk rounds of 14 and of 12 squares: no position stands four times within 500 moves. */
const longWalk = (plies: number): readonly string[] => {
  const round = (files: string, there: string, back: string): readonly string[] => [
    ...[...files].map((file) => file + there),
    ...[...files].reverse().map((file) => file + back),
  ];
  const tours = [round('9876543', 'i', 'h'), round('987654', 'a', 'b')];
  return Array.from({ length: plies }, (_, ply) => {
    const tour = tours[ply % 2] ?? [];
    const step = Math.floor(ply / 2);
    return `${tour[step % tour.length]}${tour[(step + 1) % tour.length]}`;
  });
};

/** A king's move in KIF notation. */
const kifLine = (usi: string, i: number): string => {
  const rank = (letter: string): number => 'abcdefghi'.indexOf(letter);
  const [file = '', from = '', toFile = '', to = ''] = usi;
  const wide = '１２３４５６７８９'[Number(toFile) - 1];
  return `${i + 1} ${wide}${'一二三四五六七八九'[rank(to)]}玉(${file}${rank(from) + 1})`;
};

test('after the five hundredth move the game is void', async ({ page }) => {
  test.slow();
  const empty = '| ・ ・ ・ ・ ・ ・ ・ ・ ・|';
  const walk = longWalk(500);
  await openTable(page);
  await action(page, 'Open a kifu…').click();
  await write(
    await textBox(page),
    [
      '後手の持駒：なし',
      '  ９ ８ ７ ６ ５ ４ ３ ２ １',
      '+---------------------------+',
      '|v玉 ・ ・ ・ ・ ・ ・ ・ ・|一',
      ...[...'二三四五六七八'].map((rank) => empty + rank),
      '| 玉 ・ ・ ・ ・ ・ ・ ・ ・|九',
      '+---------------------------+',
      '先手の持駒：なし',
      '手数----指手---------消費時間--',
      ...walk.slice(0, 499).map(kifLine),
    ].join('\n'),
  );
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await action(page, 'Last').click();
  await expectPly(page, 499);
  await play(page, walk.slice(499), { first: 1 });
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'move-limit');
  await expect(resultCard(page)).toHaveAttribute('data-winner', 'none');
});

test('after the end the same two play again with sides swapped', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await action(page, 'Resign').click();
  await page.getByRole('button', { name: 'Sente resigns' }).click();
  await expect(resultCard(page)).toHaveAttribute('data-winner', '1');
  await action(page, english.result.playAgainSwapped).click();

  await expect(resultCard(page)).toHaveCount(0);
  await expectBoard(page, START);
  await expectPly(page, 0);
  // The player on gote's side now plays sente. So the board has turned and gote is below.
  const [sente, gote] = await Promise.all([
    square(page, '5i').boundingBox(),
    square(page, '5a').boundingBox(),
  ]);
  expect(sente?.y ?? 0).toBeLessThan(gote?.y ?? 0);
  await square(page, '3c').click();
  await expect(page.locator('[data-asked="not-your-turn"]')).toBeVisible();
  await play(page, ['2g2f']);
});

test('a finished game can be looked through, and shows its end again', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await action(page, 'Resign').click();
  await page.getByRole('button', { name: 'Gote resigns' }).click();
  await action(page, 'Review').click();
  await expectBoard(page, START);
  await action(page, 'Last').click();
  await expectPly(page, 1);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'resignation');
});

for (const [width, height] of [
  [1280, 720],
  [1200, 600],
] as const)
  test(
    `beside the card of a mate, nothing covers the buttons of a window of ${width} × ${height}`,
    firefoxToo,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openTable(page);
      await play(page, matingGame);
      await expect(resultCard(page)).toBeVisible();
      for (const name of ['Flip board', 'Open a kifu…', 'Copy or save', 'New game'])
        await action(page, name).click({ trial: true });
    },
  );
