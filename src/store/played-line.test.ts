import { beforeEach, describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Move } from '#games/shogi/move.ts';
import { moveInUsi } from '#games/shogi/notation/usi.ts';
import { writeKifu } from '#games/shogi/notation/write.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { endOfGame } from '#record/builder.ts';
import { type GameRecord, nodeAt, pathTo } from '#record/record.ts';
import { portsWith } from '../../tests/ports.ts';
import { reading } from '../../tests/read-one.ts';
import { sq } from '../../tests/table.ts';
import { cancel, flip, pick } from './commands.ts';
import { editRecord, startEdits, undoEdit, whyNotEdit, whyNotUndo } from './editing.ts';
import { toggleGuessing, uncover } from './guessing.ts';
import { step, viewNode, viewPly } from './navigation.ts';
import { playFromHere } from './play-from-here.ts';
import { playback, togglePlayback } from './playback.ts';
import { keepLine, leaveLine, placeInLine, playLine } from './played-line.ts';
import { lineOnBoard, shownNode, shownPosition, sittingOnBoard } from './selectors.ts';
import { openRecord } from './sittings.ts';
import { createTable, freshSitting, type Table } from './table.ts';

const { record } = reading('手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n');

const turns = (moves: string) =>
  moves.split(' ').map((word) => {
    const move = moveInUsi(word);
    if (move === undefined) throw new Error(word);
    return { move };
  });

let table: Table;
const state = () => table.store.getState();
const onBoard = (): string => {
  const sitting = sittingOnBoard(state());
  return shogi.text.position(shownPosition(shogi, sitting) as ReturnType<typeof shogi.start>);
};
const place = () => {
  const line = lineOnBoard(state());
  return line && placeInLine(line);
};

beforeEach(async () => {
  const ports = portsWith({});
  table = createTable(shogiPack, ports, freshSitting(shogi, ports, record.setup), {
    mayHaveKept: false,
  });
  await openRecord(table, record);
  startEdits(table);
  viewPly(table, 1);
});

test('a line is stepped through on the board, and the game that is kept does not change', () => {
  const before = state().sitting;
  playLine(table, 1, turns('8c8d 2g2f 8d8e'));
  expect(state().sitting).toBe(before);
  expect(place()).toEqual({ at: 1, of: 3 });
  step(table, 1);
  expect(place()).toEqual({ at: 2, of: 3 });
  step(table, 'last');
  expect(place()).toEqual({ at: 3, of: 3 });
  step(table, 1);
  expect(place()).toEqual({ at: 3, of: 3 });
  expect(onBoard()).toContain('/1p7/2P4P1/');
  expect(state().sitting).toBe(before);
  expect(record.nodes).toHaveLength(4);
});

test('a line that begins as the record does goes on as the program has it', () => {
  playLine(table, 1, turns('3c3d 6g6f'));
  step(table, 1);
  expect(place()).toEqual({ at: 2, of: 2 });
  expect(onBoard()).toContain('2PP5');
});

test('stepping back before its first move leads to the record, at the move it left', () => {
  playLine(table, 1, turns('8c8d 2g2f'));
  step(table, -1);
  expect(lineOnBoard(state())).toBe(null);
  expect(shownNode(state().sitting)).toBe(1);
});

test('any other move of the record ends it', () => {
  playLine(table, 1, turns('8c8d 2g2f'));
  viewNode(table, 3);
  expect(lineOnBoard(state())).toBe(null);
  expect(shownNode(state().sitting)).toBe(3);
});

test('Escape goes back to the move that was on the board', () => {
  playLine(table, 1, turns('8c8d 2g2f'));
  step(table, 1);
  cancel(table);
  expect(lineOnBoard(state())).toBe(null);
  expect(shownNode(state().sitting)).toBe(1);
});

test('nobody moves or edits in it, and the board can be turned', () => {
  playLine(table, 1, turns('8c8d 2g2f'));
  for (const name of ['7g', '7f']) pick(table, { at: 'square', square: sq(name) });
  expect(state().selection.picked).toEqual([]);
  expect(whyNotEdit(state())).toBe('unknown');
  expect(whyNotUndo(table)).toBe('unknown');
  editRecord(table, () => ({ ...record, headers: [['棋戦', 'x']] }));
  expect(state().sitting.match.record).toBe(record);
  flip(table);
  expect(sittingOnBoard(state()).flipped).toBe(true);
  expect(place()).toEqual({ at: 1, of: 2 });
  leaveLine(table);
  expect(state().sitting.flipped).toBe(true);
});

test('kept, it is a variation from there on, which an undo takes away again', async () => {
  playLine(table, 1, turns('8c8d 2g2f 8d8e'));
  step(table, 1);
  const shown = onBoard();
  keepLine(table);
  expect(lineOnBoard(state())).toBe(null);
  const { match } = state().sitting;
  expect(nodeAt(match.record, 1).children).toEqual([2, 4]);
  expect(match.record.nodes).toHaveLength(7);
  expect(onBoard()).toBe(shown);
  await undoEdit(table);
  expect(state().sitting.match.record).toBe(record);
  expect(shownNode(state().sitting)).toBe(1);
});

test('kept, moves that the record has already are not added twice', () => {
  playLine(table, 1, turns('3c3d 6g6f'));
  keepLine(table);
  const { match } = state().sitting;
  expect(nodeAt(match.record, 1).children).toEqual([2]);
  expect(nodeAt(match.record, 2).children).toEqual([3, 4]);
  expect(shownNode(state().sitting)).toBe(2);
});

describe('a game that was resigned after its third move', () => {
  const resigned = reading(
    '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n',
  ).record;
  const written = (of: GameRecord): string => writeKifu(of as GameRecord<Move>, 'kif', 'utf-8');

  beforeEach(() => openRecord(table, resigned));

  test.each([
    ['leaves its last move', 3, '8c8d 2f2e'],
    ['follows it to its end and goes on', 1, '3c3d 2g2f 8c8d 2f2e'],
  ])('ends where it did when a line is kept that %s', (_, from, moves) => {
    viewNode(table, from);
    playLine(table, from, turns(moves));
    keepLine(table);
    const kept = state().sitting.match.record;
    expect(kept.nodes).toHaveLength(6);
    expect(endOfGame(kept)).toBe(3);
    expect(kept.ending).toEqual(resigned.ending);
    const kif = written(kept);
    expect(kif).toMatch(/^ *4 投了/m);
    expect(kif).not.toMatch(/^ *6 投了/m);
    const again = reading(kif).record;
    expect(endOfGame(again)).toBe(3);
    expect(again.ending).toEqual(resigned.ending);
  });
});

test('a game that is played from here begins with the moves of the line on the board', () => {
  playLine(table, 1, turns('8c8d 2g2f 8d8e'));
  step(table, 1);
  const shown = onBoard();
  playFromHere(table);
  const { match } = state().sitting;
  expect(pathTo(match.record, match.head)).toHaveLength(4);
  expect(onBoard()).toBe(shown);
});

test('playback that starts in a line from the last move of the record stays in the line', () => {
  viewNode(table, 3);
  playLine(table, 3, turns('8c8d 2f2e'));
  togglePlayback(table);
  expect(place()).toEqual({ at: 1, of: 2 });
  togglePlayback(table);
  step(table, 'last');
  togglePlayback(table);
  expect(place()).toEqual({ at: 1, of: 2 });
  playback.setState(playback.getInitialState());
});

test('it ends when the moves to come are covered, and when another record is opened', async () => {
  playLine(table, 1, turns('8c8d'));
  toggleGuessing(table, 'moves');
  expect(lineOnBoard(state())).toBe(null);
  uncover(table);
  playLine(table, 1, turns('8c8d'));
  await openRecord(table, reading('手合割：平手\n1 ２六歩(27)\n').record);
  expect(lineOnBoard(state())).toBe(null);
});

test('in a game that goes on no line is played', () => {
  const ports = portsWith({});
  table = createTable(shogiPack, ports, freshSitting(shogi, ports, record.setup), {
    mayHaveKept: false,
  });
  playLine(table, 0, turns('7g7f'));
  expect(lineOnBoard(state())).toBe(null);
});
