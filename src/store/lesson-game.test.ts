import { beforeEach, describe, expect, test } from 'vitest';
import { endGameAt } from '#games/course.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { lineTo } from '#record/line.ts';
import { hunted } from '../../tests/lessons/hunter.ts';
import { portsWith } from '../../tests/ports.ts';
import { enter, redo, takeBack } from './commands.ts';
import {
  beginEndGame,
  changeSeats,
  type EndGameSetUp,
  endOfHunt,
  keepLessonGame,
  movesOfHunter,
  playEndGameAgain,
  runAway,
  winnerOfBoth,
} from './lesson-game.ts';
import { packOfSitting } from './pack-for.ts';
import { hasNothingToKeep, namesOf } from './selectors.ts';
import { resumeSitting } from './sittings.ts';
import { summaryOf } from './summary.ts';
import { createTable, freshSitting, gameOn, keptSitting, type Table } from './table.ts';

const first = course.blocks[0].id;
const kingHunt = { block: first, game: 'king-hunt' };
const cornerHunt = { block: first, game: 'corner-hunt' };
const two: EndGameSetUp = { alone: false, names: ['Ann', 'Ben'], how: 'face' };
const alone: EndGameSetUp = { alone: true, names: ['Ann', ''], how: 'side' };

const hunt = (id: string) => {
  const end = endGameAt(course, first, id);
  if (end === undefined) throw new Error(`no game is called ${id}`);
  return end;
};

const { game } = shogiPack;
let table: Table;

beforeEach(() => {
  const ports = portsWith({ random: () => 0.5 });
  table = createTable(
    shogiPack,
    ports,
    freshSitting(game, ports, game.text.position(game.start())),
  );
});

const sitting = () => table.store.getState().sitting;
const play = (...moves: readonly string[]): void => {
  for (const text of moves) {
    const { match } = sitting();
    const { position } = lineTo(game, match.record, match.head);
    const read = gameOn(table).text.parseMove(text, position);
    if (!read.ok) throw new Error(`no move is called ${text}`);
    enter(table, read.value);
  }
};
const movesSoFar = (): readonly string[] => {
  const { match } = sitting();
  const all: string[] = [];
  for (let line = lineTo(game, match.record, match.head); line.before !== null; line = line.before)
    if (line.turn) all.unshift(game.text.move(line.turn.move));
  return all;
};
/** Lets everything happen that waits for nothing. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await null;
};
const flees = () => runAway(table, course, () => Promise.resolve());

/** The moves of a hunt from its start to mate. */
const wholeHunt = (id: string): readonly string[] => {
  const moves: string[] = [];
  const { line: last } = hunted(game, course.view, hunt(id), 3);
  for (let line = last; line.before !== null; line = line.before)
    if (line.turn) moves.unshift(game.text.move(line.turn.move));
  return moves;
};

describe('a game that ends a block', () => {
  test('stands in no list until it is kept', async () => {
    await beginEndGame(table, course, kingHunt, two);
    play('2h2f');
    expect(hasNothingToKeep(sitting())).toBe(true);
    expect(summaryOf(game, keptSitting(table.store.getState())).latest).toBeUndefined();
    keepLessonGame(table);
    const { latest, unfinished } = summaryOf(game, keptSitting(table.store.getState()));
    expect([typeof latest, unfinished]).toEqual(['number', latest]);
    expect(sitting().matchRevision).toBe(table.store.getState().selection.revision);
  });

  test('lets the game before wait, and knows it through every further round', async () => {
    play('7g7f');
    const before = sitting().id;
    await beginEndGame(table, course, kingHunt, two);
    expect(sitting().lesson?.before).toBe(before);
    expect(table.store.getState().removed).toMatchObject({ sitting: { id: before } });
    playEndGameAgain(table, hunt('king-hunt'));
    await beginEndGame(table, course, cornerHunt, alone);
    expect(sitting().lesson?.before).toBe(before);
  });

  test('on a table where nothing was played leaves nothing waiting', async () => {
    await beginEndGame(table, course, kingHunt, two);
    expect(sitting().lesson?.before).toBeUndefined();
    expect(table.store.getState().removed).toBeNull();
  });

  test('two players change seats for the second half, and the board turns between them', async () => {
    await beginEndGame(table, course, kingHunt, two);
    play(...wholeHunt('king-hunt'));
    const ended = endOfHunt(table.store.getState(), hunt('king-hunt'));
    if (ended?.is !== 'caught') throw new Error('the king got away');
    expect(winnerOfBoth(table.store.getState(), hunt('king-hunt'))).toBeUndefined();
    changeSeats(table, ended);
    expect(namesOf(sitting())).toEqual(['Ben', 'Ann']);
    expect([sitting().flipped, sitting().swapped]).toEqual([true, true]);
    expect(sitting().lesson?.first).toBe(ended.moves);
    expect(movesOfHunter(table.store.getState(), hunt('king-hunt'))).toBe(0);
    // Ben needs as many moves as Ann.
    play(...wholeHunt('king-hunt'));
    expect(winnerOfBoth(table.store.getState(), hunt('king-hunt'))).toBeNull();
  });

  test.each([
    [99, 0],
    [1, 1],
    [null, 0],
  ] as const)(
    'fewer moves win: the first hunter needed %s, so seat %s wins',
    async (took, seat) => {
      await beginEndGame(table, course, kingHunt, two);
      changeSeats(table, took === null ? { is: 'escaped' } : { is: 'caught', moves: took });
      play(...wholeHunt('king-hunt'));
      expect(winnerOfBoth(table.store.getState(), hunt('king-hunt'))).toBe(seat);
    },
  );

  test('without a mate is a draw, and the king has got away', async () => {
    await beginEndGame(table, course, kingHunt, two);
    for (let i = 0; i < 4 && sitting().match.outcome === null; i++)
      play('2h2g', '5d5c', '2g2h', '5c5d');
    expect(sitting().match.outcome).toMatchObject({ winner: null, next: 'over' });
    expect(endOfHunt(table.store.getState(), hunt('king-hunt'))).toEqual({ is: 'escaped' });
    expect(sitting().match.rules).toMatchObject({ moveLimit: 120 });
  });
});

test.each(
  course.blocks.flatMap(({ id, after }) => after.map((end) => ({ block: id, game: end.id }))),
)('$game begins from a position that storage can read', async (of) => {
  await beginEndGame(table, course, of, two);
  const { setup } = sitting().match.record;
  expect(game.text.parsePosition(setup).ok).toBe(true);
  expect(game.text.position(game.start(setup))).toBe(setup);
  expect(namesOf(sitting())).toEqual(['Ann', 'Ben']);
});

describe('on the small board', () => {
  test('nothing goes outside, and the next game has the whole board again', async () => {
    await beginEndGame(table, course, cornerHunt, two);
    const inside = table.store.getState().pack;
    expect([...inside.game.legalMoves(inside.game.start(hunt('corner-hunt').setup))].length).toBe(
      5 + 23,
    );
    await beginEndGame(table, course, kingHunt, two);
    expect(table.store.getState().pack).toBe(shogiPack);
  });

  test('a kept game comes back with its board', async () => {
    await beginEndGame(table, course, cornerHunt, two);
    play('3e3d');
    keepLessonGame(table);
    const kept = keptSitting(table.store.getState());
    expect((await packOfSitting(shogiPack, kept)).whole).toBe(shogiPack);
    const ports = portsWith({});
    const other = createTable(
      shogiPack,
      { ...ports, kept: { ...ports.kept, load: async () => kept } },
      freshSitting(game, ports, game.text.position(game.start())),
    );
    await resumeSitting(other, kept.id);
    expect(other.store.getState().pack.whole).toBe(shogiPack);
  });
});

describe('alone', () => {
  test('the king answers each move, and nobody can move it', async () => {
    await beginEndGame(table, course, kingHunt, alone);
    const stop = flees();
    play('2h2f');
    await null;
    // The king is about to step: a move of it by hand is not heard.
    play('5d5c');
    await settle();
    expect(movesSoFar().length).toBe(2);
    stop();
  });

  test('the same seed gives the same game, also when it goes on after a reload', async () => {
    await beginEndGame(table, course, kingHunt, alone);
    let stop = flees();
    play('2h2f');
    await settle();
    const answered = movesSoFar();
    takeBack(table);
    await settle();
    stop();
    expect(movesSoFar()).toEqual([]);
    // A reload before the king has stepped.
    play('2h2f');
    stop = flees();
    await settle();
    expect(movesSoFar()).toEqual(answered);
    stop();
  });

  test('taking back takes both moves, and so does the way forward', async () => {
    await beginEndGame(table, course, kingHunt, alone);
    const stop = flees();
    play('2h2f');
    await settle();
    play('8h7g');
    await settle();
    const all = movesSoFar();
    expect(all.length).toBe(4);
    takeBack(table);
    await settle();
    expect(movesSoFar()).toEqual(all.slice(0, 2));
    redo(table);
    await settle();
    expect(movesSoFar()).toEqual(all);
    stop();
  });

  test('a mate is not answered, and a new seed is drawn for the next hunt', async () => {
    await beginEndGame(table, course, kingHunt, alone);
    play(...wholeHunt('king-hunt'));
    const stop = flees();
    await settle();
    expect(endOfHunt(table.store.getState(), hunt('king-hunt'))?.is).toBe('caught');
    playEndGameAgain(table, hunt('king-hunt'));
    expect([sitting().swapped, sitting().lesson?.seed]).toEqual([undefined, 2 ** 30]);
    stop();
  });
});
