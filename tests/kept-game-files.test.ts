import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { filesOf } from '../scripts/kept-game-files.ts';

const chunk = (fileName: string, imports: readonly string[], more: object = {}) => [
  fileName,
  {
    type: 'chunk',
    fileName,
    imports,
    isEntry: false,
    facadeModuleId: `/app/src/${fileName}`,
    ...more,
  },
];

const bundle = Object.fromEntries([
  chunk('app.js', ['react.js'], { isEntry: true }),
  chunk('react.js', []),
  chunk('rows.ts', ['app.js', 'shared.js'], {
    viteMetadata: { importedCss: new Set(['rows.css']) },
  }),
  chunk('clock.ts', ['shared.js']),
  chunk('shared.js', ['react.js']),
  chunk('rules.ts', []),
]) as unknown as Rolldown.OutputBundle;

test('the files of a kept game are what it imports, once each, without what the page asks for anyway', () => {
  expect(filesOf(bundle, ['src/rows.ts', 'src/clock.ts'])).toEqual([
    'rows.ts',
    'rows.css',
    'shared.js',
    'clock.ts',
  ]);
});

test('a file that has gone from the build breaks it', () => {
  expect(() => filesOf(bundle, ['src/gone.ts'])).toThrow('src/gone.ts is no file of the build');
});
