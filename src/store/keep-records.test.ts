import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { emptyRecord } from '#record/record.ts';
import { portsWith } from '../../tests/ports.ts';
import { keepRecords } from './keep-records.ts';
import { openRecord } from './sittings.ts';
import { summaryOf } from './summary.ts';
import { createTable, freshSitting } from './table.ts';

/** A table whose kept games can be counted. Keeping fails at the game with the number `failing`. */
const tableOf = (failing = -1) => {
  const kept = new Set<string>();
  const ports = portsWith({
    keepNew: () => ({
      add: async ({ id }) => {
        if (kept.size === failing) throw new Error('full');
        kept.add(id);
      },
      end: async () => {},
    }),
    forget: async (id) => void kept.delete(id),
  });
  const table = createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even), {
    mayHaveKept: false,
  });
  return { table, kept };
};

async function* games(count: number) {
  for (let game = 0; game < count; game += 1)
    yield {
      record: emptyRecord('shogi', handicaps.even, [], [`Player ${game}`, '']),
      source: { id: 'file', name: 'a.kif', game },
    };
}

test('all games of a selection are kept', async () => {
  const { table, kept } = tableOf();
  expect(await keepRecords(table, games(5), () => true)).toBe(5);
  expect(kept.size).toBe(5);
});

test('games of a selection are listed in the order of their files: what changed last comes first', async () => {
  const times: number[] = [];
  const ports = portsWith({
    now: () => 1_000_000,
    keepNew: () => ({
      add: async ({ changedAtMs }) => void times.push(changedAtMs),
      end: async () => {},
    }),
  });
  const table = createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even), {
    mayHaveKept: false,
  });
  await keepRecords(table, games(3), () => true);
  expect(times).toEqual([1_000_000, 999_999, 999_998]);
});

test('the list shows the date of a game where its headers have one', () => {
  const ports = portsWith({});
  const sitting = freshSitting(shogi, ports, handicaps.even);
  const dateOf = (...headers: readonly (readonly [string, string])[]) =>
    summaryOf(shogi, {
      ...sitting,
      match: { ...sitting.match, record: { ...sitting.match.record, headers } },
    }).date;
  expect(dateOf(['棋戦', '2019年 league'], ['開始日時', '2019/05/12(日) 10:00:00'])).toBe(
    '2019/05/12',
  );
  expect(dateOf(['START_TIME', '2019-5-2'])).toBe('2019-5-2');
  expect(dateOf(['先手', 'Ann'])).toBeUndefined();
});

test('a selection that is cancelled halfway leaves the games kept by then', async () => {
  const { table, kept } = tableOf();
  expect(await keepRecords(table, games(5), () => kept.size < 3)).toBe(3);
  expect(kept.size).toBe(3);
});

test('a selection that does not fit leaves no game kept', async () => {
  const { table, kept } = tableOf(3);
  await expect(keepRecords(table, games(5), () => true)).rejects.toThrow('full');
  expect(kept.size).toBe(0);
});

test('the file of a record that is opened is kept before the record is on the table', async () => {
  const events: string[] = [];
  const ports = portsWith({ keepSource: async (id, bytes) => void events.push(`${id} ${bytes}`) });
  const table = createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even), {
    mayHaveKept: false,
  });
  table.store.subscribe(({ sitting }) => void events.push(sitting.origin));
  const source = { id: 'file', name: 'a.kif', game: 0 };
  await openRecord(table, emptyRecord('shogi', handicaps.even), source, new Blob(['a']));
  expect(events).toEqual(['file 97', 'opened']);
});

test('a record is opened where its file cannot be kept', async () => {
  const refuse = () => Promise.reject(new Error('denied'));
  const ports = portsWith({ keepSource: refuse });
  const table = createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even), {
    mayHaveKept: false,
  });
  const source = { id: 'file', name: 'a.kif', game: 0 };
  await openRecord(table, emptyRecord('shogi', handicaps.even), source, new Blob(['a']));
  expect(table.store.getState().sitting.source).toMatchObject(source);
});
