import { expect, test } from 'vitest';
import { fakeCaches } from '../../../tests/fake-caches.ts';
import { forgetShared, keepShared, takeShared } from './shared-files.ts';

const base = 'https://host.example/table/';

/** A form with files and texts, as another app sends it. */
const formOf = (files: readonly File[], said: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  for (const [name, words] of Object.entries(said)) form.append(name, words);
  return form;
};

const read = (files: readonly File[]): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(files.map(async (file) => [file.name, await file.text()] as const));

test('files come with their names and their bytes, and only once', async () => {
  const caches = fakeCaches();
  const form = formOf([new File(['one'], '第一局/A.kif'), new File(['two'], 'b.csa')], {
    text: 'Look!',
  });
  const id = await keepShared(form, 1000, base, caches);
  expect(await read(await takeShared(id, base, caches))).toEqual([
    ['第一局/A.kif', 'one'],
    ['b.csa', 'two'],
  ]);
  expect(await takeShared(id, base, caches)).toEqual([]);
});

test.each([
  [
    { text: 'position startpos', url: 'https://elsewhere.example/', title: 'A game' },
    'position startpos',
  ],
  [{ text: ' ', url: 'https://elsewhere.example/', title: 'A game' }, 'https://elsewhere.example/'],
  [{ title: 'A game' }, 'A game'],
])('without a file %j is read as text', async (said, text) => {
  const caches = fakeCaches();
  const id = await keepShared(formOf([new File([], '')], said), 1000, base, caches);
  expect(await read(await takeShared(id, base, caches))).toEqual([['', text]]);
});

test('a shared file that no page took is deleted after a day, and a newer one waits', async () => {
  const caches = fakeCaches();
  const day = 24 * 60 * 60 * 1000;
  const old = await keepShared(formOf([new File(['old'], 'old.kif')]), 1000, base, caches);
  const fresh = await keepShared(formOf([new File(['new'], 'new.kif')]), 2000, base, caches);
  await forgetShared(1000 + day, base, caches);
  expect(await takeShared(old, base, caches)).toEqual([]);
  expect(await read(await takeShared(fresh, base, caches))).toEqual([['new.kif', 'new']]);
});
