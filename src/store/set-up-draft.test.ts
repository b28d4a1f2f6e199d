import { expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { invented } from '../../tests/invented-agreement.ts';
import { tableWith } from '../../tests/stored-games.ts';
import { beginSetUp, firstSetUp, type SetUp } from './set-up.ts';
import { draftedGame, draftFor, keepDraft } from './set-up-draft.ts';

const last: SetUp = { ...firstSetUp(shogiAgreement), names: ['Ana', 'Ben'] };
const lastInvented = firstSetUp(invented);

test('without a draft a form shows the answers of the last game', () => {
  expect(draftFor(tableWith(), 'shogi', last)).toBe(last);
});

test('answers that are filled in are shown again, until a game begins', () => {
  const table = tableWith();
  keepDraft(table, 'shogi', { ...last, names: ['Cora', 'Dan'], start: 'own', position: '9/9' });
  expect(draftFor(table, 'shogi', last)).toMatchObject({
    names: ['Cora', 'Dan'],
    start: 'own',
    position: '9/9',
  });
  beginSetUp(table, shogiAgreement, last);
  expect(draftFor(table, 'shogi', last)).toBe(last);
});

test('names stay when another game is chosen, and each game keeps its own start and position', () => {
  const table = tableWith();
  keepDraft(table, 'shogi', { ...last, names: ['Cora', 'Dan'], start: 'own', position: '9/9' });
  const other = draftFor(table, 'stub', lastInvented);
  expect(other).toMatchObject({ names: ['Cora', 'Dan'], start: lastInvented.start, position: '' });
  keepDraft(table, 'stub', { ...other, names: ['Cora', 'Eve'] });
  expect(draftFor(table, 'shogi', last)).toMatchObject({
    names: ['Cora', 'Eve'],
    start: 'own',
    position: '9/9',
  });
});

test('seats alternate by the last game, even where the draft is older than that game', () => {
  const table = tableWith();
  keepDraft(table, 'shogi', last);
  expect(draftFor(table, 'shogi', { ...last, lastSeatZero: 1 }).lastSeatZero).toBe(1);
});

test('tokens that were seen lie as they fell, even where nothing can be stored', () => {
  const table = tableWith();
  const toss = { up: [true, true, true, false, true], seatZero: 0 } as const;
  keepDraft(table, 'shogi', { ...last, toss });
  expect(draftFor(table, 'shogi', last).toss).toEqual(toss);
});

test('no game is chosen in a form before its first answer, then the game of its last one', () => {
  const table = tableWith();
  expect(draftedGame(table)).toBeNull();
  keepDraft(table, 'shogi', last);
  keepDraft(table, 'stub', lastInvented);
  expect(draftedGame(table)).toBe('stub');
});
