/** The screen reader output of banqi played by keyboard alone, in each language, word for word. */
import { letFall, setUp } from './banqi.ts';
import { expectHeardSince, heardSince, listen, standOn } from './ears.ts';
import { expectPly, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Opens the table for a screen reader user, with all live regions there. */
const openForEars = async (page: Page, position?: string): Promise<void> => {
  await listen(page);
  await setUp(page, position);
  await standOn(page, 'd2');
};

const pressOn = async (page: Page, name: string): Promise<void> => {
  await square(page, name).focus();
  await page.keyboard.press('Enter');
};

const heardIn = {
  'en-US': {
    first: 'Player 1: black horse turned up on c3. Player 1 is Black.',
    next: 'Red: red soldier turned up on d3.',
    back: 'Taken back: Red: red soldier turned up on d3. Red to move.',
    known: 'd3 is face down again; both have seen it: red soldier',
    late: 'Black: red soldier turned up on h1.',
    chosen: 'chariot chosen, 4 moves: d3, c2, e2, d1.',
    end: 'Red: chariot to e2, captures horse. All pieces captured. Red wins.',
  },
  'es-ES': {
    first: 'Jugador 1: destapa caballo negro en c3. Jugador 1 es Negro.',
    next: 'Rojo: destapa soldado rojo en d3.',
    back: 'Jugada deshecha: Rojo: destapa soldado rojo en d3. Juega Rojo.',
    known: 'd3 está boca abajo, pero ya se conoce: soldado rojo',
    late: 'Negro: destapa soldado rojo en h1.',
    chosen: 'Pieza elegida: carro, 4 jugadas: d3, c2, e2, d1.',
    end: 'Rojo: carro a e2, captura caballo. Sin piezas. Gana Rojo.',
  },
  'ja-JP': {
    first: '対局者1、c3で黒の馬をめくる。対局者1は黒。',
    next: '赤、d3で赤の兵をめくる。',
    back: '待った、赤、d3で赤の兵をめくる。赤の手番。',
    known: 'd3は裏向きですが、赤の兵とわかっています',
    late: '黒、h1で赤の兵をめくる。',
    chosen: '車を選択、行き先4か所、d3、c2、e2、d1。',
    end: '赤、e2車、馬を取る。駒がなくなった。赤の勝ち。',
  },
} as const;

for (const [locale, heard] of Object.entries(heardIn))
  test.describe(locale, () => {
    test.use({ locale });

    test('a player hears once which colour is theirs, and after a takeback which piece stays known', async ({
      page,
    }) => {
      await letFall(page, ['n', 'P']);
      await openForEars(page);
      await pressOn(page, 'c3');
      await expectHeardSince(page, [heard.first]);
      await expectPly(page, 1);
      await pressOn(page, 'd3');
      await expectHeardSince(page, [heard.next]);
      await expectPly(page, 2);
      await page.keyboard.press('Control+z');
      await expectPly(page, 1);
      const told: string[] = [];
      await expect
        .poll(async () => {
          told.push(...(await heardSince(page)));
          return told.toSorted();
        })
        .toEqual([heard.back, heard.known].toSorted());
    });

    test('a game is played to its end by keyboard, and all of it is heard once', async ({
      page,
    }) => {
      await openForEars(page, '8/8/3Rn3/7x 2 r P 0');
      await pressOn(page, 'h1');
      await expectHeardSince(page, [heard.late]);
      await expectPly(page, 1);
      await pressOn(page, 'd2');
      await expectHeardSince(page, [heard.chosen]);
      await pressOn(page, 'e2');
      await expectHeardSince(page, [heard.end]);
      await expectPly(page, 2);
    });
  });
