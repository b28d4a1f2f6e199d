// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as en } from '#i18n/en/index.ts';
import { words as shogiEn } from '#i18n/en/shogi/words.ts';
import type { Pick, Seat } from '#kernel/game.ts';
import { layOut, onto } from '../../../../tests/layout.ts';
import { toy } from '../../../../tests/toy-game.ts';
import { toySkin } from '../../../../tests/toy-skin.tsx';
import { TextProvider } from '../../app/text.tsx';
import { BoardStage } from '../BoardStage.tsx';
import { isMovable } from '../hit-test.ts';
import { heedFingers } from './fingers.ts';
import { magnifiedBoard } from './magnified-board.ts';
import { wholeView, zoomedAt } from './view.ts';

const text = { ...en, game: shogiEn };
const position = toy.start(`R....?.....s${'.'.repeat(12)}s....?.....r 0 Rs 3`);
const { columns, rows } = toySkin.board;
let end = (): void => {};

/** A board for fingers: in a game, or in a record that is read, whose taps may step through it. */
const sit = ({ isRead = false, tapsStep = false, mover = 0 as Seat } = {}) => {
  layOut({ columns, rows });
  const onPick = vi.fn<(pick: Pick) => void>();
  render(
    <TextProvider text={text}>
      <BoardStage
        {...{ skin: toySkin, position, flipped: false, pieceSet: '', coordinates: 'usi' }}
        {...{ sides: ['Near', 'Far'], mover, chosen: null, next: [], last: null, checked: [] }}
        {...{ evidence: [], onPick, onCancel: () => {}, ply: 0, question: null }}
      />
    </TextProvider>,
  );
  document.body.toggleAttribute('data-reading', isRead);
  const table = document.querySelector<HTMLElement>('.stage-table');
  const board = table && magnifiedBoard(table, () => {});
  if (!board) throw new Error('there is no board');
  end = heedFingers(board, () => tapsStep);
  return { onPick, board };
};
const cell = (seen: number): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>('.stage-table .sq')[seen];
  if (found === undefined) throw new Error(`there is no square ${seen}`);
  return found;
};
const touch = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  seen: number,
  pointerId = 1,
): void => {
  const one = { pointerId, pointerType: 'touch', isPrimary: pointerId === 1, button: 0 };
  fireEvent[type](cell(seen), { ...one, buttons: 1, ...onto(cell(seen)) });
};
const loupe = (): Element | null => document.querySelector('.loupe');

let now = 1000;
beforeEach(() => {
  now = 1000;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
});
afterEach(() => {
  end();
  document.body.removeAttribute('data-reading');
  vi.restoreAllMocks();
});

test('a finger on a small square picks what the loupe names when it is lifted, and nothing before', () => {
  const { onPick } = sit();
  touch('pointerDown', 1);
  expect(loupe()?.querySelector('p')?.textContent).toBe(cell(1).getAttribute('aria-label'));
  now += 400;
  touch('pointerMove', 2);
  expect(loupe()?.querySelector('p')?.textContent).toBe(cell(2).getAttribute('aria-label'));
  expect(onPick).not.toHaveBeenCalled();
  touch('pointerUp', 2);
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ at: 'square', square: 2 });
  expect(loupe()).toBe(null);
});

test('the copy of the board in the loupe has no names of its own', () => {
  sit();
  touch('pointerDown', 1);
  expect(loupe()?.querySelectorAll('.sq')).toHaveLength(columns * rows);
  expect(loupe()?.querySelector('[data-square], [role], [tabindex], [aria-label]')).toBe(null);
});

test('a quick tap leaves the loupe open and picks nothing; Escape closes it', () => {
  const { onPick } = sit();
  touch('pointerDown', 0);
  now += 90;
  touch('pointerUp', 0);
  expect(loupe()?.hasAttribute('data-pinned')).toBe(true);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(loupe()).toBe(null);
  expect(onPick).not.toHaveBeenCalled();
});

test('a second finger, and a press that the system takes, pick nothing', () => {
  const { onPick } = sit();
  touch('pointerDown', 0);
  touch('pointerDown', 3, 2);
  expect(loupe()).toBe(null);
  now += 400;
  touch('pointerUp', 3, 2);
  touch('pointerUp', 0);
  touch('pointerDown', 0);
  touch('pointerCancel', 0);
  expect(loupe()).toBe(null);
  expect(onPick).not.toHaveBeenCalled();
});

const tapTwice = (seen: number): void => {
  now += 1000;
  for (let tap = 0; tap < 2; tap += 1) {
    touch('pointerDown', seen);
    now += 60;
    touch('pointerUp', seen);
    now += 60;
  }
};

test('two quick taps zoom in there, and two more show the whole board', () => {
  const { onPick, board } = sit();
  tapTwice(3);
  expect(board.view().square).toBe(44);
  expect(board.board.hasAttribute('data-zoomed')).toBe(true);
  expect(onPick).not.toHaveBeenCalled();
  board.show(wholeView(board.frame()));
  expect(board.board.hasAttribute('data-zoomed')).toBe(false);
});

test('two quick taps with a press elsewhere between them zoom nothing', () => {
  const { board } = sit();
  const elsewhere = { pointerType: 'touch', isPrimary: true, clientX: -50, clientY: -50 };
  now += 1000;
  touch('pointerDown', 3);
  now += 60;
  touch('pointerUp', 3);
  fireEvent.pointerDown(document.body, elsewhere);
  fireEvent.pointerUp(document.body, elsewhere);
  now += 60;
  touch('pointerDown', 3);
  now += 60;
  touch('pointerUp', 3);
  expect(board.board.hasAttribute('data-zoomed')).toBe(false);
});

test('in a record that is read two quick taps zoom, but where taps step through it they are two steps', () => {
  const { board } = sit({ isRead: true });
  tapTwice(3);
  expect(board.view().square).toBe(44);
  end();
  cleanup();
  const stepping = sit({ isRead: true, tapsStep: true }).board;
  tapTwice(3);
  expect(stepping.view()).toEqual(wholeView(stepping.frame()));
  stepping.show(zoomedAt(stepping.frame(), stepping.view(), 44, { x: 0, y: 0 }));
  tapTwice(3);
  expect(stepping.view().square).toBe(44);
});

test('two quick swipes over a record that is read turn its pages and zoom nothing', () => {
  const { board } = sit({ isRead: true });
  for (let swipe = 0; swipe < 2; swipe += 1) {
    touch('pointerDown', 3);
    touch('pointerMove', 1);
    now += 80;
    touch('pointerUp', 1);
    now += 60;
  }
  expect(board.view()).toEqual(wholeView(board.frame()));
});

test('on a zoomed board a finger takes along a piece that can move, and pans from anywhere else, also in a record', () => {
  for (const isRead of [false, true]) {
    const { board } = sit({ isRead, mover: 1 });
    board.show(zoomedAt(board.frame(), board.view(), 76, { x: 0, y: 0 }));
    const zoomed = board.view();
    const dragFrom = (square: number): void => {
      touch('pointerDown', square);
      touch('pointerMove', square - columns - 1);
      touch('pointerUp', square - columns - 1);
    };
    dragFrom(board.squares().findLastIndex(isMovable));
    expect(board.view()).toEqual(zoomed);
    dragFrom(board.squares().findLastIndex((square) => !isMovable(square)));
    expect(board.view()).not.toEqual(zoomed);
    end();
    cleanup();
  }
});

test('a mouse picks as on any board', () => {
  const { onPick } = sit();
  const one = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 };
  fireEvent.pointerDown(cell(2), { ...one, ...onto(cell(2)) });
  expect(loupe()).toBe(null);
  expect(onPick).toHaveBeenCalledOnce();
});
