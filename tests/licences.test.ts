import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, licenceText, packagesOf } from '../scripts/licences.ts';

test('a module belongs to the package whose folder is nearest', () => {
  expect(
    packagesOf([
      '/app/node_modules/react/index.js',
      '/app/node_modules/react/cjs/react.js',
      '/app/node_modules/@swc/helpers/a.js',
      '/app/node_modules/a/node_modules/b/c.js',
      '\0/app/node_modules/react-dom/index.js?commonjs-module',
      '/app/src/main.tsx',
    ]),
  ).toEqual([
    '/app/node_modules/@swc/helpers',
    '/app/node_modules/a/node_modules/b',
    '/app/node_modules/react',
    '/app/node_modules/react-dom',
  ]);
});

test('a package brings its name, its version and the words of its licence', () => {
  const react = licenceOf('node_modules/react');
  expect(react.name).toMatch(/^react \d+\.\d+\.\d+$/);
  expect(react.licence).toBe('MIT');
  expect(react.text).toContain('Permission is hereby granted, free of charge');
});

test('a package without the words of its licence breaks the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licence-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "bare", "version": "1.0.0" }');
  expect(() => licenceOf(folder)).toThrow('bare 1.0.0');
  rmSync(folder, { recursive: true });
});

test('packages under the same words share them', () => {
  const text = licenceText([
    { name: 'a 1.0.0', licence: 'MIT', text: 'Do as you like.' },
    { name: 'b 2.0.0', licence: 'MIT', text: 'Do as you like.' },
    { name: 'c 3.0.0', licence: 'ISC', text: 'So do.' },
  ]);
  expect(text.match(/Do as you like\./g)).toHaveLength(1);
  expect(text).toContain('a 1.0.0 (MIT)\nb 2.0.0 (MIT)\n\nDo as you like.');
  expect(text).toContain('c 3.0.0 (ISC)');
});
