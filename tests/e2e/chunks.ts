/** The files that the built app is made of: which of them a page fetches, and how to keep one of them away. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type GameId, packs } from '../../src/games/index.ts';

/** A file of the build, as its manifest tells of it; other files are named by their keys in there. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

const manifest = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

const nameOf = (path: string): string => path.replace(/^assets\//, '');

/** What the page and each import() of the app ask for: its own file, and every file that it cannot do without. */
const asked = (): readonly { readonly own: string; readonly needs: ReadonlySet<string> }[] => {
  const chunks = manifest();
  const needsOf = (key: string, seen: Map<string, Chunk> = new Map()): ReadonlySet<string> => {
    const chunk = chunks[key];
    if (chunk === undefined) throw new Error(`the manifest lacks ${key}`);
    if (!seen.has(key))
      for (const needed of chunk.imports ?? []) needsOf(needed, seen.set(key, chunk));
    seen.set(key, chunk);
    return new Set([...seen.values()].flatMap(({ file, css = [] }) => [file, ...css].map(nameOf)));
  };
  const keys = Object.entries(chunks).flatMap(([key, { isEntry, dynamicImports = [] }]) =>
    isEntry ? [key, ...dynamicImports] : dynamicImports,
  );
  return [...new Set(keys)].map((key) => ({
    own: nameOf(chunks[key]?.file ?? ''),
    needs: needsOf(key),
  }));
};

/**
 * Of files that a visit fetched, those whose absence the app can tell from that of the others. When a file is missing,
 * every import() that needs it fails, and the app learns no more than that: so one style sheet stands for all that the
 * same import()s need, and the import()'s own file and one that it imports for all their scripts.
 */
export const distinct = (
  files: readonly string[],
  visit: ReadonlySet<string>,
): readonly string[] => {
  const made = asked().filter(({ own }) => visit.has(own));
  const alike = new Map<string, string[]>();
  for (const file of files) {
    const needing = made.filter(({ needs }) => needs.has(file)).map(({ own }) => own);
    const kind = needing.length === 0 ? file : `${file.endsWith('.css')} ${needing.join(' ')}`;
    alike.set(kind, [...(alike.get(kind) ?? []), file]);
  }
  return [...alike.values()].flatMap((kind) => {
    const own = kind.filter((file) => made.some((one) => one.own === file));
    return [...own, ...kind.filter((file) => !own.includes(file)).slice(0, 1)];
  });
};

/** Of files, those that are of the game named, of shogi or of all; without a game all of them. A game has its files from folders of its name. */
export const ofGame = (files: readonly string[], game: GameId | undefined): readonly string[] => {
  const others = Object.keys(packs).filter(
    (one) => game !== undefined && one !== game && one !== 'shogi',
  );
  const theirs = new Set(
    Object.entries(manifest())
      .filter(([key]) => others.some((one) => key.includes(`/${one}/`) || key.includes(`_${one}-`)))
      .flatMap(([, { file, css = [] }]) => [file, ...css].map(nameOf)),
  );
  return files.filter((file) => !theirs.has(file));
};

/** The name of a file of the app, from its address. */
export const fileOf = (address: string): string | undefined =>
  /\/assets\/([^/?]+)$/.exec(new URL(address).pathname)?.[1];

/** The files that a page fetches while something is done; unless told otherwise, also those that come of it a little later. */
export const filesOf = async (
  page: Page,
  act: () => Promise<unknown>,
  { rests = true } = {},
): Promise<ReadonlySet<string>> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const file = fileOf(request.url());
    if (file !== undefined) files.add(file);
  });
  await act();
  if (rests) await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return files;
};

/** Keeps one file at a time from a page; nothing else is asked, held or slowed. */
export const blocking = async (
  page: Page,
): Promise<(file: string | undefined) => Promise<unknown>> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  return (file) =>
    browser.send('Network.setBlockedURLs', {
      urls: file === undefined ? [] : [`*/assets/${file}`],
    });
};

/** Without the worker nothing is missed: the page reads kifu itself. */
export const isDispensable = (file: string): boolean => /^worker-/.test(file);

/** The list of moves, the sheets and the pages come ahead, before anybody wants them: nobody misses them then. */
export const comesAhead = (file: string): boolean => /^(records|files|pages)-/.test(file);

/** How many visitors come at once: most of their time they wait for a second try. */
const VISITORS = 3;

/** Visits once for each file, so many at once. */
export const severalAtOnce = async (
  files: readonly string[],
  visitWithout: (file: string) => Promise<void>,
): Promise<void> => {
  const left = [...files];
  const one = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await visitWithout(file);
  };
  await Promise.all(Array.from({ length: VISITORS }, one));
};

/** Keeps files away from the page until they are let in. */
export const keepAway = async (page: Page, files: RegExp): Promise<() => void> => {
  let letIn = (): void => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
};
