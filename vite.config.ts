import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileAhead } from './scripts/compile-ahead.ts';
import { contentSecurityPolicy } from './scripts/content-security-policy.ts';
import { firstPicture } from './scripts/first-picture.ts';
import { importMap } from './scripts/import-map.ts';
import { installable } from './scripts/installable.ts';
import { lateFiles } from './scripts/late-files.ts';
import { licences } from './scripts/licences.ts';
import { targets } from './scripts/oldest/browsers.ts';
import { pageWords } from './scripts/page-words.ts';
import { startFiles } from './scripts/start-files.ts';
import { languageNames } from './src/i18n/languages.ts';

/** `vitest --mode perft-deep` (npm run perft:deep) counts deeper than an everyday run has time for. */
const deep = (mode: string): boolean => mode === 'perft-deep';

/** The variables of the environment by which tests know that they are to try more than in an everyday run. */
const more = (mode: string): Readonly<Record<string, string>> => ({
  ...(deep(mode) && { PERFT_DEEP: '1' }),
  // `vitest --mode all` (npm run unit:all): every variant, and every case of the laws.
  ...(mode === 'all' && { TRY_ALL: '1' }),
});

/**
 * The tests that `vitest --mode daily` (npm run check) leaves out. They are proofs over large amounts of data and take
 * half of the time of all unit tests: every file of a collection, damaged files, the command line, laws on thousands of
 * positions, and second opinions on the rules.
 */
const proofs = (mode: string): readonly string[] =>
  mode === 'daily'
    ? [
        'tests/kifu/{collection,peers,round-trip,played-games,repeated-signs}.test.ts',
        'tests/kifu/{command-line,command-line-files,no-kifu}.test.ts',
        'tests/xiangqi/{xqf-damage,damaged-texts}.test.ts',
        'tests/banqi/fair-chance.test.ts',
        'tests/{laws,differential}/**',
        'tests/*/{second-reading,differential}.test.ts',
      ]
    : [];

/** The parts of the app that load after the table, in the order in which they are needed, each with its entries. */
const parts = [
  ['records', 'ui/records\\.chunk'],
  ['files', 'ui/(files\\.chunk|skins/shogi/files)'],
  ['pages', '(ui/pages\\.chunk|effects/files/browser-ports)'],
] as const;

/** The games beside shogi, which is part of the table. */
const otherGames = ['xiangqi', 'banqi', 'ko-shogi'] as const;

/** The tests of code that uses no page, no storage and no clock. */
const withoutPage = [
  'src/{kernel,record,games,match,lessons,store,i18n}/**/*.test.ts',
  'tests/**/*.test.ts',
];

export default defineConfig(({ mode }) => ({
  // Relative addresses: the built app works from any folder of any static host.
  base: './',
  plugins: [
    react(),
    pageWords(),
    firstPicture(),
    startFiles(),
    importMap(),
    lateFiles(),
    compileAhead(),
    contentSecurityPolicy(),
    licences(),
    installable(),
  ],
  build: {
    target: targets,
    // Read by .size-limit.mjs to add up what the first screen loads.
    manifest: true,
    // A chunk loaded later requests its own imports; only its style sheets are preloaded.
    modulePreload: {
      // Every browser of the target knows modulepreload.
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((f) => f.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // The first file lists the names of all later files. Hexadecimal digits compress better there, and seven are
        // enough to tell versions apart.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // React by itself: a returning player keeps it over a new version of the table.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler)\//,
              priority: 9,
            },
            // The table: the page's entry with all its imports, and the module that the words of all languages import.
            {
              name: 'table',
              test: /\/(index\.html|src\/i18n\/format\.ts)$/,
              priority: 8,
            },
            // A language at the table, with the words of the game that is on it first.
            ...Object.keys(languageNames).map((language) => ({
              name: `words-${language}`,
              test: new RegExp(`/src/i18n/${language}/(index|shogi/words)\\.ts$`),
              priority: 6,
            })),
            ...parts.map(([name, entries], i) => ({
              name,
              test: new RegExp(`/src/${entries}\\.ts$`),
              priority: 5 - i,
            })),
            // The discs of xiangqi and banqi: neither game loads them from the chunk of the other.
            {
              name: 'discs',
              test: /\/src\/ui\/skins\/discs\/(Disc|SeatSign|disc|piece-names)\.tsx?$/,
              priority: 2,
            },
            // The rules of a game together with its pieces and board: neither is needed without the other.
            ...otherGames.map((name) => ({
              name,
              test: new RegExp(`/src/(games/${name}/pack|ui/skins/${name}/index)\\.ts$`),
              priority: 1,
            })),
          ],
        },
      },
    },
  },
  // Vite takes the next free port when this one is taken, and prints the address.
  preview: { host: 'localhost', port: 4173 },
  test: {
    // Rules and formats need no page; component tests ask for one: // @vitest-environment happy-dom
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: withoutPage,
          exclude: ['tests/e2e/**', ...proofs(mode)],
          // Pure modules keep no state. So the next test file uses the modules that the last one loaded.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
          exclude: withoutPage,
        },
      },
    ],
    // Nothing else runs at the same time. By default Vitest leaves one core of two idle.
    maxWorkers: '100%',
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/fresh-seed.ts'],
    // These limits only end a test that hangs. No test measures time; `npm run bench` does.
    testTimeout: deep(mode) ? 30 * 60_000 : 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    env: more(mode),
  },
}));
