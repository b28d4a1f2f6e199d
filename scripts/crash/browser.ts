/** A separate browser on a separate profile, which can be killed as when a device loses its power. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
// biome-ignore lint/correctness/useImportExtensions: a plain module of Node, whose types lie beside it.
import { browserFlags, ensureBrowser } from '../browser.mjs';

/** A started browser with one page. */
export interface Started {
  readonly page: Page;
  /** Kills all processes of the browser together, and waits until they are gone. */
  readonly kill: () => Promise<void>;
}

/** A folder for a browser to live in. */
export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'shogi-table-crash-'));

/** Removes such a folder. */
export const removeProfile = (profile: string): void =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });

const portIn = (file: string): string | undefined => {
  const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : undefined;
  return port === '' ? undefined : port;
};

const connect = async (profile: string, child: ChildProcess): Promise<Browser> => {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the browser ended with ${child.exitCode}`);
    const port = portIn(file);
    if (port !== undefined) return chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await sleep(50);
  }
  throw new Error('the browser did not open its door within 30 s');
};

/** Starts a browser on a profile. It leads its own process group, so that all of it can be killed with one signal. */
export const startBrowser = async (profile: string): Promise<Started> => {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const child = spawn(
    ensureBrowser(),
    [
      ...browserFlags,
      '--headless=new',
      '--disable-breakpad',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1280,900',
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await gone;
    // The last process of the group releases the profile a moment after its leader.
    await sleep(200);
  };
  try {
    const browser = await connect(profile, child);
    // Requests to a killed browser are never answered, so its end is no error.
    browser.on('disconnected', () => {});
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('the browser has no context');
    return { page: context.pages()[0] ?? (await context.newPage()), kill };
  } catch (error) {
    await kill();
    throw error;
  }
};

const inProfile = (profile: string, ...names: readonly string[]): string =>
  join(profile, 'Default', ...names);

const databaseFolder = (profile: string): string | undefined => {
  const folder = inProfile(profile, 'IndexedDB');
  const name = existsSync(folder)
    ? readdirSync(folder).find((entry) => entry.endsWith('.leveldb'))
    : undefined;
  return name === undefined ? undefined : join(folder, name);
};

/**
 * When the folder of the database was made; undefined while there is none. A browser that discards a database makes a
 * new folder.
 */
export const bornMs = (profile: string): number | undefined => {
  const folder = databaseFolder(profile);
  return folder === undefined ? undefined : statSync(folder).birthtimeMs;
};

/** Whether some text has reached the files of local storage. */
export const hasReachedDisk = (profile: string, text: string): boolean => {
  const folder = inProfile(profile, 'Local Storage', 'leveldb');
  return (
    existsSync(folder) &&
    readdirSync(folder)
      .filter((name) => /\.(log|ldb)$/.test(name))
      .some((name) => readFileSync(join(folder, name)).includes(text))
  );
};
