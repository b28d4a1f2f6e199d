import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { emptyRecord } from '#record/record.ts';
import { portsWith } from '../../tests/ports.ts';
import { newGame, openRecord } from './sittings.ts';
import { createTable, freshSitting } from './table.ts';

/** A table at which a record is being opened: its file is kept as soon as `keep` is called. */
const opening = (isWanted?: () => boolean) => {
  let keep = (): void => {};
  const keptFile = new Promise<void>((resolve) => {
    keep = resolve;
  });
  const ports = portsWith({ keepSource: () => keptFile });
  const table = createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even), {
    mayHaveKept: false,
  });
  const source = { id: 'file', name: 'a.kif', game: 0 };
  const record = emptyRecord('shogi', handicaps.even);
  const opened = openRecord(table, record, source, new Blob(['a']), isWanted);
  return { table, opened, keep };
};

test('a record comes to the table when its file is kept', async () => {
  const { table, opened, keep } = opening();
  keep();
  expect(await opened).toBe(true);
  expect(table.store.getState().sitting.origin).toBe('opened');
});

test('a game that was begun while a file was still being kept stays on the table', async () => {
  const { table, opened, keep } = opening();
  newGame(table, handicaps.lance);
  const { sitting } = table.store.getState();
  keep();
  expect(await opened).toBe(false);
  expect(table.store.getState().sitting).toBe(sitting);
});

test('a record whose sheet was closed while its file was being kept does not come to the table', async () => {
  let isOpen = true;
  const { table, opened, keep } = opening(() => isOpen);
  const { sitting } = table.store.getState();
  isOpen = false;
  keep();
  expect(await opened).toBe(false);
  expect(table.store.getState().sitting).toBe(sitting);
});
