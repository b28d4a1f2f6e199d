/** Promises about kifu: opened and copied as text, and stepped through. */
import { resolve } from 'node:path';
import { Key } from 'selenium-webdriver';
import { matedBoard, matingGame } from '../../../tests/e2e/table.ts';
import type { Promised } from '../play-all.ts';
import type { Visit } from '../session.ts';
import {
  doing,
  expectBoard,
  expectCount,
  expectPiece,
  expectPly,
  expectText,
  seen,
} from '../sight.ts';
import { act, begin, choose, openTable, play, press, savedFile, write } from '../steps.ts';

const KIF = [
  '手合割：平手',
  '先手：山田太郎',
  '後手：佐藤花子',
  '手数----指手---------消費時間--',
  '   1 ７六歩(77)',
  '*角道を開けた。',
  '   2 ３四歩(33)',
  '   3 中断',
  '',
].join('\n');

/** Plays to mate, copies the game as a kifu, and begins a new one. */
const copyGame = async (visit: Visit): Promise<void> => {
  const { driver } = visit;
  await openTable(visit);
  await play(driver, matingGame);
  await act(driver, 'export');
  await press(driver, doing('copy-text'));
  await seen(driver, '[role="dialog"] .said:not(:empty)');
  await press(driver, `[role="dialog"] ${doing('close')}`);
  await begin(driver);
  await expectPly(driver, 0);
};

export const records: readonly Promised<Visit>[] = [
  {
    title: 'a player opens a kifu that was pasted, and steps through it',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await act(driver, 'open');
      await press(driver, doing('type-text'));
      await write(driver, '[role="dialog"] textarea', KIF);
      await press(driver, doing('read-pasted'));
      await seen(driver, '.play[data-reading="true"]');
      await expectPly(driver, 0);
      await press(driver, doing('forward'));
      await press(driver, doing('forward'));
      await expectPly(driver, 2);
      await expectPiece(driver, '3d', 'p');
    },
  },
  {
    title: 'a player copies a game as a kifu, and pastes it over a new game',
    play: async (visit) => {
      const { driver } = visit;
      await copyGame(visit);
      await act(driver, 'open');
      await press(driver, doing('type-text'));
      const field = await seen(driver, '[role="dialog"] textarea');
      await field.sendKeys(Key.chord(Key.CONTROL, 'v'));
      await press(driver, doing('read-pasted'));
      await expectCount(driver, '[role="dialog"]', 0);
      await press(driver, doing('last'));
      await expectBoard(driver, matedBoard);
    },
  },
  {
    title: 'a player copies a game as a kifu, and pastes it on the table of a new game',
    play: async (visit) => {
      const { driver } = visit;
      await copyGame(visit);
      const board = await seen(driver, '.board [tabindex="0"]');
      await board.sendKeys(Key.chord(Key.CONTROL, 'v'));
      await seen(driver, '.play[data-reading="true"]');
      await press(driver, doing('last'));
      await expectBoard(driver, matedBoard);
    },
  },
  {
    title: 'a player opens a file in Shift_JIS, and sees its players and its comment',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await act(driver, 'open');
      await choose(driver, resolve('tests/e2e/fixtures/shift-jis.kif'), '[role="dialog"]');
      await seen(driver, '.play[data-reading="true"]');
      await expectText(driver, 'h1', '山田太郎 – 佐藤花子');
      await expectText(driver, '.status-comment', 'よろしくお願いします。');
    },
  },
  {
    title: 'a player saves a game as a file, and opens that file over a new game',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, matingGame);
      await act(driver, 'export');
      await press(driver, doing('save-file'));
      const file = await savedFile(visit, '.kif');
      await press(driver, `[role="dialog"] ${doing('close')}`);
      await begin(driver);
      await act(driver, 'open');
      await choose(driver, file, '[role="dialog"]');
      await expectCount(driver, '[role="dialog"]', 0);
      await press(driver, doing('last'));
      await expectBoard(driver, matedBoard);
    },
  },
  {
    title: 'a player saves everything as one file, and restores a game that was removed',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, ['7g7f']);
      await begin(driver);
      await press(driver, doing('games'));
      await expectCount(driver, '[data-game]', 1);
      await press(driver, doing('save-backup'));
      const file = await savedFile(visit, '.zip');
      await press(driver, doing('remove-game'));
      await press(driver, doing('dismiss-removal'));
      await choose(driver, file, '.backup');
      await expectCount(driver, '[data-game]', 1);
      await press(driver, doing('resume-game'));
      await expectPiece(driver, '7f', 'P');
    },
  },
];
