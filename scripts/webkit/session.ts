/** A screen without a monitor, and on it a fresh WebKit for each promise. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { type OwnHost, startHost } from '../../tests/e2e/own-host.ts';
import { type Fresh, within } from './play-all.ts';
import type { Programs } from './programs.ts';

/** A player's visit to the app. */
export interface Visit {
  readonly driver: WebDriver;
  /** The host of the app, which can be stopped. */
  readonly host: OwnHost;
  /** The player's home folder, into which the browser saves files. */
  readonly home: string;
}

/** The time in which a program starts or ends, in milliseconds. */
const PROMPT = 15_000;

/** The window of a common laptop. */
const WINDOW = { width: 1366, height: 768 };

/** The processes that were started and not stopped. */
const running = new Set<ChildProcess>();

/** Ends a process and all that it started. A screen that is only asked to end removes its files. */
const stop = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): void => {
  running.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
};

/** Ends all processes that are still running. */
export const stopAll = (): void => {
  for (const child of running) stop(child, 'SIGTERM');
};

/** Starts a program that leads its own process group, so that all it starts ends with it. */
const start = (
  path: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): ChildProcess & { readonly failed: Promise<never> } => {
  const child = spawn(path, args, {
    detached: true,
    // The third pipe is where Xvfb says which display it took.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...variables },
  });
  running.add(child);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${path} ended with ${code}`)));
  });
  // The end of a process matters only to those that wait for it.
  failed.catch(() => {});
  return Object.assign(child, { failed });
};

/** Starts a screen without a monitor, and returns its name. It is removed by `stopAll`. */
export const startScreen = async ({ Xvfb }: Programs): Promise<string> => {
  const child = start(Xvfb, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1500x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const named = new Promise<string>((resolve) => {
    child.stdio[3]?.on('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return within(PROMPT, Promise.race([named, child.failed]));
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const connect = async (address: string, browser: string): Promise<WebDriver> => {
  while (!(await isReady(address))) await sleep(50);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect(WINDOW);
  return driver;
};

/** Variables for a program in a home of its own, which has no settings and no files. */
const living = (home: string): NodeJS.ProcessEnv => ({
  HOME: home,
  XDG_CONFIG_HOME: join(home, '.config'),
  XDG_CACHE_HOME: join(home, '.cache'),
  XDG_DATA_HOME: join(home, '.local'),
});

/** Starts a driver, a browser that has never been used, and a host of its own. */
export const beginVisit = async (
  { WebKitWebDriver, MiniBrowser }: Programs,
  screen: string,
): Promise<Fresh<Visit>> => {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'shogi-table-webkit-'));
  const child = start(WebKitWebDriver, ['--host=127.0.0.1', `--port=${port}`], {
    ...living(home),
    DISPLAY: screen,
    // Without a graphics card no frame is drawn for seconds, until shaders are compiled.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  });
  const host = await startHost();
  const end = async (): Promise<void> => {
    stop(child);
    await host.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const connected = connect(`http://127.0.0.1:${port}`, MiniBrowser);
    const driver = await within(PROMPT, Promise.race([connected, child.failed]));
    const close = async (): Promise<void> => {
      // A browser that hangs does not quit, and is stopped.
      await within(PROMPT, driver.quit()).catch(() => {});
      await end();
    };
    return { visit: { driver, host, home }, close };
  } catch (error) {
    await end();
    throw error;
  }
};
