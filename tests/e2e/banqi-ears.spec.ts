/** The screen reader output of what turns up in banqi, by keyboard alone, in each language, word for word. */
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
  },
  'es-ES': {
    first: 'Jugador 1: destapa caballo negro en c3. Jugador 1 es Negro.',
    next: 'Rojo: destapa soldado rojo en d3.',
    back: 'Jugada deshecha: Rojo: destapa soldado rojo en d3. Juega Rojo.',
    known: 'd3 está boca abajo, pero ya se conoce: soldado rojo',
  },
  'ja-JP': {
    first: '対局者1、c3で黒の馬をめくる。対局者1は黒。',
    next: '赤、d3で赤の兵をめくる。',
    back: '待った、赤、d3で赤の兵をめくる。赤の手番。',
    known: 'd3は裏向きですが、赤の兵とわかっています',
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
  });
