import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from '../scripts/start-files.ts';

const chunk = (fileName: string, imports: readonly string[], more: object = {}) => [
  fileName,
  {
    type: 'chunk',
    fileName,
    imports,
    moduleIds: [`/app/src/${fileName}`],
    ...more,
  },
];

const bundle = Object.fromEntries([
  chunk('app.js', ['react.js']),
  chunk('react.js', []),
  chunk('rows.ts', ['app.js', 'shared.js'], {
    viteMetadata: { importedCss: new Set(['rows.css']) },
  }),
  chunk('clock.ts', ['shared.js']),
  chunk('shared.js', ['react.js']),
  chunk('words.ts', ['app.js']),
  chunk('pages.en.ts', ['words.ts', 'plural.js', 'shared.js']),
  chunk('pages.es.ts', ['plural.js']),
  chunk('plural.js', []),
  chunk('rules.ts', []),
]) as unknown as Rolldown.OutputBundle;

test('the files of a start are what its modules import, each once for all who want it, with the conditions of the others', () => {
  expect(
    filesOf(bundle, [
      ['', ['src/app.js']],
      ['en', ['src/words.ts']],
      ['kept', ['src/rows.ts', 'src/clock.ts']],
      ['kept|en', ['src/pages.en.ts']],
      ['kept|es', ['src/pages.es.ts']],
    ]),
  ).toEqual([
    'app.js',
    'react.js',
    'words.ts|en',
    'rows.ts|kept',
    'rows.css|kept',
    'shared.js|kept',
    'clock.ts|kept',
    'pages.en.ts|kept|en',
    'plural.js|kept|en',
    'pages.es.ts|kept|es',
    'plural.js|kept|es',
  ]);
});

test('a file that has gone from the build breaks it', () => {
  expect(() => filesOf(bundle, [['kept', ['src/gone.ts']]])).toThrow(
    'src/gone.ts is no file of the build',
  );
});
