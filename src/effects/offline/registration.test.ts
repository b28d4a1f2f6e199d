// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { keepOffline } from './registration.ts';

const worker = (state: ServiceWorkerState) =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn() });

/** A browser whose app has these workers. */
const browserWith = (
  now: { active?: ReturnType<typeof worker>; waiting?: ReturnType<typeof worker> },
  isControlled = true,
) => {
  const registration = Object.assign(new EventTarget(), {
    active: now.active ?? null,
    waiting: now.waiting ?? null,
    installing: null as ReturnType<typeof worker> | null,
    update: async () => {},
  });
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? (now.active ?? null) : null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  });
  return { registration, workers, reload: vi.fn() };
};

const start = async ({ workers, reload }: ReturnType<typeof browserWith>) => {
  const offers: (() => void)[] = [];
  await keepOffline((take) => offers.push(take), {
    workers: workers as unknown as ServiceWorkerContainer,
    reload,
  });
  return offers;
};

test('on a first visit everything is kept, and nothing is offered', async () => {
  const active = worker('activated');
  const browser = browserWith({ active }, false);
  const offers = await start(browser);
  browser.workers.dispatchEvent(new Event('controllerchange'));
  expect(active.postMessage).toHaveBeenCalledWith('keep-all');
  expect(offers).toEqual([]);
});

test('a version that waits is kept whole and offered, and only a press takes it', async () => {
  const [active, waiting] = [worker('activated'), worker('installed')];
  const browser = browserWith({ active, waiting });
  const offers = await start(browser);
  expect(offers).toHaveLength(1);
  expect(waiting.postMessage.mock.calls).toEqual([['keep-all']]);
  offers[0]?.();
  expect(waiting.postMessage).toHaveBeenLastCalledWith('take-over');
  waiting.state = 'activating';
  waiting.dispatchEvent(new Event('statechange'));
  expect(browser.reload).not.toHaveBeenCalled();
  waiting.state = 'activated';
  waiting.dispatchEvent(new Event('statechange'));
  browser.workers.dispatchEvent(new Event('controllerchange'));
  expect(browser.reload).toHaveBeenCalledOnce();
  expect(offers).toHaveLength(1);
});

test.each([
  ['is coming when the page starts', true],
  ['comes while the page is open', false],
])('a version that %s is offered when it is whole', async (_, isEarly) => {
  const browser = browserWith({ active: worker('activated') });
  const coming = worker('installing');
  if (isEarly) browser.registration.installing = coming;
  const offers = await start(browser);
  browser.registration.installing = coming;
  if (!isEarly) browser.registration.dispatchEvent(new Event('updatefound'));
  expect(offers).toHaveLength(0);
  Object.assign(browser.registration, { installing: null, waiting: coming });
  coming.dispatchEvent(new Event('statechange'));
  expect(offers).toHaveLength(1);
});

test('the first version of all is not offered while it waits for its start', async () => {
  const browser = browserWith({ waiting: worker('installed') }, false);
  expect(await start(browser)).toEqual([]);
});

test('when another page takes the newer version this one is not loaded again before a press', async () => {
  const browser = browserWith({ active: worker('activated') });
  const offers = await start(browser);
  browser.workers.dispatchEvent(new Event('controllerchange'));
  expect(browser.reload).not.toHaveBeenCalled();
  expect(offers).toHaveLength(1);
  offers[0]?.();
  expect(browser.reload).toHaveBeenCalledOnce();
});

test('where no worker may start, nothing happens', async () => {
  const browser = browserWith({});
  browser.workers.register.mockRejectedValue(new Error('not in a private window'));
  expect(await start(browser)).toEqual([]);
  await keepOffline(() => expect.unreachable(), { workers: undefined, reload: () => {} });
});
