import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import {
  askTakebacks,
  begin,
  choose,
  commitFoul,
  expectResult,
  from,
  more,
  ownTime,
  PINNED,
  pick,
  preset,
  resign,
} from './refereed.ts';
import {
  action,
  expectPly,
  lookAtStart,
  openTable,
  play,
  press,
  refusal,
  resultCard,
  square,
  typeIn,
} from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

const tap = async (page: Page, ...names: readonly string[]) => {
  for (const name of names) await square(page, name).click();
};

test('strict: a slip of the finger costs nothing, and neither does touching the other side’s piece', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, preset('Tournament (JSA)'));
  await tap(page, '7g', '7e');
  await expect(refusal(page).first()).toHaveAttribute('data-rule', 'wrong-movement');
  await tap(page, '7g', '3c', '7g', '7f');
  await expectPly(page, 1);
  await expect(resultCard(page)).toHaveCount(0);
  await write(await typeIn(page), '7f7e');
  await page.keyboard.press('Enter');
  await expect(refusal(page).first()).toHaveAttribute('data-rule', 'not-your-turn');
  await expect(resultCard(page)).toHaveCount(0);
});

test('strict: a foul pressed while looking back is not played, and the game goes on, after a reload too', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, from(PINNED), more, pick(english.start.strictnesses.strict));
  await play(page, ['2i2h', '1a1b']);
  await lookAtStart(page);
  await commitFoul(page);
  await expect(page.locator('.board-locked')).toContainText('Return to the game first.');
  await expect(refusal(page)).toHaveCount(0);
  await expect(resultCard(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await action(page, 'Last').click();
  await page.reload();
  await play(page, ['2h2g']);
});

test('the card and the list name the foul, and words stand beside the marks on the board', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, from(PINNED), more, pick(english.start.strictnesses.strict));
  await commitFoul(page);
  await expectResult(page, 'foul', '1');
  await expect(resultCard(page)).toContainText('Gote wins by a foul: pinned piece moved');
  await expect(resultCard(page)).toContainText('Sente moved a piece that shielded the king.');
  await expect(page.getByRole('navigation', { name: 'Moves' })).toContainText(
    englishShogi.namedFouls.pinned.name,
  );
  await action(page, 'Why?').click();
  await expect(page.locator('[data-part="proof"]')).toContainText('The line to the king is open.');
});

test('claim: the board does not show that a king can be captured', async ({ page }) => {
  await openTable(page);
  await begin(page, from(PINNED), more, pick(english.start.strictnesses.claim));
  await commitFoul(page);
  await expectPly(page, 1);
  await expect(page.locator('.plate-check, .status-check')).toHaveCount(0);
  await expect(page.locator('[data-mark~="check"]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Moves' })).not.toContainText('pinned');
  await square(page, '5a').click();
  await expect(page.locator('[data-mark~="capture"]')).toHaveCount(0);
  // A player who does not see it and moves on lets it stand. Now the king is in check.
  await square(page, '5b').click();
  await expect(page.locator('.plate-check')).toHaveCount(1);
});

test('claim: after three wrong calls no more can be made, and the button says why', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, more, pick(english.start.strictnesses.claim));
  await play(page, ['7g7f']);
  for (let i = 0; i < 3; i++) await action(page, english.offers.call).click();
  const call = action(page, english.offers.call);
  await expect(call).toHaveAttribute('aria-disabled', 'true');
  await expect(call).toHaveAccessibleDescription(/Three calls were wrong/);
  await call.blur();
  await call.focus();
  await expect(
    page.getByText('Three calls were wrong: no more can be made in this game.'),
  ).toBeVisible();
  await expect(page.getByText('Gote has made 3 wrong calls.')).toBeVisible();
});

test('a finished game keeps its result whatever is tried in it, after a reload too', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, preset('Blitz'));
  await play(page, ['7g7f', '3c3d']);
  await resign(page);
  await expectResult(page, 'resignation', '1');
  await action(page, 'Review').click();
  await play(page, ['2g2f', '8c8d']);
  // The card is shown at the end of the game, and not at another move.
  await expect(page.locator('[data-outcome]')).toHaveCount(0);
  await page.reload();
  await expectPly(page, 2);
  await action(page, english.steps.returnToGame).click();
  await expectResult(page, 'resignation', '1');
  await page.reload();
  await expectResult(page, 'resignation', '1');
  await expectPly(page, 2);
  const back = page.getByRole('button', { name: 'Take back' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await back.focus();
  await expect(page.getByText('The players ruled this out before the game.').first()).toBeVisible();
  await action(page, english.result.playAgainSwapped).click();
  await expect(page.getByText('1 in this match')).toHaveCount(1);
});

test('side by side the button says whose move is asked back, and an earlier one can be asked for', async ({
  page,
}) => {
  await ownTime(page);
  await begin(page, more, askTakebacks);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await expect(action(page, 'Take back P-2f (Sente)')).toBeVisible();
  await action(page, 'Take back P-3d (Gote)').click();
  await expect(page.getByText('Gote proposes to take back their last move.')).toBeVisible();
  await action(page, 'Withdraw proposal').click();
  await action(page, 'Take back P-3d (Gote)').click();
  await action(page, 'No').click();
  await expect(action(page, 'Take back P-3d (Gote)')).toHaveAttribute('aria-disabled', 'true');
  await play(page, ['8c8d'], { first: 1 });
  await expectPly(page, 4);
});

test('face to face only the other half agrees, and what it does leaves the open card alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await ownTime(page);
  await begin(
    page,
    choose('Clock', 'Fixed time'),
    more,
    pick(english.start.seatings.face),
    askTakebacks,
  );
  const [far, near] = [page.locator('[data-own="1"]'), page.locator('[data-own="0"]')];
  await play(page, ['7g7f', '3c3d']);
  await tap(page, '8h', '2b');
  await expect(page.getByRole('dialog')).toBeVisible();
  await far.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(far.getByRole('button', { name: 'Yes (hold)' })).toHaveCount(0);
  await expect(near.getByRole('button', { name: 'Yes (hold)' })).toBeVisible();
  await far.getByRole('button', { name: 'Withdraw' }).click();
  await page.reload();
  await near.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog').locator('[data-choice="promote"]').click();
  await expectPly(page, 3);
});

test('sealing shows no marks, asks the other to look away, and can be called off; the adjourned game has its card', async ({
  page,
}) => {
  await openTable(page);
  await begin(page, choose('Clock', 'Fixed time'));
  await play(page, ['7g7f']);
  const adjourn = async (sealer: string) => {
    await action(page, 'Adjourn').click();
    await action(page, 'Yes').focus();
    await page.keyboard.down('Enter');
    await expect(page.getByText(`${sealer} seals a move`)).toBeVisible();
    await page.keyboard.up('Enter');
  };
  await adjourn('Gote');
  await expect(page.getByText('Sente: please look away until the move is sealed.')).toBeVisible();
  await square(page, '3c').click();
  await expect(page.locator('[data-mark~="target"]')).toHaveCount(0);
  await action(page, 'Play on without sealing').click();
  await expect(page.locator('[data-mark~="target"]')).toHaveCount(1);
  await square(page, '3d').click();
  await expectPly(page, 2);
  await adjourn('Sente');
  await tap(page, '2g', '2f');
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'adjourned');
  await expect(resultCard(page)).toContainText('Sente has sealed the next move.');
  await expect(page.getByRole('navigation', { name: 'Moves' })).toContainText('Adjourned');
  await page.reload();
  await action(page, english.offers.open).click();
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
  await expect(resultCard(page)).toHaveCount(0);
});

test('a start that is mate is refused with words, from the address and from the start screen', async ({
  page,
}) => {
  const mate = '4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1';
  await page.goto(`./#/p/${encodeURIComponent(mate)}`);
  await expect(page.getByText(/^Gote is checkmated already/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the board' }).click();
  await press(page, 'New game');
  await from(mate)(page);
  await action(page, 'Begin').click();
  await expect(page.getByText(/^Gote is checkmated already/)).toBeVisible();
});
