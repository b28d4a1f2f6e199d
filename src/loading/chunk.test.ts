import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissMissing,
  fetchOnce,
  hearOfWaiting,
  loading,
  miss,
  tryAgain,
  unnoticed,
} from './chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
  loading.setState({ missing: [], tries: 0 });
});
afterEach(() => vi.useRealTimers());

/** A request that fails the given number of times, and then answers. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('the net is gone');
    return 'here';
  });
};

/** How a promise ends once all timers have run: its value, or 'failed'. */
const settled = async (promise: Promise<unknown>): Promise<unknown> => {
  const ended = promise.catch(() => 'failed');
  await vi.runAllTimersAsync();
  return ended;
};

test('a file that came is not requested again', async () => {
  const request = failing(0);
  const fetch = fetchOnce(request);
  expect(fetch()).toBe(fetch());
  expect(await settled(fetch())).toBe('here');
  expect(request).toHaveBeenCalledTimes(1);
});

test('a file that failed is missing, and comes when the player tries again', async () => {
  const request = failing(1);
  const fetch = fetchOnce(request);
  expect(await settled(fetch())).toBe('failed');
  expect(loading.getState().missing).toHaveLength(1);
  // A component that waits for the file calls this at every render. That must not request the file each time.
  expect(await settled(fetch())).toBe('failed');
  expect(request).toHaveBeenCalledTimes(1);

  tryAgain();
  await vi.runAllTimersAsync();
  expect(loading.getState()).toEqual({ missing: [], tries: 1 });
  expect(await settled(fetch())).toBe('here');
  expect(request).toHaveBeenCalledTimes(2);
});

test('a file that still fails is missing again', async () => {
  const fetch = fetchOnce(failing(2));
  await settled(fetch());
  tryAgain();
  await vi.runAllTimersAsync();
  expect(loading.getState().missing).toHaveLength(1);
  tryAgain();
  expect(await settled(fetch())).toBe('here');
});

test('one press requests everything that is missing, each file once', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  for (const again of [one, other, one]) miss(again);
  expect(loading.getState().missing).toHaveLength(2);
  tryAgain();
  expect(one).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
});

test('decoration that fails is not reported', async () => {
  expect(await settled(fetchOnce(failing(1), unnoticed)())).toBe('failed');
  expect(loading.getState().missing).toEqual([]);
});

test('a file whose message was put away is requested again when it is wanted again', async () => {
  const request = failing(2);
  const fetch = fetchOnce(request);
  expect(await settled(fetch())).toBe('failed');
  dismissMissing();
  expect(loading.getState()).toEqual({ missing: [], tries: 0 });
  expect(request).toHaveBeenCalledTimes(1);
  expect(await settled(fetch())).toBe('failed');
  expect(loading.getState().missing).toHaveLength(1);
  dismissMissing();
  expect(await settled(fetch())).toBe('here');
});

test('a file on its way is told of when it is wanted, and a file that is here or is decoration is not', async () => {
  const heard = vi.fn();
  hearOfWaiting(heard);
  const fetch = fetchOnce(failing(0));
  const coming = fetch();
  expect(heard).toHaveBeenCalledExactlyOnceWith(coming);
  await settled(coming);
  fetch();
  expect(heard).toHaveBeenCalledOnce();
  void fetchOnce(failing(0), unnoticed)();
  expect(heard).toHaveBeenCalledOnce();
  hearOfWaiting(() => {});
});
