/**
 * Lists the failed tests and the slowest ones from the reports of the runners. Otherwise a failure would have to be
 * found in thousands of lines, and the cause of a slow run would stay unknown.
 */

const SHOWN = 8;

/** The tests of a report of Vitest, with their seconds and whether they failed. */
export const testsOfVitest = ({ testResults }, folder) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      name: `${name.replaceAll('\\', '/').replace(`${folder}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      isFailed: status === 'failed',
    })),
  );

/** The tests in a report of Playwright, with the seconds of all their tries and whether they failed. */
export const testsOfPlaywright = ({ suites }) => {
  const within = ({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results, status }) => ({
        name: `${file} › ${title} [${projectName}]`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        isFailed: status === 'unexpected' || status === 'flaky',
      })),
    ),
    ...inner.flatMap(within),
  ];
  return suites.flatMap(within);
};

/** The slowest of some tests as lines of a report. */
export const slowest = (tests) =>
  [...tests]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
