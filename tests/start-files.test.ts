import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from '../scripts/start-files.ts';

const chunk = (name: string, imports: readonly string[], more: object = {}) => [
  `${name}.js`,
  { type: 'chunk', name, fileName: `${name}.js`, imports, ...more },
];

const bundle = Object.fromEntries([
  chunk('app', ['react.js']),
  chunk('react', []),
  chunk('rows', ['app.js', 'shared.js'], {
    viteMetadata: { importedCss: new Set(['rows.css']) },
  }),
  chunk('clock', ['shared.js']),
  chunk('shared', ['react.js']),
  chunk('words', ['app.js']),
  chunk('rules', []),
]) as unknown as Rolldown.OutputBundle;

test('the files of a start are those of its chunks and what they import, each once, with its condition', () => {
  expect(
    filesOf(bundle, [
      ['', ['app']],
      ['en', ['words']],
      ['kept', ['rows', 'clock']],
    ]),
  ).toEqual([
    'app.js',
    'react.js',
    'words.js|en',
    'rows.js|kept',
    'rows.css|kept',
    'shared.js|kept',
    'clock.js|kept',
  ]);
});

test('a chunk that is missing from the build breaks it', () => {
  expect(() => filesOf(bundle, [['kept', ['gone']]])).toThrow('the build has no chunk gone');
});
