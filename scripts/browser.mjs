/**
 * Finds the Chromium for the browser tests and the screenshots. The first of these is taken: one that is named by
 * PLAYWRIGHT_CHROMIUM or CHROME_PATH, one that Playwright has downloaded, one that is installed. `ensureBrowser`
 * installs one when there is none. `findFirefox` finds the Firefox for the browser tests, and nothing installs it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'microsoft-edge',
];

/** Places where an installer puts a browser that is not on the PATH. */
const standardPlaces = () => {
  if (platform === 'darwin') {
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge'),
    ]);
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  }
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium'];
};

/** The places on the PATH where these commands may lie. */
const onPath = (...names) =>
  platform === 'win32'
    ? []
    : names.flatMap((name) =>
        (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
      );

/** The path of a Chromium to run, or undefined when none was found. */
export const findBrowser = () => {
  const named = env.PLAYWRIGHT_CHROMIUM || env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(
      `PLAYWRIGHT_CHROMIUM or CHROME_PATH names ${named}, and there is no such file.`,
    );
  }
  return [chromium.executablePath(), ...onPath(...commands), ...standardPlaces()].find(existsSync);
};

/**
 * The path of Chromium's headless shell, or undefined when there is none. It has the same engine without the browser
 * around it, and takes two thirds of the time. A browser named in the environment is used for everything.
 */
export const findHeadlessShell = () =>
  env.PLAYWRIGHT_CHROMIUM || env.CHROME_PATH
    ? undefined
    : onPath('chromium-headless-shell').find(existsSync);

/**
 * The path of a Firefox to run, or undefined when none was found. PLAYWRIGHT_FIREFOX names one; if it is empty, there is
 * none.
 */
export const findFirefox = () => {
  const { PLAYWRIGHT_FIREFOX: named } = env;
  if (named === '') return undefined;
  if (named === undefined) return onPath('firefox-esr', 'firefox').find(existsSync);
  if (existsSync(named)) return named;
  throw new Error(`PLAYWRIGHT_FIREFOX names ${named}, and there is no such file.`);
};

/** Flags for an automated browser: no calls home, and no sandbox for root, who cannot have one. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

const run = (command, args) => {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
};

const playwright = (...args) =>
  run(process.execPath, ['node_modules/@playwright/test/cli.js', ...args]);

/** Like `findBrowser`, but installs a Chromium when there is none. Throws with instructions when that fails. */
export const ensureBrowser = () => {
  const found = findBrowser();
  if (found !== undefined) return found;

  console.log('No Chrome or Chromium found: installing one.');
  const debianRoot = isRoot && existsSync('/etc/debian_version');
  if (playwright('install', 'chromium')) {
    // The download brings no system libraries; only root can add them.
    if (debianRoot) playwright('install-deps', 'chromium');
  } else if (debianRoot && run('apt-get', ['update'])) {
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  }
  const installed = findBrowser();
  if (installed !== undefined) return installed;

  throw new Error(
    [
      'The browser tests need Chrome or Chromium, and none could be found or installed. Do one of these:',
      '  - install Google Chrome or Chromium the usual way for your system',
      '    (Debian, Ubuntu: sudo apt-get install chromium fonts-noto-cjk), or',
      '  - run: npx playwright install --with-deps chromium, or',
      '  - name one you have: PLAYWRIGHT_CHROMIUM=/path/to/chrome npm test',
    ].join('\n'),
  );
};
