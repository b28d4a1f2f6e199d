// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type ImportFile = typeof import('./import-file.ts').importFile;

/** The function under test, imported again for each test, so that the page has asked for nothing yet. */
let importFile: ImportFile;

/** How often each style sheet fails from now on, by the end of its name. */
let failures: Record<string, number>;

/** The style sheets that were asked for. */
let asked: string[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.head.replaceChildren();
  failures = {};
  asked = [];
  ({ importFile } = await import('./import-file.ts'));
  const append = document.head.append.bind(document.head);
  // Stands in for the network: a link that is put into the page is answered 10 ms later.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLElement)) return;
    const name = link.getAttribute('href')?.split('/').at(-1) ?? '';
    asked.push(name);
    link.removeAttribute('href');
    append(link);
    link.setAttribute('data-name', name);
    const left = failures[name] ?? 0;
    failures[name] = left - 1;
    setTimeout(() => link.dispatchEvent(new Event(left > 0 ? 'error' : 'load')), 10);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A file that fails the given number of times, and then comes. */
const file = (times = 0) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('the net is gone');
    return 'here';
  });
};

const from = 'https://table.test/assets/index.js';
const ask = (load: () => Promise<string>, styles: readonly string[] = []): Promise<string> =>
  importFile(load, styles, from).catch(() => 'failed');

/** How a request ends once all timers have run. */
const ended = async (request: Promise<string>): Promise<string> => {
  await vi.runAllTimersAsync();
  return request;
};

const styled = (): readonly (string | null)[] =>
  Array.from(document.head.children, (link) => link.getAttribute('data-name'));

test('a file and its style sheets may each fail for a moment, and come', async () => {
  const load = file(1);
  failures = { 'a.css': 1, 'b.css': 1 };
  expect(await ended(ask(load, ['./a.css', './b.css']))).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(['a.css', 'b.css', 'a.css', 'b.css']);
  expect(styled()).toEqual(['a.css', 'b.css']);
});

test('a file that fails twice does not come', async () => {
  const load = file(2);
  expect(await ended(ask(load))).toBe('failed');
  expect(load).toHaveBeenCalledTimes(2);
  expect(await ended(ask(load))).toBe('here');
});

test('a file does not come without a style sheet that another file asked for in vain', async () => {
  failures = { 'shared.css': 4 };
  expect(await ended(ask(file(), ['./shared.css']))).toBe('failed');
  expect(await ended(ask(file(), ['./own.css', './shared.css']))).toBe('failed');
  expect(await ended(ask(file(), ['./own.css', './shared.css']))).toBe('here');
  expect(styled()).toEqual(['own.css', 'shared.css']);
});

test('a style sheet that is on its way is waited for, and asked for once', async () => {
  const first = ask(file(), ['./shared.css']);
  let came = false;
  const second = ask(file(), ['./shared.css']).then((how) => {
    came = true;
    return how;
  });
  await vi.advanceTimersByTimeAsync(5);
  expect(came).toBe(false);
  expect(await ended(second)).toBe('here');
  expect(await first).toBe('here');
  expect(asked).toEqual(['shared.css']);
});

test('a style sheet that is missing keeps back no file that does without it', async () => {
  failures = { 'other.css': 2 };
  const other = ask(file(), ['./other.css']);
  expect(await ended(ask(file(), ['./own.css']))).toBe('here');
  expect(await other).toBe('failed');
});

test('the style sheet that the page itself has is not asked for again', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As a property alone: the page of the tests would try to fetch what an attribute names.
  Object.defineProperty(link, 'href', { value: 'https://table.test/assets/index.css' });
  document.head.appendChild(link);
  expect(await ended(ask(file(), ['./index.css']))).toBe('here');
  expect(asked).toEqual([]);
});
