/** The files of the built app: which of them a page loads, and how to block one of them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type GameId, packs } from '../../src/games/index.ts';

/** A file in the manifest of the build. `imports` and `dynamicImports` hold the manifest keys of other files. */
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

/** The files of the page and of each import() in the app: its own file, and every file that it cannot work without. */
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
 * The files of a visit whose absence the app can distinguish. When a file is missing, every import() that needs it
 * fails, and the app learns no more than that. So one style sheet stands for all that the same import()s need. For
 * scripts, the import()'s own file and one file that it imports stand for all of them.
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

/**
 * The files that belong to the named game, to shogi or to all games; all files where no game is named. The files of a
 * game are in folders of its name.
 */
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

/** The files that a page requests during `act`. By default also those that follow until the network is idle. */
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

/** Blocks one file at a time; requests for other files are not intercepted. */
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

/** The app works without the worker: the page then reads kifu itself. */
export const isDispensable = (file: string): boolean => /^worker-/.test(file);

/** The list of moves, the sheets and the pages are loaded ahead of need, so a failure goes unnoticed then. */
export const comesAhead = (file: string): boolean => /^(records|files|pages)-/.test(file);

/** How many visits run at the same time. They spend most of it waiting for a second try. */
const VISITORS = 3;

/** Visits once for each file, several visits at the same time. */
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

/** Holds requests for files back until the returned function is called. */
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
