import { expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { filesOfPlay, webManifest } from '../scripts/installable.ts';

const chunks = {
  'index.html': {
    file: 'index.js',
    css: ['index.css'],
    imports: ['_react'],
    dynamicImports: ['parts', 'pages'],
  },
  _react: { file: 'react.js' },
  parts: { file: 'parts.js', css: ['parts.css'], imports: ['_shared'], dynamicImports: ['words'] },
  words: { file: 'words.js' },
  pages: { file: 'pages.js', name: 'pages', imports: ['_shared', '_rules'] },
  _rules: { file: 'rules.js' },
  _shared: { file: 'shared.js' },
};

test('the files of a game are all that the page leads to, except through a door', () => {
  expect([...filesOfPlay(chunks, ['pages'])].sort()).toEqual([
    'index.css',
    'index.js',
    'parts.css',
    'parts.js',
    'react.js',
    'shared.js',
    'words.js',
  ]);
});

test('a door that was moved breaks the build', () => {
  expect(() => filesOfPlay(chunks, ['pages', 'sheets'])).toThrow('sheets is no chunk any more');
});

test('the operating system offers and shares only files that the table reads', async () => {
  const [handler] = webManifest.file_handlers;
  const endings = Object.values(handler.accept).flat();
  const formats = await Promise.all(
    Object.values(packs).map(async (load) => (await load()).formats()),
  );
  const read = formats.map((one) => one.endings.map((ending) => `.${ending}`));
  expect(read.flat()).toEqual(expect.arrayContaining(endings));
  // Each game has at least one file ending on offer, so that none is forgotten.
  for (const own of read) expect(own.some((ending) => endings.includes(ending))).toBe(true);
  expect(webManifest.share_target.params.files[0].accept).toEqual(expect.arrayContaining(endings));
});

test('the app is installed from whatever folder it lies in', () => {
  const { id, scope, start_url, icons, file_handlers, share_target } = webManifest;
  const addresses = [
    id,
    scope,
    start_url,
    share_target.action,
    ...icons.map(({ src }) => src),
    ...file_handlers.map(({ action }) => action),
  ];
  for (const address of addresses) expect(address).toMatch(/^\.\//);
});
