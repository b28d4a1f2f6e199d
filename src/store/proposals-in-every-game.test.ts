/** Players of any game can propose things to each other, though they have agreed on nothing before it. */
import { describe, expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import type { GamePack } from '#games/pack.ts';
import { whyNotOffer } from '#match/proposals.ts';
import { portsWith } from '../../tests/ports.ts';
import { enter } from './commands.ts';
import { viewNode } from './navigation.ts';
import { playFromHere } from './play-from-here.ts';
import { answer, claim, offer } from './referee.ts';
import { shownPosition } from './selectors.ts';
import { beginSetUp, firstSetUp } from './set-up.ts';
import { newGame, openRecord } from './sittings.ts';
import { createTable, freePlayIn, freshSitting, type Table } from './table.ts';

const matchOn = ({ store }: Table) => store.getState().sitting.match;

const tableOf = (pack: GamePack): Table => {
  const ports = portsWith();
  const setup = pack.game.text.position(pack.game.start());
  return createTable(pack, ports, freshSitting(pack.game, ports, setup, freePlayIn(pack)), {
    mayHaveKept: false,
  });
};

/** Makes the first legal move, and waits until it is shown. */
const move = async ({ store, ...rest }: Table): Promise<void> => {
  const { pack, sitting } = store.getState();
  const [first] = pack.game.legalMoves(shownPosition(pack.game, sitting));
  if (first === undefined) throw new Error('no legal move');
  enter({ store, ...rest }, first);
  while (store.getState().drawing) await Promise.resolve();
};

/** The ways in which two people come to a game. */
const ways: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  'a new game': async (table) => {
    const agreement = table.store.getState().pack.agreement;
    beginSetUp(table, agreement, firstSetUp(agreement));
  },
  'a position of an address': async (table) => {
    const { pack, sitting } = table.store.getState();
    newGame(table, sitting.match.record.setup, pack, pack.agreement);
  },
  'a game that goes on from a record': async (table) => {
    await move(table);
    await openRecord(table, matchOn(table).record);
    viewNode(table, 0);
    playFromHere(table);
  },
};

describe.each(Object.entries(packs))('%s', (_, load) => {
  test.each(Object.entries(ways))(
    '%s can be adjourned, and drawn where friends agree to draws',
    async (_, come) => {
      const pack = await load();
      const table = tableOf(pack);
      await come(table);
      await move(table);
      const [friends] = pack.agreement.presets;
      expect(whyNotOffer(pack.game, matchOn(table), 0, 'draw')).toBe(
        friends.table.agreedDraw ? null : 'unknown',
      );
      expect(whyNotOffer(pack.game, matchOn(table), 0, 'adjourn')).toBeNull();
      offer(table, 0, 'adjourn');
      answer(table, 1, true);
      expect(matchOn(table).refereeState?.sealing).toBe(true);
      await move(table);
      expect(matchOn(table).refereeState?.paused).toBe('adjourned');
    },
  );

  test('a game without an agreement stays as it was where a proposal or a claim is refused', async () => {
    const table = tableOf(await load());
    const { sitting } = table.store.getState();
    offer(table, 0, 'takeback');
    offer(table, 0, 'pause');
    claim(table, 0, 'nothing that any game knows');
    expect(table.store.getState().sitting).toBe(sitting);
  });
});

/** Both kings have entered, with no declaration left to the side that has the points. */
const entered = '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k1S2 w 2B3P4g3s4n4l7p 1';

test.each([
  ['as it comes', {}],
  ['without declaration, where more points win', { impasse: 'off', impassePoints: 'majority' }],
])('a friendly game of shogi can end by impasse, %s', async (_, options) => {
  const pack = await packs.shogi();
  const table = tableOf(pack);
  const agreement = pack.agreement;
  const setUp = firstSetUp(agreement);
  beginSetUp(table, agreement, {
    ...setUp,
    start: 'own',
    position: entered,
    options: { ...setUp.options, ...options },
  });
  expect(matchOn(table).refereeState).toBeUndefined();
  expect(whyNotOffer(pack.game, matchOn(table), 1, 'impasse')).toBeNull();
  offer(table, 1, 'impasse');
  answer(table, 0, true);
  expect(matchOn(table).outcome?.by).toBe('impasse');
});
