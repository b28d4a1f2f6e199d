/** The screen reader output of a game of xiangqi played by keyboard alone, in each language, word for word. */
import { aMoment, expectHeardSince, heardSince, listen, standOn } from './ears.ts';
import { expectPly, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { cannonGame, chasing, setUp } from './xiangqi.ts';

/** Makes a move by keys, going straight to each point. */
const keyMove = async (page: Page, move: string): Promise<void> => {
  for (const point of [move.slice(0, 2), move.slice(2)]) {
    await square(page, point).focus();
    await page.keyboard.press('Enter');
    await aMoment(page);
  }
};

/** Goes to the points of a move with the arrow keys, and presses there. */
const walkMove = async (page: Page, move: string): Promise<void> => {
  const focused = page.locator('[role="grid"] :focus');
  for (const goal of [move.slice(0, 2), move.slice(2)]) {
    const at = (await focused.getAttribute('data-square')) ?? '';
    const across = goal.charCodeAt(0) - at.charCodeAt(0);
    const up = goal.charCodeAt(1) - at.charCodeAt(1);
    for (let i = 0; i < Math.abs(across); i += 1)
      await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(up); i += 1)
      await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    await expect(square(page, goal)).toBeFocused();
    await page.keyboard.press('Enter');
    await aMoment(page);
  }
};

/** Opens the table for a screen reader user, with all live regions there. */
const openForEars = async (page: Page, fen?: string): Promise<void> => {
  await listen(page);
  await setUp(page, fen);
  await standOn(page, 'e2');
};

const heardIn = {
  'en-US': {
    moves: [
      ['cannon chosen, 12 moves.', 'Red: cannon to h4.'],
      ['mandarin chosen, 1 move: e8.', 'Black: mandarin to e8.'],
      ['cannon chosen, 14 moves.', 'Red: cannon to g4.'],
      ['soldier chosen, 1 move: g5.', 'Black: soldier to g5.'],
      ['cannon chosen, 9 moves.', 'Red: cannon to g9, captures elephant. Checkmate. Red wins.'],
    ],
    takenBack: 'Taken back: Red: cannon to g9, captures elephant. Red to move.',
  },
  'es-ES': {
    moves: [
      ['Pieza elegida: cañón, 12 jugadas.', 'Rojo: cañón a h4.'],
      ['Pieza elegida: mandarín, 1 jugada: e8.', 'Negro: mandarín a e8.'],
      ['Pieza elegida: cañón, 14 jugadas.', 'Rojo: cañón a g4.'],
      ['Pieza elegida: soldado, 1 jugada: g5.', 'Negro: soldado a g5.'],
      [
        'Pieza elegida: cañón, 9 jugadas.',
        'Rojo: cañón a g9, captura elefante. Jaque mate. Gana Rojo.',
      ],
    ],
    takenBack: 'Jugada deshecha: Rojo: cañón a g9, captura elefante. Juega Rojo.',
  },
  'ja-JP': {
    moves: [
      ['砲を選択、行き先12か所。', '紅方、h4砲。'],
      ['士を選択、行き先1か所、e8。', '黒方、e8士。'],
      ['砲を選択、行き先14か所。', '紅方、g4砲。'],
      ['兵を選択、行き先1か所、g5。', '黒方、g5兵。'],
      ['砲を選択、行き先9か所。', '紅方、g9砲、象を取る。詰み。紅方の勝ち。'],
    ],
    takenBack: '待った、紅方、g9砲、象を取る。紅方の手番。',
  },
} as const;

for (const [locale, heard] of Object.entries(heardIn))
  test.describe(locale, () => {
    test.use({ locale });

    test('in a whole game of xiangqi by keyboard everything is heard once', async ({ page }) => {
      await openForEars(page);
      for (const [i, move] of cannonGame.entries()) {
        await keyMove(page, move);
        await expectHeardSince(page, heard.moves[i] ?? []);
        await expectPly(page, i + 1);
      }
      await page.keyboard.press('Control+z');
      await expectHeardSince(page, [heard.takenBack]);
    });
  });

test('a whole game is played with arrow keys and Enter alone, and each move is announced', async ({
  page,
}) => {
  await openForEars(page);
  const heard: string[] = [];
  for (const [i, move] of cannonGame.entries()) {
    await walkMove(page, move);
    await expectPly(page, i + 1);
    // Points on the way are announced too.
    await expect
      .poll(async () => {
        heard.push(...(await heardSince(page)));
        return heard.filter((words) => /^(Red|Black):/.test(words));
      })
      .toEqual(heardIn['en-US'].moves.slice(0, i + 1).map(([, told]) => told));
  }
});

test('a square that a blocked horse cannot reach says so, and says why to a player who rests on it', async ({
  page,
}) => {
  await openForEars(page);
  await square(page, 'b0').focus();
  await page.keyboard.press('Enter');
  await expectHeardSince(page, ['horse chosen, 2 moves: a2, c2.']);
  await square(page, 'd1').focus();
  await expectHeardSince(page, ['The elephant on c0 stands at the horse’s leg and blocks it.']);
  await expect(square(page, 'd1')).toHaveAccessibleDescription('Not possible');
});

test('a player who chooses a piece right after going to it hears only that it is chosen', async ({
  page,
}) => {
  await openForEars(page);
  await square(page, 'b0').evaluate((place: HTMLElement) => {
    place.focus();
    place.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    // Simulates a slow machine, on which the announcement for the focus has not come yet.
    const until = performance.now() + 80;
    while (performance.now() < until);
  });
  await aMoment(page);
  await expectHeardSince(page, ['horse chosen, 2 moves: a2, c2.']);
});

test('a chase that repeats is announced before it loses', async ({ page }) => {
  await openForEars(page, chasing.fen);
  for (const move of chasing.round) await keyMove(page, move);
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await heardSince(page)));
      return heard;
    })
    .toEqual(
      expect.arrayContaining([
        'Black: cannon to a7.',
        'Repeated by chasing one piece: if it goes on, Red loses.',
      ]),
    );
});
