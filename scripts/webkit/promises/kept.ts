/** Promises about what is kept: over a reload, without the network, beside another tab, and after a mistake. */
import { matedBoard, matingGame } from '../../../tests/e2e/table.ts';
import type { Promised } from '../play-all.ts';
import type { Visit } from '../session.ts';
import {
  answering,
  choice,
  doing,
  expectAttribute,
  expectBoard,
  expectCount,
  expectMarked,
  expectPiece,
  expectPly,
  expectStyle,
  expectText,
  seen,
  square,
} from '../sight.ts';
import { begin, open, openTable, play, press, reload, select, setUp } from '../steps.ts';

const SILVER = '4k4/9/9/4S4/9/9/9/9/4K4 b - 1';

export const kept: readonly Promised<Visit>[] = [
  {
    title: 'a player who reloads comes back to the same moves, and plays on',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, matingGame.slice(0, 5));
      await reload(driver);
      await expectPly(driver, 5);
      await expectPiece(driver, '8e', 'B');
      await play(driver, matingGame.slice(5), 5);
      await reload(driver);
      await expectBoard(driver, matedBoard);
      await seen(driver, '[data-outcome="checkmate"]');
    },
  },
  {
    title: 'a player who reloads while a promotion is asked is asked again',
    play: async (visit) => {
      const { driver } = visit;
      await setUp(visit, SILVER);
      await press(driver, square('5d'));
      await press(driver, square('5c'));
      await seen(driver, choice('promote'));
      await reload(driver);
      await seen(driver, choice('keep'));
      await expectMarked(driver, 'selected', ['5d']);
      await press(driver, choice('promote'));
      await expectPiece(driver, '5c', '+S');
    },
  },
  {
    title: 'a player whose network is gone reloads, plays to mate, and reads the rules',
    play: async (visit) => {
      const { driver, host } = visit;
      // As if a file were opened: nothing waits for an idle page.
      await open(visit, '?opened#/play');
      await driver.executeAsyncScript((done: () => void) => {
        void navigator.serviceWorker.ready.then(({ active }) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          active?.postMessage('keep-all', [port2]);
        });
      });
      await host.vanish();
      await reload(driver);
      await play(driver, matingGame);
      await reload(driver);
      await expectBoard(driver, matedBoard);
      await press(driver, `nav ${doing('rules')}`);
      await seen(driver, '.rules h1');
    },
  },
  {
    title: 'a player who opens a game in a second tab reads there that it is open in the other',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, ['7g7f']);
      const address = await driver.getCurrentUrl();
      const first = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      await driver.get(address);
      await expectPly(driver, 1);
      await press(driver, doing('play-here'));
      await expectCount(driver, doing('play-here'), 0);
      await play(driver, ['3c3d'], 1);
      await driver.switchTo().window(first);
      await seen(driver, doing('play-here'));
      await press(driver, square('2g'));
      await expectMarked(driver, 'selected', []);
    },
  },
  {
    title: 'a player who chooses Japanese has the table in Japanese, also after a reload',
    play: async (visit) => {
      const { driver } = visit;
      await open(visit, '#/settings');
      await select(driver, 'language', 'ja');
      await expectAttribute(driver, 'html', 'lang', 'ja');
      await reload(driver);
      await expectText(driver, 'h1', '設定');
      await press(driver, doing('play'));
      await expectText(driver, doing('play'), '対局');
      await expectAttribute(driver, 'html', 'lang', 'ja');
    },
  },
  {
    title: 'a player who chooses dark colours and Western pieces has them also after a reload',
    play: async (visit) => {
      const { driver } = visit;
      await open(visit, '#/settings');
      await press(driver, `label:has(${answering('theme', 'dark')})`);
      await press(driver, `label:has(${answering('pieces', 'western')})`);
      await expectAttribute(driver, 'html', 'data-theme', 'dark');
      await reload(driver);
      await expectAttribute(driver, 'html', 'data-theme', 'dark');
      await expectStyle(driver, 'html', 'color-scheme', 'dark');
      await press(driver, doing('play'));
      await seen(driver, `${square('2h')} use[href="#western-R"]`);
    },
  },
  {
    title: 'a player brings back a game that was deleted',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, ['7g7f']);
      await begin(driver);
      await expectPly(driver, 0);
      await play(driver, ['2g2f', '8c8d']);
      await press(driver, doing('games'));
      await expectCount(driver, '[data-game]', 2);
      await press(driver, doing('remove-game'));
      await expectCount(driver, '[data-game]', 1);
      await press(driver, doing('undo-removal'));
      await expectCount(driver, '[data-game]', 2);
      await seen(driver, doing('remove-game'));
    },
  },
];
