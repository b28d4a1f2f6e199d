/** The screen reader output at a table of shogi that is used by keyboard alone, word for word. */
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import { aMoment, expectHeard, heardSince, listen, openForEars, standOn } from './ears.ts';
import { askForGame, pressAction } from './heard-games.ts';
import { letPass } from './refereed.ts';
import { seeded } from './seeded.ts';
import { expectPly, setUp, square, stepsOf } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { tick } from './tick.ts';

/** Makes a move by keys, going straight to each square. */
const keyMove = async (page: Page, usi: string, seat: 0 | 1): Promise<void> => {
  const { from, to, way } = stepsOf(page, usi, seat);
  for (const place of [from, to]) {
    await place.focus();
    await page.keyboard.press('Enter');
    await aMoment(page);
  }
  if (way === 'promote') await page.keyboard.press('Enter');
};

for (const [locale, heard] of Object.entries({
  'en-US':
    'You win by mate: attack the king so that it cannot escape. Sente begins, at the bottom.',
  'es-ES': 'Ganas con jaque mate: ataca al rey sin que pueda escapar. Empieza Sente, abajo.',
  'ja-JP': '相手の玉を逃げられないように攻めると勝ちです。 先手（手前）から指します。',
}))
  test.describe(locale, () => {
    test.use({ locale });

    test('a player who says by keys that they are new hears how to win and who begins, and is on the board', async ({
      page,
    }) => {
      await openForEars(page);
      const answer = page.locator('[data-action="show-moves"]');
      await expect(answer).toHaveAccessibleDescription(/[?？]$/);
      await answer.focus();
      await heardSince(page);
      await expectHeard(page, () => page.keyboard.press('Enter'), [heard]);
      await expect(page.locator('[role="grid"] :focus')).toHaveCount(1);
    });
  });

test('in a finished game each move is announced with its number and the number of moves', async ({
  page,
}) => {
  await openForEars(page);
  await keyMove(page, '7g7f', 0);
  await expectPly(page, 1);
  await keyMove(page, '3c3d', 1);
  await expectPly(page, 2);
  await pressAction(page, 'resign');
  await page.getByRole('button', { name: 'Sente resigns' }).press('Enter');
  await expect(page.locator('[data-outcome]')).toBeVisible();
  await heardSince(page);
  await expectHeard(page, () => page.locator('[data-action="review"]').first().press('Enter'), [
    'Start position.',
  ]);
  await expectHeard(page, () => page.keyboard.press('j'), ['Move 1 of 2: Sente: pawn to 7f.']);
  await expectHeard(page, () => page.keyboard.press('j'), ['Move 2 of 2: Gote: pawn to 3d.']);
});

test('a resignation is announced with who resigned and who wins, taken back, and announced again', async ({
  page,
}) => {
  await openForEars(page);
  await keyMove(page, '7g7f', 0);
  await expectPly(page, 1);
  await keyMove(page, '3c3d', 1);
  await expectPly(page, 2);
  await heardSince(page);
  const resign = async (): Promise<void> => {
    await pressAction(page, 'resign');
    await page.getByRole('button', { name: 'Sente resigns' }).press('Enter');
  };
  await expectHeard(page, resign, ['Sente resigned. Gote wins.']);
  await expectHeard(page, () => page.keyboard.press('Control+z'), [
    'The result was taken back. The game goes on after move 2. Sente to move.',
  ]);
  await expectHeard(page, resign, ['Sente resigned. Gote wins.']);
});

test('a closed square says so with its name, and says why to a player who rests on it or asks', async ({
  page,
}) => {
  await listen(page);
  await setUp(page, '4k4/9/9/9/9/9/4P4/9/4K4 b - 1');
  await standOn(page, '5g');
  await expectHeard(page, () => page.keyboard.press('Enter'), ['pawn chosen, 1 move: 5f.']);
  const why = englishShogi.reasons.movement.pawn;
  await expectHeard(page, () => page.keyboard.press('ArrowLeft'), [why]);
  await expect(square(page, '6g')).toHaveAccessibleDescription('Not possible');
  await expect(square(page, '5f')).not.toHaveAttribute('aria-description');
  // A player who moves on before the reason is announced hears the name of the square, and nothing that would cut it
  // off.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectHeard(page, () => page.keyboard.press('?'), [why, 'pawn, 1 move: 5f.']);
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-description]')).toHaveCount(0);
});

test('the promotion card says how each face moves, and where the piece could go with it', async ({
  page,
}) => {
  await listen(page);
  await setUp(page, '4k4/9/9/4S4/9/9/9/9/4K4 b - 1');
  await standOn(page, '5d');
  await expectHeard(page, () => page.keyboard.press('Enter'), [
    'silver chosen, 5 moves: 5c, 6c, 4c, 6e, 4e.',
  ]);
  await square(page, '5c').focus();
  await expectHeard(page, () => page.keyboard.press('Enter'), [
    'Promoted silver: like a gold. From there 6 moves: 5b, 6b, 4b, 6c, 4c, 5d.',
  ]);
  await expectHeard(page, () => page.keyboard.press('ArrowDown'), [
    'Silver: one square forward or diagonally. From there 5 moves: 5b, 6b, 4b, 6d, 4d.',
  ]);
});

const proposed = {
  'en-US': {
    begun: 'New game. Sente to move.',
    moved: ['pawn chosen, 1 move: 7f.', 'Sente: pawn to 7f.'],
    asked: 'Gote proposes a pause.',
    declined: 'Sente does not agree.',
    withdrawn: 'Gote withdraws the proposal.',
    left: 'Gote: 5 minutes left.',
    lastMinute: 'Gote: 1 minute left.',
    over: 'Gote ran out of time. Sente wins.',
  },
  'es-ES': {
    begun: 'Nueva partida. Juega Sente.',
    moved: ['Pieza elegida: peón, 1 jugada: 7f.', 'Sente: peón a 7f.'],
    asked: 'Gote propone una pausa.',
    declined: 'Sente no acepta.',
    withdrawn: 'Gote retira la propuesta.',
    left: 'Gote: quedan 5 minutos.',
    lastMinute: 'Gote: queda 1 minuto.',
    over: 'A Gote se le acabó el tiempo. Gana Sente.',
  },
  'ja-JP': {
    begun: '新しい対局です。先手の手番。',
    moved: ['歩を選択、行き先1か所、7六。', '先手、7六歩。'],
    asked: '後手が一時停止を提案しています。',
    declined: '先手は同意しませんでした。',
    withdrawn: '後手が提案を取り下げました。',
    left: '後手、残り5分です。',
    lastMinute: '後手、残り1分です。',
    over: '後手の持ち時間がなくなりました。先手の勝ち。',
  },
};

for (const [locale, heard] of seeded('proposals', Object.entries(proposed)))
  test.describe(locale, () => {
    test.use({ locale });

    test('a proposal, the answer to it, and the time that a player has left are announced', async ({
      page,
    }) => {
      await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
      await openForEars(page);
      await askForGame(page);
      const time = page.locator('.sheet [data-option="time"]').nth(2);
      await tick(time);
      await expectHeard(page, () => pressAction(page, 'begin'), [heard.begun]);
      await expectHeard(page, () => keyMove(page, '7g7f', 0), heard.moved);
      await expectHeard(page, () => pressAction(page, 'pause'), [heard.asked]);
      await expectHeard(page, () => pressAction(page, 'decline'), [heard.declined]);
      await expectHeard(page, () => letPass(page, 300, 5), [heard.left]);
      await expectHeard(page, () => letPass(page, 300, 5), [heard.lastMinute, heard.over]);
    });

    test('a proposal that is taken back is announced too', async ({ page }) => {
      await openForEars(page);
      await askForGame(page);
      await tick(page.locator('.sheet [data-option="time"]').nth(2));
      await pressAction(page, 'begin');
      // Wait for the sheet to close: presses before that belong to the previous game.
      await expect(page.locator('.sheet')).toHaveCount(0);
      await keyMove(page, '7g7f', 0);
      await expectPly(page, 1);
      await pressAction(page, 'pause');
      await expect(page.locator('[data-action="withdraw"]')).toHaveCount(1);
      await heardSince(page);
      await expectHeard(page, () => pressAction(page, 'withdraw'), [heard.withdrawn]);
    });
  });

test('a new game is announced, also one of another kind, and one that replaces an untouched game', async ({
  page,
}) => {
  await openForEars(page);
  await heardSince(page);
  await askForGame(page);
  const begin = page.locator('[data-action="begin"]');
  await expect(begin).toBeFocused();
  await page.locator('[data-option="game"][value="xiangqi"]').press(' ');
  await expect(page.locator('[data-table="xiangqi"]')).toHaveCount(1);
  await expect(page.locator('.sheet [data-option="game"][value="xiangqi"]')).toBeChecked();
  await expectHeard(page, () => begin.press('Enter'), ['New game. Red to move.']);
  await expect(page.locator('.sheet')).toHaveCount(0);
  // The board takes the focus after the sheet has gone. A key that is pressed before would reach it there.
  await expect(page.locator('[role="grid"] [data-square]:focus')).toHaveCount(1);
  await askForGame(page);
  await expect(begin).toBeFocused();
  await expectHeard(page, () => begin.press('Enter'), ['New game. Red to move.']);
});
