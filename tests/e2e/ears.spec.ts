/** The screen reader output of a game played by keyboard alone, in each language, word for word. */
import { aMoment, expectHeard, heardSince, listen, openForEars, standOn } from './ears.ts';
import { letPass } from './refereed.ts';
import { expectPly, matingGame, setUp, square, stepsOf } from './table.ts';
import { expect, type Page, test } from './test.ts';

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

const press = (page: Page, action: string): Promise<void> =>
  page.locator(`[data-action="${action}"]`).press('Enter');

const heardIn = {
  'en-US': {
    moves: [
      ['pawn chosen, 1 move: 7f.', 'Sente: pawn to 7f.'],
      ['pawn chosen, 1 move: 3d.', 'Gote: pawn to 3d.'],
      ['bishop chosen, 6 moves.', 'Sente: bishop to 2b, captures bishop, promotes.'],
      ['silver chosen, 3 moves: 3b, 2b, 4b.', 'Gote: silver to 2b, captures horse.'],
      ['bishop chosen, 43 moves.', 'Sente: bishop dropped on 8e.'],
      ['pawn chosen, 1 move: 6d.', 'Gote: pawn to 6d.'],
      ['bishop chosen, 6 moves.', 'Sente: bishop to 4a, captures gold, promotes, check.'],
      ['king chosen, 2 moves: 4a, 6b.', 'Gote: king to 6b.'],
      ['gold chosen, 43 moves.', 'Sente: gold dropped on 6c. Checkmate. Sente wins.'],
    ],
    takenBack: 'Taken back: Sente: gold dropped on 6c. Sente to move.',
    lookedBack: [
      'Move 7 of 8 · the game is running',
      'Sente: bishop to 4a, captures gold, promotes, check.',
    ],
    returned: 'Gote: king to 6b. Sente to move.',
    begun: ['The previous game is under Games.', 'New game. Sente to move.'],
  },
  'es-ES': {
    moves: [
      ['Pieza elegida: peón, 1 jugada: 7f.', 'Sente: peón a 7f.'],
      ['Pieza elegida: peón, 1 jugada: 3d.', 'Gote: peón a 3d.'],
      ['Pieza elegida: alfil, 6 jugadas.', 'Sente: alfil a 2b, captura alfil, promociona.'],
      ['Pieza elegida: plata, 3 jugadas: 3b, 2b, 4b.', 'Gote: plata a 2b, captura caballo-dragón.'],
      ['Pieza elegida: alfil, 43 jugadas.', 'Sente: alfil soltado en 8e.'],
      ['Pieza elegida: peón, 1 jugada: 6d.', 'Gote: peón a 6d.'],
      ['Pieza elegida: alfil, 6 jugadas.', 'Sente: alfil a 4a, captura oro, promociona, jaque.'],
      ['Pieza elegida: rey, 2 jugadas: 4a, 6b.', 'Gote: rey a 6b.'],
      ['Pieza elegida: oro, 43 jugadas.', 'Sente: oro soltado en 6c. Jaque mate. Gana Sente.'],
    ],
    takenBack: 'Jugada deshecha: Sente: oro soltado en 6c. Juega Sente.',
    lookedBack: [
      'Jugada 7 de 8 · la partida sigue en curso',
      'Sente: alfil a 4a, captura oro, promociona, jaque.',
    ],
    returned: 'Gote: rey a 6b. Juega Sente.',
    begun: ['La partida anterior está en Partidas.', 'Nueva partida. Juega Sente.'],
  },
  'ja-JP': {
    moves: [
      ['歩を選択、行き先1か所、7六。', '先手、7六歩。'],
      ['歩を選択、行き先1か所、3四。', '後手、3四歩。'],
      ['角を選択、行き先6か所。', '先手、2二角成、角を取る。'],
      ['銀を選択、行き先3か所、3二、2二、4二。', '後手、2二銀、馬を取る。'],
      ['角を選択、行き先43か所。', '先手、8五角打。'],
      ['歩を選択、行き先1か所、6四。', '後手、6四歩。'],
      ['角を選択、行き先6か所。', '先手、4一角成、金を取る、王手。'],
      ['玉を選択、行き先2か所、4一、6二。', '後手、6二玉。'],
      ['金を選択、行き先43か所。', '先手、6三金打。詰み。先手の勝ち。'],
    ],
    takenBack: '待った、先手、6三金打。先手の手番。',
    lookedBack: ['8手中7手目、対局は進行中', '先手、4一角成、金を取る、王手。'],
    returned: '後手、6二玉。先手の手番。',
    begun: ['前の対局は「対局一覧」にあります。', '新しい対局です。先手の手番。'],
  },
} as const;

for (const [locale, heard] of Object.entries(heardIn)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('in a whole game by keyboard everything is heard once: pieces, moves, check, mate, takeback, looking back', async ({
      page,
    }) => {
      await openForEars(page);
      for (const [i, usi] of matingGame.entries()) {
        const seat = i % 2 === 0 ? 0 : 1;
        await expectHeard(page, () => keyMove(page, usi, seat), heard.moves[i] ?? []);
        await expectPly(page, i + 1);
      }
      await expectHeard(page, () => page.keyboard.press('Control+z'), [heard.takenBack]);
      await expectHeard(page, () => press(page, 'back'), heard.lookedBack);
      await expect(page.locator('[data-action="back"]')).toBeFocused();
      await expectHeard(page, () => press(page, 'forward'), [heard.returned]);
      await expectHeard(
        page,
        async () => {
          await press(page, 'new-game');
          await press(page, 'begin');
        },
        heard.begun,
      );
      await expect(page.locator('[role="grid"] :focus')).toHaveCount(1);
    });
  });
}

for (const [locale, heard] of Object.entries({
  'en-US': 'Sente, at the bottom, moves first. Choose a piece.',
  'es-ES': 'Empieza Sente, abajo. Elige una pieza.',
  'ja-JP': '先手（手前）から指します。駒を選んでください。',
}))
  test.describe(locale, () => {
    test.use({ locale });

    test('a player who says by keys that they are new hears who begins, and is on the board', async ({
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
  await press(page, 'resign');
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
  const resign = async (): Promise<void> => {
    await press(page, 'resign');
    await page.getByRole('button', { name: 'Sente resigns' }).press('Enter');
  };
  await expectHeard(page, resign, ['Sente resigned. Gote wins.']);
  await expectHeard(page, () => page.keyboard.press('Control+z'), [
    'The result was taken back. The game goes on. Sente to move.',
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
  const why = 'A pawn goes one square straight forward.';
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

for (const [locale, heard] of Object.entries({
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
}))
  test.describe(locale, () => {
    test.use({ locale });

    test('a proposal, the answer to it, and the time that a player has left are announced', async ({
      page,
    }) => {
      await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
      await openForEars(page);
      await press(page, 'new-game');
      const time = page.locator('.sheet [data-option="time"]').nth(2);
      await time.check({ force: true });
      await expectHeard(page, () => press(page, 'begin'), [heard.begun]);
      await expectHeard(page, () => keyMove(page, '7g7f', 0), heard.moved);
      await expectHeard(page, () => press(page, 'pause'), [heard.asked]);
      await expectHeard(page, () => press(page, 'decline'), [heard.declined]);
      await expectHeard(page, () => letPass(page, 300, 5), [heard.left]);
      await expectHeard(page, () => letPass(page, 300, 5), [heard.lastMinute, heard.over]);
    });

    test('a proposal that is taken back is announced too', async ({ page }) => {
      await openForEars(page);
      await press(page, 'new-game');
      await page.locator('.sheet [data-option="time"]').nth(2).check({ force: true });
      await press(page, 'begin');
      // Wait for the sheet to close: presses before that belong to the previous game.
      await expect(page.locator('.sheet')).toHaveCount(0);
      await keyMove(page, '7g7f', 0);
      await expectPly(page, 1);
      await press(page, 'pause');
      await expect(page.locator('[data-action="withdraw"]')).toHaveCount(1);
      await heardSince(page);
      await expectHeard(page, () => press(page, 'withdraw'), [heard.withdrawn]);
    });
  });

test('a new game is announced, also one of another kind, and one that replaces an untouched game', async ({
  page,
}) => {
  await openForEars(page);
  await heardSince(page);
  await press(page, 'new-game');
  const begin = page.locator('[data-action="begin"]');
  await expect(begin).toBeFocused();
  await page.locator('[data-option="game"][value="xiangqi"]').press(' ');
  await expect(page.locator('[data-table="xiangqi"]')).toHaveCount(1);
  await expect(page.locator('.sheet [data-option="game"][value="xiangqi"]')).toBeChecked();
  await expectHeard(page, () => begin.press('Enter'), ['New game. Red to move.']);
  await expect(page.locator('.sheet')).toHaveCount(0);
  await press(page, 'new-game');
  await expect(begin).toBeFocused();
  await expectHeard(page, () => begin.press('Enter'), ['New game. Red to move.']);
});
