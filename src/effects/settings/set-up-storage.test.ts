import { expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { firstSetUp } from '#store/set-up.ts';
import { invented } from '../../../tests/invented-agreement.ts';
import { keepSetUp, readSetUp, setUpKey } from './set-up-storage.ts';

const storageWith = (text: string | null) => {
  const texts = new Map(text === null ? [] : [[setUpKey, text]]);
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  };
};

const first = firstSetUp(shogiAgreement);

test('the last set-up comes back as it was', () => {
  const storage = storageWith(null);
  const setUp = {
    ...first,
    names: ['Ana', 'Ben'],
    strictness: 'casual',
    start: 'two',
    options: { ...first.options, moveLimit: null, repetition: 'draw' },
    lastSeatZero: 1,
    toss: { up: [true, false, true, false, true], seatZero: 0 },
  } as const;
  keepSetUp('shogi', setUp, storage);
  expect(readSetUp('shogi', shogiAgreement, storage)).toEqual(setUp);
});

test('without a kept set-up, or with a text that is none, the first set-up is there', () => {
  for (const text of [null, '{', '[1]', '7', '{"games":7}'])
    expect(readSetUp('shogi', shogiAgreement, storageWith(text))).toEqual(first);
  expect(readSetUp('shogi', shogiAgreement, null)).toEqual(first);
});

test('an answer that is not known costs none of the others', () => {
  const games = { shogi: { start: 'moon', options: { moveLimit: 7, impasse: '27' } } };
  const storage = storageWith(
    JSON.stringify({ ...first, games, names: ['Ana', 'Ben'], strictness: 'cruel', clocks: [1] }),
  );
  expect(readSetUp('shogi', shogiAgreement, storage)).toEqual({
    ...first,
    names: ['Ana', 'Ben'],
    options: { ...first.options, impasse: '27' },
  });
});

test('names and clocks go from one game to the next, rules and starts stay with their own', () => {
  const storage = storageWith(null);
  keepSetUp('shogi', { ...first, names: ['Ana', 'Ben'], start: 'two' }, storage);
  const other = readSetUp('invented', invented, storage);
  expect(other).toMatchObject({
    names: ['Ana', 'Ben'],
    start: 'level',
    options: { size: 9, komi: 6, ko: true },
  });
  keepSetUp('invented', { ...other, options: { size: null, komi: 0, ko: false } }, storage);
  expect(readSetUp('shogi', shogiAgreement, storage)).toMatchObject({ start: 'two' });
  expect(readSetUp('invented', invented, storage).options).toEqual({
    size: null,
    komi: 0,
    ko: false,
  });
});

test.each([
  ['size', 11],
  ['komi', 10],
  ['komi', -1],
  ['komi', 2.5],
  ['komi', '6'],
  ['ko', 'yes'],
])('%s cannot be %j, and falls back to what it is first', (id, value) => {
  const games = { invented: { options: { size: 13, komi: 3, ko: false, [id]: value } } };
  const { options } = readSetUp('invented', invented, storageWith(JSON.stringify({ games })));
  const firsts: Readonly<Record<string, unknown>> = { size: 9, komi: 6, ko: true };
  expect(options).toEqual({ size: 13, komi: 3, ko: false, [id]: firsts[id] });
});

test('a set-up of the first version, which had only one game, is read', () => {
  const time = { kind: 'byoyomi', mainMs: 1_800_000, byoyomiMs: 60_000, periods: 1 };
  const clock = { ...time, incrementMs: 5_000, moves: 20 };
  const stored = {
    version: 1,
    names: ['Ana', 'Ben'],
    first: 'furigoma',
    sente: 1,
    lastSente: 0,
    toss: { pawns: [true, false, true, false, true], sente: 0 },
    start: 'own',
    sfen: '4k4/9/9/4S4/9/9/9/9/4K4 b - 1',
    clocks: [clock, clock],
    sameClock: false,
    strictness: 'strict',
    takebacks: 'off',
    agreedDraw: true,
    repetition: 'draw',
    repetitionTiebreak: 'points',
    replayClock: 'fresh',
    impasse: '27',
    impassePoints: 'majority',
    moveLimit: null,
    how: 'pass',
    ladder: true,
    cover: true,
    marks: [true, 'off'],
  };
  expect(readSetUp('shogi', shogiAgreement, storageWith(JSON.stringify(stored)))).toEqual({
    names: ['Ana', 'Ben'],
    first: 'toss',
    seatZero: 1,
    lastSeatZero: 0,
    toss: { up: [true, false, true, false, true], seatZero: 0 },
    start: 'own',
    position: '4k4/9/9/4S4/9/9/9/9/4K4 b - 1',
    clocks: [clock, clock],
    sameClock: false,
    strictness: 'strict',
    takebacks: 'off',
    agreedDraw: true,
    replayClock: 'fresh',
    how: 'pass',
    ladder: true,
    cover: true,
    marks: ['settings', 'off'],
    // Nobody had been asked who learns yet.
    learner: null,
    options: {
      repetition: 'draw',
      repetitionTiebreak: 'points',
      impasse: '27',
      impassePoints: 'majority',
      // It could not be agreed on yet.
      impasseTie: 'replay',
      moveLimit: null,
    },
  });
});

test('where nothing can be kept the game begins all the same', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepSetUp('shogi', first, full)).not.toThrow();
});

test('each game has its own answer whether draws are agreed on, as the one game had that was there first', () => {
  const storage = storageWith(JSON.stringify({ games: { shogi: {} }, agreedDraw: true }));
  expect(readSetUp('shogi', shogiAgreement, storage).agreedDraw).toBe(true);
  expect(readSetUp('invented', invented, storage).agreedDraw).toBe(false);
  keepSetUp('invented', { ...firstSetUp(invented), agreedDraw: true }, storage);
  expect(readSetUp('invented', invented, storage).agreedDraw).toBe(true);
  expect(readSetUp('shogi', shogiAgreement, storage).agreedDraw).toBe(true);
});

test('a person who alone had marks in a set-up without a learner goes on learning', () => {
  const storedWith = (marks: readonly string[]) =>
    storageWith(JSON.stringify({ version: 2, how: 'teacher', marks, games: {} }));
  const learnerIn = (marks: readonly string[]) =>
    readSetUp('shogi', shogiAgreement, storedWith(marks)).learner;
  expect(learnerIn(['always', 'off'])).toBe(0);
  // These were given with the teacher, whether the second person got the handicap or gave it.
  expect(learnerIn(['off', 'fading'])).toBeNull();
});
