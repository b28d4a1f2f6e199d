/** A stage of lessons by keyboard alone, with all that a screen reader says of it in each language, word for word. */
import { expectHeard, expectHeardSince, heardSince, listen } from './ears.ts';
import { expectLevel, lesson, openLevel } from './lessons.ts';
import { square } from './table.ts';
import { expect, type Page, test } from './test.ts';

const heardIn = {
  'en-US': {
    task: 'Take the king with your gold.',
    taken: [
      'gold chosen, 5 moves: 6d, 4d, 6e, 4e, 5f.',
      'You: gold to 5d, captures king. Done at the first try. 3 of 3 stars. In a real game it never comes to this: the game ends one move before, with mate. Enter leads to the next level.',
    ],
    second: 'The aim, 2 of 3. Give check: threaten the king with a piece that it cannot take.',
    wrong: [
      'gold chosen, 5 moves: 4d, 5d, 3d, 3e, 4f.',
      'You: gold to 4d, check.',
      'The other side: king to 4d, captures gold. The king on 5c takes your gold. Enter takes it back.',
    ],
    back: 'Taken back.',
    help: [
      'Go where another piece of yours could take back: it guards that square.',
      'It is this piece. Marked: 4e.',
      'This is the move. Marked: 4e, 5d.',
    ],
    checked: [
      'gold chosen, 5 moves: 4d, 5d, 3d, 3e, 4f.',
      'You: gold to 5d, check. Done in 2. 2 of 3 stars. Check! The king has to answer at once. Enter leads to the next level.',
    ],
    third: 'The aim, 3 of 3. Give check so that the king cannot get away.',
    mated: [
      'gold chosen, 5 moves: 4b, 5b, 3b, 3c, 4d.',
      'You: gold to 5b, check. Done at the first try. 3 of 3 stars. Mate! You have won. Enter leads to the next level.',
    ],
    after: 'Gold, 1 of 3. Take both pawns with the gold.',
  },
  'es-ES': {
    task: 'Captura el rey con tu oro.',
    taken: [
      'Pieza elegida: oro, 5 jugadas: 6d, 4d, 6e, 4e, 5f.',
      'Tú: oro a 5d, captura rey. Hecho a la primera. 3 de 3 estrellas. En una partida de verdad no se llega a esto: acaba una jugada antes, con el mate. Intro lleva al siguiente nivel.',
    ],
    second: 'El objetivo, 2 de 3. Da jaque: amenaza al rey con una pieza que no pueda capturar.',
    wrong: [
      'Pieza elegida: oro, 5 jugadas: 4d, 5d, 3d, 3e, 4f.',
      'Tú: oro a 4d, jaque.',
      'El rival: rey a 4d, captura oro. El rey de 5c captura tu oro. Intro lo deshace.',
    ],
    back: 'Deshecho.',
    help: [
      'Ve adonde otra pieza tuya pueda recapturar: defiende esa casilla.',
      'Es esta pieza. Marcado: 4e.',
      'Esta es la jugada. Marcado: 4e, 5d.',
    ],
    checked: [
      'Pieza elegida: oro, 5 jugadas: 4d, 5d, 3d, 3e, 4f.',
      'Tú: oro a 5d, jaque. Hecho en 2. 2 de 3 estrellas. ¡Jaque! El rey tiene que responder enseguida. Intro lleva al siguiente nivel.',
    ],
    third: 'El objetivo, 3 de 3. Da jaque de modo que el rey no pueda escapar.',
    mated: [
      'Pieza elegida: oro, 5 jugadas: 4b, 5b, 3b, 3c, 4d.',
      'Tú: oro a 5b, jaque. Hecho a la primera. 3 de 3 estrellas. ¡Mate! Has ganado. Intro lleva al siguiente nivel.',
    ],
    after: 'El oro, 1 de 3. Captura los dos peones con el oro.',
  },
  'ja-JP': {
    task: '金で玉を取ってください。',
    taken: [
      '金を選択、行き先5か所、6四、4四、6五、4五、5六。',
      'あなた、5四金、玉を取る。 一回でできました。 星3つ（3つ中）。 本当の対局ではここまで指しません。ひとつ前の「詰み」で終わります。 Enterで次へ進みます。',
    ],
    second: '将棋の目的 2/3。玉に取られないように王手をかけてください。',
    wrong: [
      '金を選択、行き先5か所、4四、5四、3四、3五、4六。',
      'あなた、4四金、王手。',
      '相手、4四玉、金を取る。 5三の玉に金を取られました。 Enterで戻します。',
    ],
    back: '戻しました。',
    help: [
      '取られても味方が取り返せるマス（守られたマス）へ行きましょう。',
      'この駒です。 印は4五です。',
      'この手です。 印は4五、5四です。',
    ],
    checked: [
      '金を選択、行き先5か所、4四、5四、3四、3五、4六。',
      'あなた、5四金、王手。 2手でできました。 星2つ（3つ中）。 王手！ 相手はすぐに防がなければなりません。 Enterで次へ進みます。',
    ],
    third: '将棋の目的 3/3。玉が逃げられない王手をかけてください。',
    mated: [
      '金を選択、行き先5か所、4二、5二、3二、3三、4四。',
      'あなた、5二金、王手。 一回でできました。 星3つ（3つ中）。 詰み！ あなたの勝ちです。 Enterで次へ進みます。',
    ],
    after: '金 1/3。金で歩を2枚取ってください。',
  },
} as const;

/** Makes a move by keys. Directly after a level has opened Enter does nothing, so the first press is tried until it counts. */
const move = async (page: Page, from: string, to: string): Promise<void> => {
  await expect(async () => {
    await square(page, from).press('Enter');
    await expect(square(page, from)).toHaveAttribute('data-mark', /selected/, { timeout: 1_000 });
  }).toPass();
  await square(page, to).press('Enter');
};

/** Presses Enter until it counts: directly after a change it does nothing. */
const enterUntil = async (page: Page, state: string, level: string): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Enter');
    await expect(lesson(page)).toHaveAttribute('data-state', state, { timeout: 100 });
    await expect(lesson(page)).toHaveAttribute('data-level', level, { timeout: 100 });
  }).toPass();

for (const [locale, heard] of Object.entries(heardIn))
  test.describe(locale, () => {
    test.use({ locale });

    test('the stage of the aim is done by keys, and each step of it is said', async ({ page }) => {
      await listen(page);
      await openLevel(page, 'aim', 'take-the-king');
      await square(page, '5e').focus();
      await expect(page.locator('[data-part="lesson-aloud"]')).toHaveText(/\S/);
      await heardSince(page);
      await expectHeard(page, () => page.keyboard.press('t'), [heard.task]);
      await expectHeard(page, () => move(page, '5e', '5d'), heard.taken);
      await enterUntil(page, 'open', 'aim/check');
      await expectHeardSince(page, [heard.second]);
      await expect(square(page, '5d'), 'the board keeps the focus').toBeFocused();
      await expectHeard(page, () => move(page, '4e', '4d'), heard.wrong);
      await enterUntil(page, 'open', 'aim/check');
      await expectHeardSince(page, [heard.back]);
      for (const sentence of heard.help)
        await expectHeard(page, () => page.keyboard.press('h'), [sentence]);
      await expectHeard(page, () => move(page, '4e', '5d'), heard.checked);
      await enterUntil(page, 'open', 'aim/mate');
      await expectHeardSince(page, [heard.third]);
      await expectHeard(page, () => move(page, '4c', '5b'), heard.mated);
      await enterUntil(page, 'open', 'gold/ahead');
      await expectHeardSince(page, [heard.after]);
      await expectLevel(page, 'gold', 'ahead');
    });
  });

test('a hint that is read aloud names the piece in hand that it marks', async ({ page }) => {
  await openLevel(page, 'hand', 'drop');
  await expect(page.locator('[data-part="lesson-aloud"]')).toHaveText(/\S/);
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(page.locator('[data-part="lesson-aloud"]')).toHaveText(
    'It is this piece. Marked: You: gold in hand.',
  );
});
