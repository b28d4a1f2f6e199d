/** Promises about moves: by mouse, finger and keys, with a card or a refusal. */
import { Key } from 'selenium-webdriver';
import { matedBoard, matingGame, START } from '../../../tests/e2e/table.ts';
import type { Promised } from '../play-all.ts';
import type { Visit } from '../session.ts';
import {
  choice,
  doing,
  expectAttribute,
  expectBoard,
  expectCount,
  expectMarked,
  expectPiece,
  expectPly,
  inHand,
  seen,
  square,
} from '../sight.ts';
import {
  drag,
  openTable,
  play,
  press,
  setUp,
  slide,
  tap,
  type,
  typeMove,
  walkTo,
} from '../steps.ts';

export const moves: readonly Promised<Visit>[] = [
  {
    title: 'a player who comes for the first time sees the board with all pieces on it',
    play: async (visit) => {
      await openTable(visit);
      await expectBoard(visit.driver, START);
      await seen(visit.driver, doing('choose-game'));
    },
  },
  {
    title: 'a player who clicks on a piece sees where it can go, and moves it with a second click',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await press(driver, square('2g'));
      await expectMarked(driver, 'selected', ['2g']);
      await expectMarked(driver, 'target', ['2f']);
      await press(driver, square('2f'));
      await expectPiece(driver, '2f', 'P');
      await expectPly(driver, 1);
    },
  },
  {
    title: 'a player drags a piece with the mouse to where it is to stand',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await drag(driver, square('7g'), square('7f'));
      await expectPiece(driver, '7f', 'P');
      await drag(driver, square('3c'), square('3d'));
      await expectPly(driver, 2);
    },
  },
  {
    title: 'a player drags a piece with a pen',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await drag(driver, square('7g'), square('7f'), 'pen');
      await expectPiece(driver, '7f', 'P');
    },
  },
  {
    title: 'a player moves with two taps of a finger, and drags another piece with it',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await tap(driver, square('7g'));
      await expectMarked(driver, 'selected', ['7g']);
      await tap(driver, square('7f'));
      await expectPly(driver, 1);
      await slide(driver, square('3c'), square('3d'));
      await expectPiece(driver, '3d', 'p');
    },
  },
  {
    title: 'a player drops a piece from the hand',
    play: async (visit) => {
      const { driver } = visit;
      await setUp(visit, '4k4/9/9/9/9/9/9/9/4K4 b G2g 1');
      await play(driver, ['G*5e', 'G*5f']);
      await expectPiece(driver, '5e', 'G');
      await expectCount(driver, inHand('G', 0), 0);
      await expectAttribute(driver, inHand('G', 1), 'data-count', '1');
    },
  },
  {
    title: 'a player is asked whether a piece promotes, and has the face that was chosen',
    play: async (visit) => {
      const { driver } = visit;
      await setUp(visit, '4k4/9/9/3SS4/9/9/9/9/4K4 b - 1');
      await play(driver, ['5d5c+', '5a4a', '6d6c=']);
      await expectPiece(driver, '5c', '+S');
      await expectPiece(driver, '6c', 'S');
      await expectCount(driver, choice('keep'), 0);
    },
  },
  {
    title: 'a player who breaks a rule sees which, and sees it drawn on the board',
    play: async (visit) => {
      const { driver } = visit;
      await setUp(visit, '4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
      await press(driver, inHand('P', 0));
      await press(driver, square('5e'));
      await seen(driver, '[data-rule="nifu"]');
      await expectMarked(driver, 'cause', ['5g']);
      await expectCount(driver, 'svg.proof rect.band', 1);
      await expectPiece(driver, '5e', '');
      await press(driver, square('4e'));
      await expectPly(driver, 1);
    },
  },
  {
    title: 'a player types a move, in USI and in Japanese',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await typeMove(driver, '7g7f');
      await expectPly(driver, 1);
      await typeMove(driver, '３四歩');
      await expectPly(driver, 2);
      await expectPiece(driver, '3d', 'p');
    },
  },
  {
    title: 'a player makes a move with the keys alone',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await type(driver, Key.TAB);
      await seen(driver, `${doing('skip-to-board')}:focus`);
      await type(driver, Key.ENTER);
      await seen(driver, '[data-square]:focus');
      for (const name of ['7g', '7f']) {
        await walkTo(driver, name);
        await type(driver, Key.ENTER);
      }
      await expectPly(driver, 1);
    },
  },
  {
    title: 'a player takes a move back, and makes it again',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, ['7g7f', '3c3d']);
      await press(driver, doing('take-back'));
      await expectPiece(driver, '3d', '');
      await press(driver, doing('redo'));
      await expectPiece(driver, '3d', 'p');
      await expectPly(driver, 2);
    },
  },
  {
    title: 'a player looks back through the moves, and returns to the game',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, ['7g7f', '3c3d', '2g2f']);
      await press(driver, '[data-ply="1"]');
      await expectPly(driver, 1);
      await expectPiece(driver, '3d', '');
      await press(driver, doing('return'));
      await expectPly(driver, 3);
    },
  },
  {
    title: 'two players play to mate, and the card says who has won',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, matingGame);
      await expectBoard(driver, matedBoard);
      await expectAttribute(driver, '[data-outcome]', 'data-outcome', 'checkmate');
      await expectAttribute(driver, '[data-outcome]', 'data-winner', '0');
    },
  },
  {
    title: 'a player whose king is mated reads step by step why',
    play: async (visit) => {
      const { driver } = visit;
      await setUp(visit, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
      await play(driver, ['G*5b']);
      await press(driver, doing('why'));
      await expectMarked(driver, 'escape', []);
      await press(driver, doing('proof-next'));
      await expectMarked(driver, 'escape', ['6a']);
      await press(driver, doing('proof-close'));
      await expectMarked(driver, 'escape', []);
      await expectCount(driver, '[data-part="proof"]', 0);
    },
  },
  {
    title: 'a player who resigned takes it back with the next press',
    play: async (visit) => {
      const { driver } = visit;
      await openTable(visit);
      await play(driver, ['7g7f']);
      await press(driver, doing('resign'));
      await press(driver, '[role="alertdialog"] button');
      await expectAttribute(driver, '[data-outcome]', 'data-outcome', 'resignation');
      await press(driver, doing('undo-resign'));
      await expectCount(driver, '[data-outcome]', 0);
      await expectPly(driver, 1);
    },
  },
];
