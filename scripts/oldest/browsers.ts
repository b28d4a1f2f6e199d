/**
 * The oldest browsers in which the app works. The build, its check, the first script of the page and its message take
 * them from here; a test compares README with them. docs/decisions/0042-the-oldest-browsers-are-named.md
 */

/** The oldest version of each browser. Those for phones have the same numbers. */
export const oldestBrowsers = {
  chrome: '125',
  edge: '125',
  firefox: '128',
  safari: '17.5',
} as const;

/** The oldest browsers, in the form of the build's targets. */
export const targets: string[] = Object.entries(oldestBrowsers).map(
  ([browser, version]) => `${browser}${version}`,
);

/** The newest edition of ECMAScript of which all of them know the whole syntax. */
export const ecmaVersion = 2024;
