/** Promises about the screen: clocks, seats, sheets and windows. */
import { Key } from 'selenium-webdriver';
import type { Promised } from '../play-all.ts';
import type { Visit } from '../session.ts';
import {
  answering,
  doing,
  expectAttribute,
  expectCount,
  expectStyle,
  seen,
  square,
} from '../sight.ts';
import { act, begin, open, openTable, play, press, select, type, write } from '../steps.ts';

export const screen: readonly Promised<Visit>[] = [
  {
    title: 'a player whose clock runs out has lost',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await act(driver, 'new-game');
      await press(driver, `label:has(${answering('time', 'custom')})`);
      await select(driver, 'clock', 'move');
      await write(driver, '[data-option="byoyomiMs"]', '3');
      await press(driver, doing('begin'));
      await play(driver, ['7g7f']);
      await expectAttribute(driver, '[data-outcome]', 'data-outcome', 'timeout');
      await expectAttribute(driver, '[data-outcome]', 'data-winner', '0');
    },
  },
  {
    title: 'two players face to face have each their own side, the upper one turned round',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await begin(driver, answering('seating', 'face'));
      await seen(driver, '.play[data-seating="face"]');
      for (const side of ['.face-side[data-far]', '.plate-far .plate'])
        await expectStyle(driver, side, 'rotate', '180deg');
      await expectStyle(driver, '.face-side:not([data-far])', 'rotate', 'none');
      await press(driver, square('7g'));
      await press(driver, square('7f'));
      await press(driver, `.face-side:not([data-far]) ${doing('take-back')}`);
      await expectAttribute(driver, square('7f'), 'data-piece', '');
    },
  },
  {
    title: 'a player who closes a sheet with Escape is on the button that opened it',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      // Beside an untouched board the sheet takes the place of the way to it.
      await play(driver, ['7g7f']);
      await press(driver, doing('new-game'));
      await seen(driver, `${doing('begin')}:focus`);
      await type(driver, Key.ESCAPE);
      await expectCount(driver, '[role="dialog"]', 0);
      await seen(driver, `${doing('new-game')}:focus`);
    },
  },
  {
    title:
      'a player who presses Back in a sheet is at the table, and with the next Back where they came from',
    play: async (visit) => {
      const { driver } = visit;
      await open(visit, '#/rules');
      await press(driver, `nav ${doing('play')}`);
      await press(driver, doing('choose-game'));
      await seen(driver, '[role="dialog"]');
      await driver.navigate().back();
      await expectCount(driver, '[role="dialog"]', 0);
      await seen(driver, square('5i'));
      await driver.navigate().back();
      await seen(driver, '.which-rules, h1');
      await expectCount(driver, square('5i'), 0);
    },
  },
  {
    title: 'a player with a narrow window scrolls no page sideways',
    play: async (visit) => {
      const { driver } = visit;
      // The narrowest window that the browser allows is a little wider.
      await driver.manage().window().setRect({ width: 390, height: 768 });
      for (const page of ['#/play', '#/games', '#/settings', '#/rules/nifu']) {
        await open(visit, page);
        await seen(driver, `${page === '#/play' ? square('5i') : 'h1'}`);
        const [wide, window] = await driver.executeScript<readonly number[]>(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        if (wide !== window) throw new Error(`${page} is ${wide} wide in a window of ${window}`);
      }
    },
  },
];
