import { expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { invented } from '../../tests/invented-agreement.ts';
import { tableWith } from '../../tests/stored-games.ts';
import { stubPack, withStub } from '../../tests/stub-pack.ts';
import { enter } from './commands.ts';
import { presetOf, withPreset } from './presets.ts';
import { nextOf } from './series.ts';
import { beginSetUp, firstSetUp, type SetUp, seatZeroOf } from './set-up.ts';
import {
  claimSitting,
  endPreview,
  goOnApart,
  playAgain,
  previewGame,
  resumeSitting,
} from './sittings.ts';
import { createTable, freshSitting, keptSitting } from './table.ts';

const { ports } = tableWith({ packs: withStub(packs) });

const begun = (patch: Partial<SetUp>) => {
  const table = createTable(stubPack, ports, freshSitting(stubPack.game, ports, '00'));
  beginSetUp(table, invented, { ...firstSetUp(invented), names: ['Ann', 'Bob'], ...patch });
  return table;
};
const matchAfter = (patch: Partial<SetUp>) => begun(patch).store.getState().sitting.match;

test('the agreed options and those of the start become the rules of a game of any kind', () => {
  const { rules, gameId } = matchAfter({
    start: 'ahead',
    options: { size: 13, komi: 3, ko: false },
  });
  expect(gameId).toBe('stub');
  expect(rules).toMatchObject({ size: 13, komi: 3, ko: false, stones: 2 });
});

test('where seat 0 gives pieces, seats are still chosen by hand, and the names follow the seats', () => {
  const setUp = { ...firstSetUp(invented), first: 'toss', seatZero: 1, start: 'ahead' } as const;
  expect(seatZeroOf(invented, setUp)).toBe(1);
  const { record } = matchAfter({ first: 'toss', seatZero: 1, start: 'ahead' });
  expect([record.setup, record.players]).toEqual(['01', ['Bob', 'Ann']]);
});

test('a preset of any game sets what it says, and is known again', () => {
  const [plain, hasty] = invented.presets;
  if (hasty === undefined) throw new Error('there are two presets');
  const chosen = withPreset(invented, firstSetUp(invented), hasty);
  expect(chosen).toMatchObject({ takebacks: 'off', options: { size: 13, komi: 0, ko: true } });
  expect(presetOf(invented, chosen)).toBe(hasty);
  expect(presetOf(invented, firstSetUp(invented))).toBe(plain);
  expect(
    presetOf(invented, { ...chosen, options: { ...chosen.options, komi: 1 } }),
  ).toBeUndefined();
});

test('another game comes to the table with its own pack', async () => {
  const table = tableWith({ packs: withStub(packs) });
  const before = table.store.getState().sitting;
  await previewGame(table, withStub(packs), 'stub');
  const { pack, sitting } = table.store.getState();
  expect([pack, sitting.match.gameId]).toEqual([stubPack, 'stub']);
  expect(sitting.id).not.toBe(before.id);
  await expect(previewGame(table, packs, 'nobody')).rejects.toThrow('nobody');
});

const playedTable = () => {
  const table = tableWith({ packs: withStub(packs) });
  const { pack, sitting } = table.store.getState();
  const [move] = pack.game.legalMoves(pack.game.start(sitting.match.record.setup));
  if (move === undefined) throw new Error('somebody can move');
  enter(table, move);
  return table;
};

test('a player who looks at other games before starting one comes back to the game that waits', async () => {
  const table = playedTable();
  const { pack, sitting } = table.store.getState();
  await previewGame(table, withStub(packs), 'stub');
  expect(table.store.getState().removed).toBeNull();
  endPreview(table);
  expect(table.store.getState()).toMatchObject({ pack, sitting: { id: sitting.id } });
});

test('a new game of another kind can be undone like any other', async () => {
  const table = playedTable();
  const { id } = table.store.getState().sitting;
  await previewGame(table, withStub(packs), 'stub');
  beginSetUp(table, invented, firstSetUp(invented));
  expect(table.store.getState()).toMatchObject({
    pack: stubPack,
    removed: { what: 'new-game', sitting: { id } },
  });
});

test('on a ladder where seat 0 gives, the winner of an even game takes seat 0', () => {
  for (const [winner, players] of [
    [0, ['Ann', 'Bob']],
    [1, ['Bob', 'Ann']],
  ] as const) {
    const table = begun({ ladder: true });
    const outcome = { winner, by: 'full', next: 'over' } as const;
    table.store.setState(({ sitting }) => ({
      sitting: { ...sitting, match: { ...sitting.match, outcome } },
    }));
    expect(nextOf(invented, table.store.getState().sitting)).toMatchObject({
      rung: { id: 'ahead' },
      swap: winner === 1,
    });
    playAgain(table, invented);
    const { match } = table.store.getState().sitting;
    expect(match.record.players).toEqual(players);
    expect(match.rules).toMatchObject({ stones: 2 });
  }
});

test('a game that goes on apart while another one is shown comes back under its new name', async () => {
  const table = playedTable();
  const sitting = keptSitting(table.store.getState());
  await previewGame(table, withStub(packs), 'stub');
  await goOnApart(table, sitting);
  endPreview(table);
  const now = table.store.getState();
  expect(keptSitting(now)).toEqual({ ...sitting, id: now.sitting.id });
  expect(now.sitting.id).not.toBe(sitting.id);
  expect(now.storageNews).toEqual({ what: 'apart' });
});

test('an address that names the game in play puts it back where another one is shown', async () => {
  const table = playedTable();
  const { id } = table.store.getState().sitting;
  await previewGame(table, withStub(packs), 'stub');
  expect(await resumeSitting(table, id)).toBe(true);
  expect(table.store.getState()).toMatchObject({ sitting: { id }, previewOver: null });
});

test('a game that is no longer wanted when its pack comes is not shown', async () => {
  const table = playedTable();
  const { pack, sitting } = table.store.getState();
  await previewGame(table, withStub(packs), 'stub', () => false);
  expect(table.store.getState()).toMatchObject({ pack, previewOver: null });
  expect(table.store.getState().sitting).toBe(sitting);
});

test('a game that comes from another tab while another one is shown can be played on', async () => {
  const table = playedTable();
  const { id } = table.store.getState().sitting;
  await previewGame(table, withStub(packs), 'stub');
  table.store.setState({ elsewhere: true });
  await claimSitting(table, id, true);
  expect(table.store.getState()).toMatchObject({ pack: stubPack, elsewhere: false });
  endPreview(table);
  expect(table.store.getState()).toMatchObject({ sitting: { id }, elsewhere: false });
});
