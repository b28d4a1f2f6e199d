import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { setComment } from '#record/edit.ts';
import type { KeptSitting } from '#store/sitting.ts';
import {
  behind,
  emptyBrowser,
  fakeStorage,
  playedTable,
  sittingOf,
} from '../../../tests/stored-games.ts';
import { sq } from '../../../tests/table.ts';
import { openGameDatabase } from './game-database.ts';
import { openJournal } from './journal.ts';

beforeEach(emptyBrowser);

const editsOf = async () => {
  const told = { unreachable: () => {}, lost: () => {} };
  const database = openGameDatabase(packs, openJournal(fakeStorage()), told);
  return database.kept.edits;
};

/** A game with a comment at its first move. */
const withComment = (sitting: KeptSitting, comment: string): KeptSitting => ({
  ...sitting,
  match: { ...sitting.match, record: setComment(sitting.match.record, 1, comment) },
});

/** A game, and what it becomes by so many edits of one comment. */
const edited = (count: number): readonly KeptSitting[] => {
  const first = sittingOf(playedTable(sq('7g'), sq('7f')));
  return Array.from({ length: count + 1 }, (_, i) =>
    i === 0 ? first : withComment(first, `Thought ${i}`),
  );
};

const commentOf = (record: KeptSitting['match']['record'] | undefined) => record?.nodes[1]?.comment;

test('the edits of a game are taken back one by one after a reload, the last first', async () => {
  const [none, first, second] = edited(2);
  if (!none || !first || !second) throw new Error('there are three states');
  const before = await editsOf();
  await before.add(none, first);
  await before.add(first, second);
  const after = await editsOf();
  expect(await after.count(second)).toBe(2);
  expect(commentOf(await after.take(second))).toBe('Thought 1');
  expect(commentOf(await after.take(first))).toBe('');
  expect(await after.take(none)).toBeUndefined();
});

test('a comment that is typed on is one edit, and fifty edits can be undone', async () => {
  const states = edited(60);
  const kept = await editsOf();
  for (const [i, before] of states.slice(0, -1).entries()) {
    const after = states[i + 1];
    if (after) await kept.add(before, after);
  }
  const last = states.at(-1);
  if (!last) throw new Error('there is a last state');
  expect(await kept.count(last)).toBe(50);
  const more = withComment(last, 'Thought 60 and more');
  await kept.add(null, more);
  expect(await kept.count(more)).toBe(50);
  expect(commentOf(await kept.take(more))).toBe('Thought 59');
});

test('a game that was changed otherwise since has nothing to take back', async () => {
  const [none, first] = edited(1);
  if (!none || !first) throw new Error('there are two states');
  const kept = await editsOf();
  await kept.add(none, first);
  expect(await kept.take(withComment(first, 'By another tab'))).toBeUndefined();
  expect(await kept.count(withComment(first, 'By another tab'))).toBe(0);
  expect(await kept.count(first)).toBe(0);
});

test('an edit that is damaged is let go of, and the game stays', async () => {
  const [none, first] = edited(1);
  if (!none || !first) throw new Error('there are two states');
  const kept = await editsOf();
  await kept.add(none, first);
  await behind((db) => db.put('edits', { id: first.id, nodes: 'damaged' }, [first.id, 1]));
  expect(await kept.take(first)).toBeUndefined();
  expect(await kept.count(first)).toBe(0);
});
