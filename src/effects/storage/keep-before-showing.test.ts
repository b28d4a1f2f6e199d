import { expect, test, vi } from 'vitest';
import type { KeptSitting } from '#store/sitting.ts';
import { keepBeforeShowing } from './keep-before-showing.ts';

const game = {} as KeptSitting;

/** A disk that has kept something only when it says so. */
const slowDisk = () => {
  const waiting: (() => void)[] = [];
  const asked: (string | undefined)[] = [];
  const write = (_: KeptSitting, how?: string): Promise<void> => {
    asked.push(how);
    return new Promise((done) => waiting.push(done));
  };
  return { write, asked, done: () => waiting.shift()?.() };
};

test('until the first game is kept a move is kept before it is shown, and for good', async () => {
  const disk = slowDisk();
  const { mustKeepFirst, keepFirst } = keepBeforeShowing(disk.write);
  expect(mustKeepFirst()).toBe(true);
  const kept = keepFirst(game);
  expect(mustKeepFirst()).toBe(true);
  disk.done();
  await kept;
  expect(disk.asked).toEqual(['strict']);
  expect(mustKeepFirst()).toBe(false);
});

test('while one move is on its way to the disk the next is kept before it is shown', async () => {
  const disk = slowDisk();
  const { keep, mustKeepFirst, keepFirst } = keepBeforeShowing(disk.write);
  const first = keep(game);
  disk.done();
  await first;
  const left = keep(game, 'strict');
  expect(mustKeepFirst()).toBe(true);
  const next = keepFirst(game);
  disk.done();
  disk.done();
  await Promise.all([left, next]);
  expect(disk.asked).toEqual([undefined, 'strict', 'strict']);
  expect(mustKeepFirst()).toBe(false);
});

test('a move that cannot be kept holds no player up, now and later', async () => {
  const { keep, mustKeepFirst, keepFirst } = keepBeforeShowing(() =>
    Promise.reject(new Error('full')),
  );
  await expect(keep(game)).rejects.toThrow('full');
  await keepFirst(game);
  expect(mustKeepFirst()).toBe(false);
});

test('a disk that never answers holds one move up for a second, and no other', async () => {
  vi.useFakeTimers();
  const { mustKeepFirst, keepFirst } = keepBeforeShowing(() => new Promise(() => {}));
  const shown = vi.fn();
  void keepFirst(game).then(shown);
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledOnce();
  expect(mustKeepFirst()).toBe(false);
  vi.useRealTimers();
});
