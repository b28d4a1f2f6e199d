/** A game that is being played is safe while its players look back in it, whatever they have agreed on. */
import { describe, expect, test } from 'vitest';
import { type GameId, packs } from '#games/index.ts';
import type { GamePack } from '#games/pack.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { GameRecord } from '#record/record.ts';
import { portsWith } from '../../tests/ports.ts';
import { enter, pick, resign, takeBack } from './commands.ts';
import { returnToGame, viewNode } from './navigation.ts';
import { playFromHere } from './play-from-here.ts';
import { lockOf, mayMove, nextPicks, shownPosition } from './selectors.ts';
import { beginSetUp, firstSetUp, noClock, type SetUp } from './set-up.ts';
import { newGame, openRecord, playAgain } from './sittings.ts';
import {
  createTable,
  freePlayIn,
  freshSitting,
  type KeptSitting,
  keptSitting,
  type Table,
} from './table.ts';

const ids = Object.keys(packs).filter((id): id is GameId => Object.hasOwn(packs, id));

const settled = async ({ store }: Table): Promise<void> => {
  while (store.getState().drawing) await Promise.resolve();
};

/** A table as a first-time user finds it. */
const tableOf = (pack: GamePack): Table => {
  const ports = portsWith();
  const setup = pack.game.text.position(pack.game.start());
  return createTable(pack, ports, freshSitting(pack.game, ports, setup, freePlayIn(pack)), {
    mayHaveKept: false,
  });
};

const sittingOn = ({ store }: Table): KeptSitting => keptSitting(store.getState());
const recordOn = (table: Table): GameRecord => sittingOn(table).match.record;

/** Some legal move of the position on the board. */
const someMove = ({ store }: Table, which: number): object => {
  const { pack, sitting } = store.getState();
  const moves = [...pack.game.legalMoves(shownPosition(pack.game, sitting))];
  const move = moves[which % moves.length];
  if (move === undefined) throw new Error('no legal move');
  return move;
};

const played = async (table: Table, moves: number): Promise<void> => {
  for (let made = 0; made < moves; made += 1) {
    enter(table, someMove(table, made));
    await settled(table);
  }
};

/** Tries to move in every way that commands offer: typed, and point by point. */
const tryToMove = async (table: Table): Promise<void> => {
  const { game } = table.store.getState().pack;
  for (const which of [5, 11, 23]) {
    const move = someMove(table, which);
    const position = shownPosition(game, sittingOn(table));
    enter(table, move);
    await settled(table);
    for (const one of game.picks(position, move)) {
      pick(table, one);
      await settled(table);
    }
    for (const one of game.picks(position, move)) pick(table, one, true);
    await settled(table);
  }
};

const strictnesses = ['teach', 'casual', 'claim', 'strict', 'retry-same', 'retry-any'] as const;
const hows = ['side', 'teacher', 'face', 'pass'] as const;
const clocks = [noClock, { ...noClock, kind: 'main' }] as const;
const takebacks = ['free', 'ask', 'off'] as const;

describe.each(ids)('in a game of %s', (id) => {
  const begin = async (patch: Partial<SetUp> = {}) => {
    const pack = await packs[id]();
    const agreement = pack.agreement;
    const table = tableOf(pack);
    beginSetUp(table, agreement, { ...firstSetUp(agreement), ...patch });
    return { table, agreement, pack };
  };

  const expectLocked = async (table: Table): Promise<void> => {
    await played(table, 3);
    const before = sittingOn(table).match;
    viewNode(table, 1);
    const looking = sittingOn(table);
    expect([mayMove(looking), lockOf(looking, false)]).toEqual([false, 'looking']);
    expect(nextPicks(table.store.getState().pack.game, looking, [])).toEqual([]);
    await tryToMove(table);
    expect(sittingOn(table).match).toBe(before);
    expect(sittingOn(table)).toMatchObject({ viewed: 1, picked: [] });
    returnToGame(table);
    await played(table, 1);
    expect(recordOn(table).nodes).toHaveLength(5);
  };

  for (const how of hows)
    for (const clock of clocks)
      test(`looking back makes no move: ${how}, clock ${clock.kind}, however fouls and takebacks are handled`, async () => {
        for (const strictness of strictnesses)
          for (const takeback of takebacks) {
            const { table } = await begin({
              how,
              strictness,
              takebacks: takeback,
              clocks: [clock, clock],
            });
            await expectLocked(table);
          }
      });

  test('looking back makes no move in a rematch', async () => {
    const { table, agreement } = await begin();
    await played(table, 1);
    resign(table, 0);
    playAgain(table, agreement);
    await expectLocked(table);
  });

  test('looking back makes no move in a game that was begun from a record', async () => {
    const { table } = await begin();
    await played(table, 2);
    await openRecord(table, recordOn(table));
    viewNode(table, 0);
    playFromHere(table);
    await expectLocked(table);
  });

  test('once the game is over its review takes variations, and the game stays as it was', async () => {
    const { table } = await begin();
    await played(table, 3);
    resign(table, 1);
    const { head } = sittingOn(table).match;
    viewNode(table, 1);
    enter(table, someMove(table, 5));
    await settled(table);
    expect(recordOn(table).nodes).toHaveLength(5);
    expect(sittingOn(table).match.head).toBe(head);
  });
});

const free = ids.filter((id) => id !== 'banqi');

/** The ways to a board on which no game was begun. */
const freePlay: Readonly<Record<string, (table: Table) => void | Promise<void>>> = {
  'the board as it is found': () => {},
  'a position of an address': (table) => newGame(table, recordOn(table).setup),
};

describe.each(free)('in free play of %s', (id) => {
  test.each(Object.entries(freePlay))(
    'on %s a move beside the line is a variation, and play goes on there',
    async (_, come) => {
      const table = tableOf(await packs[id]());
      await come(table);
      await played(table, 3);
      viewNode(table, 1);
      enter(table, someMove(table, 5));
      expect(sittingOn(table)).toMatchObject({ viewed: null, match: { head: 4, tip: 4 } });
      expect(recordOn(table).nodes[1]?.children).toEqual([2, 4]);
    },
  );

  test('a variation can be tried also where a draw may be agreed', async () => {
    const pack = await packs[id]();
    const ports = portsWith();
    const setup = pack.game.text.position(pack.game.start());
    const refereeState = agree({ ...freeTerms, agreedDraw: true }, null);
    const fresh = freshSitting(pack.game, ports, setup, { ...freePlayIn(pack), refereeState });
    const table = createTable(pack, ports, fresh, { mayHaveKept: false });
    await played(table, 3);
    viewNode(table, 1);
    enter(table, someMove(table, 5));
    expect(recordOn(table).nodes[1]?.children).toEqual([2, 4]);
    expect(sittingOn(table).match.refereeState?.terms.agreedDraw).toBe(true);
  });

  test('a move of the line itself is a step along it, and the game stays where it was', async () => {
    const table = tableOf(await packs[id]());
    await played(table, 3);
    const { match } = sittingOn(table);
    viewNode(table, 1);
    for (const node of [2, 3]) {
      enter(table, recordOn(table).nodes[node]?.turn?.move ?? {});
      expect(sittingOn(table).match).toBe(match);
      expect(sittingOn(table).viewed).toBe(node === 3 ? null : node);
    }
  });

  test('in an opened record a move beside the line is a variation, and the record ends where it did', async () => {
    const table = tableOf(await packs[id]());
    await played(table, 3);
    await openRecord(table, recordOn(table));
    viewNode(table, 1);
    enter(table, someMove(table, 5));
    expect(sittingOn(table)).toMatchObject({ viewed: 4, match: { head: 3 } });
  });

  test('at the end of an unfinished record that was opened a move makes the record longer', async () => {
    const table = tableOf(await packs[id]());
    await played(table, 3);
    await openRecord(table, recordOn(table));
    viewNode(table, 3);
    enter(table, someMove(table, 5));
    expect(sittingOn(table)).toMatchObject({ viewed: 4, match: { head: 4, tip: 4 } });
  });
});

describe('in banqi, where a look back would turn pieces up', () => {
  test.each(Object.entries(freePlay))('on %s it makes no move', async (_, come) => {
    const table = tableOf(await packs.banqi());
    await come(table);
    await played(table, 4);
    takeBack(table);
    const before = sittingOn(table).match;
    viewNode(table, 1);
    await tryToMove(table);
    expect(lockOf(sittingOn(table), false)).toBe('looking');
    expect(sittingOn(table).match).toBe(before);
  });

  test('in an unfinished record that was opened it makes no move, but a guess is heard', async () => {
    const table = tableOf(await packs.banqi());
    await played(table, 4);
    await openRecord(table, recordOn(table));
    const before = sittingOn(table).match;
    viewNode(table, 1);
    await tryToMove(table);
    expect(sittingOn(table).match).toBe(before);
    const guesses: object[] = [];
    table.store.setState({ guess: ({ move }) => guesses.push(move) });
    const { move } = recordOn(table).nodes[2]?.turn ?? {};
    if (move !== undefined) enter(table, move);
    expect(guesses).toEqual([move]);
    expect(sittingOn(table).match).toBe(before);
  });
});
