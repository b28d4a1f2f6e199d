import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOnce, loading, miss, tryAgain, unnoticed } from './chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
  loading.setState({ missing: [], tries: 0 });
});
afterEach(() => vi.useRealTimers());

/** A request that fails as often as is said, and then answers. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('the net is gone');
    return 'here';
  });
};

/** How a promise ends, whatever it waits for meanwhile. */
const settled = async (promise: Promise<unknown>): Promise<unknown> => {
  const ended = promise.catch(() => 'failed');
  await vi.runAllTimersAsync();
  return ended;
};

test('what came is not asked for again', async () => {
  const request = failing(0);
  const fetch = fetchOnce(request);
  expect(fetch()).toBe(fetch());
  expect(await settled(fetch())).toBe('here');
  expect(request).toHaveBeenCalledTimes(1);
});

test('what failed is missing, and comes when the player tries again', async () => {
  const request = failing(1);
  const fetch = fetchOnce(request);
  expect(await settled(fetch())).toBe('failed');
  expect(loading.getState().missing).toHaveLength(1);
  // Whoever waits for it while it is drawn must not ask for ever.
  expect(await settled(fetch())).toBe('failed');
  expect(request).toHaveBeenCalledTimes(1);

  tryAgain();
  await vi.runAllTimersAsync();
  expect(loading.getState()).toEqual({ missing: [], tries: 1 });
  expect(await settled(fetch())).toBe('here');
  expect(request).toHaveBeenCalledTimes(2);
});

test('what still fails is missing again', async () => {
  const fetch = fetchOnce(failing(2));
  await settled(fetch());
  tryAgain();
  await vi.runAllTimersAsync();
  expect(loading.getState().missing).toHaveLength(1);
  tryAgain();
  expect(await settled(fetch())).toBe('here');
});

test('all that is missing is asked for with one press, each of it once', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  for (const again of [one, other, one]) miss(again);
  expect(loading.getState().missing).toHaveLength(2);
  tryAgain();
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
});

test('what is only decoration fails without a word', async () => {
  expect(await settled(fetchOnce(failing(1), unnoticed)())).toBe('failed');
  expect(loading.getState().missing).toEqual([]);
});
