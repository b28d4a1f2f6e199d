import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { keptSitting } from '#store/table.ts';
import { fakeStorage, tableWith, tapAt } from '../../../tests/stored-games.ts';
import { openJournal } from './journal.ts';
import type { SittingText } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

const played = tableWith();
tapAt(played, 56, 47);
const text = writeSitting(shogi, keptSitting(played.store.getState()));
const game = (id: string, comment = ''): SittingText => ({ ...text, id, comment });

test('the last twelve of the unfinished games that the database has too stay', () => {
  const journal = openJournal(fakeStorage());
  for (let n = 1; n <= 15; n += 1) {
    journal.write(game(`game-${n}`));
    journal.settle(`game-${n}`, text.revision, false);
  }
  expect(journal.ids()).toEqual(Array.from({ length: 12 }, (_, i) => `game-${i + 4}`));
});

test('games that the database does not have all stay', () => {
  const journal = openJournal(fakeStorage());
  for (let n = 1; n <= 15; n += 1) journal.write(game(`game-${n}`));
  expect(journal.ids()).toHaveLength(15);
});

test('long games do not crowd local storage: those settled first go first', () => {
  const journal = openJournal(fakeStorage());
  for (const id of ['a', 'b', 'c']) {
    journal.write(game(id, 'x'.repeat(400_000)));
    journal.settle(id, text.revision, false);
  }
  expect(journal.ids()).toEqual(['b', 'c']);
});

test('where storage is full, games that the database has give way to those it does not have yet', () => {
  const room = 'x'.repeat(1_000);
  const oneGame = JSON.stringify(game('game', room)).length;
  const journal = openJournal(fakeStorage(1.5 * oneGame));
  expect(journal.write(game('kept', room))).toBe(true);
  journal.settle('kept', text.revision, false);
  expect(journal.write(game('new', room))).toBe(true);
  expect(journal.ids()).toEqual(['new']);
  expect(journal.write(game('more', room))).toBe(false);
  expect(journal.ids()).toEqual(['new']);
});

test('an entry that a newer version wrote is not written over', () => {
  const storage = fakeStorage();
  const newer = JSON.stringify({ ...text, id: 'game', version: 9 });
  storage.setItem('shogi-table/journal/game', newer);
  const journal = openJournal(storage);
  journal.write(game('game'));
  journal.write(game('game', 'again'));
  expect(journal.ids()).toEqual(['game', 'game~1']);
  expect(journal.read('game~1')).toEqual(JSON.parse(newer));
});

test('a tab deletes an entry that it wrote last, and none over which another tab has written', () => {
  const storage = fakeStorage();
  const [mine, other] = [openJournal(storage), openJournal(storage)];
  mine.write(game('game'));
  other.forgetOwn('game');
  expect(mine.ids()).toEqual(['game']);
  other.write({ ...game('game'), changedAtMs: text.changedAtMs + 1 });
  mine.forgetOwn('game');
  expect(mine.ids()).toEqual(['game']);
  other.forgetOwn('game');
  expect(mine.ids()).toEqual([]);
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a storage whose %s throws breaks nothing',
  (method) => {
    const storage = fakeStorage();
    Object.defineProperty(storage, method, {
      value: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const journal = openJournal(storage);
    journal.write(game('game'));
    journal.read('game');
    journal.settle('game', text.revision, true);
    journal.forget('game');
    journal.mayHaveKept();
    journal.hadDatabase();
    expect(journal.ids().length).toBeLessThanOrEqual(1);
  },
);
