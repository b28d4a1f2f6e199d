/**
 * Runs every check of the project: `npm test`. With `--daily`, as in `npm run check`, only those that need no build and
 * no large proof. A failing step fails the run, and the steps that do not need it still run. The last line sums up:
 * each test counts as one, and each other step as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { ensureBrowser, findFirefox } from './browser.mjs';
import { slowest, testsOfPlaywright, testsOfVitest } from './test-report.mjs';

const isDaily = process.argv.includes('--daily');

const reports = 'build-report';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Runs one of package.json's scripts and tells whether it succeeded. */
const script = (name, args = [], env = {}) =>
  spawnSync('npm', ['run', '--silent', name, '--', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    // npm is a batch file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  }).status === 0;

const asOne = (succeeded) => ({ passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 });

/** The tests that ran, each with its name, its seconds and whether it failed. */
const tests = [];

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

const runVitest = () => {
  const file = `${reports}/vitest.json`;
  const succeeded = script('unit', [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(isDaily ? ['--mode', 'daily'] : []),
  ]);
  const report = readReport(file);
  tests.push(...testsOfVitest(report, process.cwd().replaceAll('\\', '/')));
  // A file that could not be loaded has no tests, so count it as one failure.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    succeeded,
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** The Firefox for the browser tests; an empty text, and a line that says why, where there is none that can be driven. */
const usableFirefox = () => {
  const firefox = findFirefox();
  if (firefox === undefined) {
    console.log('Firefox was not tried: none was found.');
    return '';
  }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/try-firefox.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  console.log(
    status === 0
      ? `Firefox: ${firefox}`
      : `Firefox was not tried: ${firefox} cannot be driven. ${stdout.trim()}`,
  );
  return status === 0 ? firefox : '';
};

const runPlaywright = () => {
  const browser = ensureBrowser();
  console.log(`Browser: ${browser}`);
  const firefox = usableFirefox();
  const isLacking = process.env.CI !== undefined && firefox === '';
  if (isLacking) console.log('CI is set, so that counts as a failure.');
  const file = `${reports}/playwright.json`;
  const succeeded = script('e2e', ['--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_FIREFOX: firefox,
  });
  const report = readReport(file);
  const { stats, errors } = report;
  tests.push(...testsOfPlaywright(report));
  return {
    succeeded,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length + (isLacking ? 1 : 0),
    skipped: stats.skipped,
  };
};

/** Kills a browser five times in the middle of games; each kill counts as a test. */
const runCrash = () => {
  const kills = 5;
  const seed = Date.now() % 1_000_000;
  const succeeded = script('crash', [String(kills), String(seed)], {
    PLAYWRIGHT_CHROMIUM: ensureBrowser(),
  });
  const run = readReport(`node_modules/.cache/crash/${kills}-${seed}.json`);
  const failed = run.lost + kills - run.kills.length;
  return { succeeded, passed: kills - failed, failed, skipped: 0 };
};

/** Plays promises in WebKit. A machine without WebKit, which the script says, plays none. */
const runWebkit = () => {
  const file = `${reports}/webkit.json`;
  const succeeded = script('webkit', ['--report', file]);
  const { passed, failed, tests: played } = readReport(file);
  tests.push(...played);
  const run = { succeeded, passed, failed, skipped: 0 };
  return succeeded && passed + failed === 0 ? run : counted(() => run);
};

/**
 * Returns the counts of a runner. Adds a failure where the runner failed although no test did, or where it ran no test.
 */
const counted = (run) => {
  const { succeeded, passed, failed, skipped } = run();
  if (passed + failed === 0) console.log('No test was run: that counts as a failure.');
  const hidden = failed === 0 && (!succeeded || passed === 0) ? 1 : 0;
  return { passed, failed: failed + hidden, skipped };
};

const daily = [
  { name: 'types', run: () => asOne(script('types')) },
  { name: 'biome', run: () => asOne(script('lint')) },
  { name: 'knip', run: () => asOne(script('unused')) },
  { name: 'vitest', run: () => counted(runVitest) },
];
const others = [
  { name: 'build', run: () => asOne(script('build')) },
  { name: 'size', needs: 'build', run: () => asOne(script('size')) },
  { name: 'oldest', needs: 'build', run: () => asOne(script('oldest')) },
  { name: 'playwright', needs: 'build', run: () => counted(runPlaywright) },
  { name: 'crash', needs: 'build', run: () => counted(runCrash) },
  { name: 'webkit', needs: 'build', run: runWebkit },
];

const attempt = (step, results) => {
  if (step.needs !== undefined && results.get(step.needs).failed > 0) {
    console.log(`Not possible: ${step.needs} failed.`);
    return asOne(false);
  }
  try {
    return step.run();
  } catch (error) {
    console.log(error.message);
    return asOne(false);
  }
};

const results = new Map();
for (const step of isDaily ? daily : [...daily, ...others]) {
  console.log(`\n== ${step.name}`);
  const startedMs = performance.now();
  const result = attempt(step, results);
  results.set(step.name, { ...result, seconds: (performance.now() - startedMs) / 1000 });
}

const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

console.log('\n== slowest');
for (const test of slowest(tests)) console.log(test);

const failed = tests.filter(({ isFailed }) => isFailed);
if (failed.length > 0) console.log('\n== failed');
for (const { name } of failed) console.log(name);

console.log('\n== all');
const sum = { passed: 0, failed: 0, skipped: 0 };
for (const [name, result] of results) {
  console.log(`${name.padEnd(11)} ${result.seconds.toFixed(1).padStart(6)} s   ${line(result)}`);
  for (const count of Object.keys(sum)) sum[count] += result[count];
}
console.log(line(sum));
process.exitCode = sum.failed > 0 ? 1 : 0;
