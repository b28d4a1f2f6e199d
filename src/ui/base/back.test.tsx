// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { followBack, goToAddress, useCloseOnBack } from './back.ts';

interface Entry {
  state: unknown;
  hash: string;
}

/** A history as browsers keep it: going takes a moment, and a new entry takes the place of those ahead. */
const createHistory = (...hashes: readonly string[]) => {
  const entries: Entry[] = hashes.map((hash) => ({ state: null, hash }));
  let at = entries.length - 1;
  const now = (): Entry => entries[at] ?? { state: null, hash: '' };
  const put = (entry: Entry): void => {
    entries.splice(at + 1, entries.length, entry);
    at = entries.length - 1;
  };
  const arrive = (): void => {
    dispatchEvent(new Event('popstate'));
    const told = new Event('hashchange');
    Object.defineProperty(told, 'isTrusted', { value: true });
    dispatchEvent(told);
  };
  let goes = true;
  const history = {
    get state() {
      return now().state;
    },
    get length() {
      return entries.length;
    },
    pushState: (state: unknown) => put({ ...now(), state }),
    replaceState: (state: unknown, _: string, hash = now().hash) =>
      Object.assign(now(), { state, hash: hash.slice(hash.indexOf('#')) }),
    go: (by: number) => {
      if (goes)
        setTimeout(() => {
          if (entries[at + by] === undefined) return;
          at += by;
          arrive();
        }, 10);
    },
  };
  const location = {
    get href() {
      return `https://shogi.example/${now().hash}`;
    },
    get hash() {
      return now().hash;
    },
    set hash(hash: string) {
      put({ state: null, hash });
      arrive();
    },
    replace: (hash: string) => {
      Object.assign(now(), { state: null, hash });
      arrive();
    },
  };
  return {
    history,
    location,
    /** Makes the browser answer no `history.go`, as when it is kept aside in the middle of it. */
    stall: (isStalled: boolean) => {
      goes = !isStalled;
    },
  };
};

let browser: ReturnType<typeof createHistory>;
let unfollow: () => void;

const sitDown = (): void => {
  browser = createHistory('#/rules', '#/play');
  vi.stubGlobal('history', browser.history);
  vi.stubGlobal('location', browser.location);
  unfollow = followBack();
};
const standUp = (): void => {
  cleanup();
  vi.runAllTimers();
  unfollow();
};

beforeEach(() => {
  vi.useFakeTimers();
  sitDown();
});
afterEach(() => {
  standUp();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets time pass in small steps, after each of which React draws what has changed. */
const pass = async (milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left >= 0; left -= 5)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(5, left)));
};
const back = async (): Promise<void> => {
  browser.history.go(-1);
  await pass(10);
};
const depth = (): unknown => (browser.history.state as { opened?: number } | null)?.opened ?? 0;

const Thing = ({ onClose }: { readonly onClose: () => void }) => {
  useCloseOnBack(onClose);
  return null;
};

/** Things that lie over each other by their names, the lowest first. Some ask a question before they close. */
const showThings = (asking: readonly string[] = []) => {
  let names: readonly string[] = [];
  const asked: string[] = [];
  const { rerender } = render(null);
  const draw = () =>
    rerender(
      names.map((name) => (
        <Thing
          key={name}
          onClose={() => {
            if (asking.includes(name)) asked.push(name);
            else set(names.filter((other) => other !== name));
          }}
        />
      )),
    );
  const set = (next: readonly string[]): void => {
    names = next;
    draw();
  };
  return { set: (...next: readonly string[]) => set(next), names: () => names, asked };
};

test('a form that asks before it closes is still open: the next Back asks again, and does not leave', async () => {
  const things = showThings(['form']);
  things.set('form');
  for (const times of [1, 2, 3]) {
    await back();
    expect(things.asked).toHaveLength(times);
    // A player reads the question.
    await pass(200);
    expect(browser.location.hash).toBe('#/play');
    expect(depth()).toBe(1);
  }
  things.set();
  await pass(20);
  expect(depth()).toBe(0);
  await back();
  expect(browser.location.hash).toBe('#/rules');
});

test('the question that a form asks is closed by Back, and the form stays', async () => {
  const things = showThings(['form']);
  things.set('form');
  await back();
  things.set('form', 'question');
  await pass(200);
  expect(depth()).toBe(2);
  await back();
  await pass(200);
  expect(things.names()).toEqual(['form']);
  expect(depth()).toBe(1);
});

test('Back twice within a moment closes two things, each once', async () => {
  const things = showThings();
  things.set('card', 'sheet');
  browser.history.go(-1);
  browser.history.go(-1);
  await pass(10);
  expect(things.names()).toEqual([]);
  await pass(200);
  expect(browser.location.hash).toBe('#/play');
  expect(depth()).toBe(0);
});

test('the lower of two things closes by itself, and Back then closes the upper', async () => {
  const things = showThings();
  things.set('card', 'sheet');
  things.set('sheet');
  await pass(20);
  expect(depth()).toBe(1);
  await back();
  expect(things.names()).toEqual([]);
  await pass(200);
  expect(browser.location.hash).toBe('#/play');
});

test('a page that the browser kept aside while it went back is right again when it is shown', async () => {
  const things = showThings();
  things.set('sheet');
  browser.stall(true);
  things.set();
  await pass(20);
  browser.stall(false);
  expect(depth()).toBe(1);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pass(20);
  expect(depth()).toBe(0);
  await back();
  expect(browser.location.hash).toBe('#/rules');
});

test('a browser that does not go back keeps nobody from another page', async () => {
  const things = showThings();
  things.set('sheet');
  browser.stall(true);
  things.set();
  await pass(20);
  goToAddress('#/games');
  expect(browser.location.hash).toBe('#/play');
  await pass(3_000);
  expect(browser.location.hash).toBe('#/games');
});

test('a game that begins while the browser goes back keeps its address', async () => {
  const things = showThings();
  things.set('sheet');
  things.set();
  await pass(5);
  browser.history.replaceState(browser.history.state, '', '#/play/new');
  dispatchEvent(new Event('hashchange'));
  await pass(20);
  expect(depth()).toBe(0);
  expect(browser.location.hash).toBe('#/play/new');
});

test('whatever is opened, closed and left in whatever haste, Back leaves only where nothing is open', async () => {
  const deeds = ['open', 'close', 'close lower', 'back', 'forward', 'go to a page'] as const;
  const step = fc.record({ deed: fc.constantFrom(...deeds), wait: fc.constantFrom(0, 5, 300) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      standUp();
      sitDown();
      const things = showThings();
      // The things belong to the table. They go with it.
      const leave = (): void => {
        if (browser.location.hash !== '#/play') things.set();
      };
      addEventListener('hashchange', leave);
      let [opened, most, pages] = [0, 0, 0];
      let isCalm = true;
      try {
        for (const { deed, wait } of steps) {
          const before = things.names();
          const isAtTable = browser.location.hash === '#/play';
          if (deed === 'open' && isAtTable) things.set(...before, `thing ${++opened}`);
          if (deed === 'close') things.set(...before.slice(0, -1));
          if (deed === 'close lower') things.set(...before.slice(1));
          if (deed === 'back') browser.history.go(-1);
          if (deed === 'forward') browser.history.go(1);
          if (deed === 'go to a page' && isAtTable) {
            pages += 1;
            goToAddress('#/games');
          }
          most = Math.max(most, things.names().length);
          await pass(wait);
          if (deed === 'back' && wait === 300 && isCalm && before.length > 0) {
            expect(browser.location.hash).toBe('#/play');
            expect(things.names()).toEqual(before.slice(0, -1));
          }
          isCalm = wait === 300;
        }
        await pass(300);
        if (browser.location.hash === '#/play') expect(depth()).toBe(things.names().length);
        else expect(things.names()).toEqual([]);
        expect(browser.history.length).toBeLessThanOrEqual(2 + most + pages);
      } finally {
        removeEventListener('hashchange', leave);
      }
    }),
    { seed: inject('freshSeed'), numRuns: 50 },
  );
});
