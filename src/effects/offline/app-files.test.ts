import { expect, test } from 'vitest';
import { fakeCaches } from '../../../tests/fake-caches.ts';
import { type AppFile, appFiles } from './app-files.ts';

const base = 'https://host.example/table/';

const page = (revision: string): AppFile => ({
  url: './',
  revision,
  integrity: `sha256-${revision}`,
});
const board: AppFile = { url: 'assets/board-1.js', revision: null, integrity: 'sha256-board' };
const rules: AppFile = {
  url: 'assets/rules-1.js',
  revision: null,
  integrity: 'sha256-rules',
  later: true,
};

/** A host with these files, and the requests it got. It refuses all other requests. */
const hostWith = (files: Readonly<Record<string, string>>) => {
  const asked: string[] = [];
  const fetch = async (of: RequestInfo | URL): Promise<Response> => {
    const path = (typeof of === 'object' && 'url' in of ? of.url : String(of)).slice(base.length);
    asked.push(path);
    const body = files[path];
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  };
  return { asked, fetch };
};

const request = (path: string, mode: RequestMode = 'no-cors'): Request =>
  ({ url: `${base}${path}`, mode }) as Request;
const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test('the files a game needs are fetched first, and the rest only when asked for', async () => {
  const host = hostWith({ '': 'page', 'assets/board-1.js': 'board', 'assets/rules-1.js': 'rules' });
  const files = appFiles('files', [page('1'), rules, board], base, {
    caches: fakeCaches(),
    fetch: host.fetch,
  });
  await files.keepFirst();
  expect(host.asked).toEqual(['', 'assets/board-1.js']);
  await files.keepAll();
  expect(host.asked).toEqual(['', 'assets/board-1.js', 'assets/rules-1.js']);
});

test('a version of which a file is missing is no version', async () => {
  const host = hostWith({ '': 'page' });
  const files = appFiles('files', [page('1'), board], base, {
    caches: fakeCaches(),
    fetch: host.fetch,
  });
  await expect(files.keepFirst()).rejects.toThrow('assets/board-1.js did not come: 404');
});

test('the page is answered without the net under each of its addresses, other pages of the host are not', async () => {
  const host = hostWith({ '': 'page', 'licences/packages.txt': 'licences' });
  const files = appFiles('files', [page('1')], base, { caches: fakeCaches(), fetch: host.fetch });
  await files.keepFirst();
  for (const path of ['', 'index.html', '?shared=1#/play', 'share', '#/rules'])
    expect(await text(files.serve(request(path, 'navigate')))).toBe('page');
  expect(host.asked).toEqual(['']);
  expect(await text(files.serve(request('licences/packages.txt', 'navigate')))).toBe('licences');
});

test('a page of the version before finds its files until they are cleaned away', async () => {
  const caches = fakeCaches();
  const host = hostWith({ '': 'page', 'assets/board-1.js': 'board' });
  await appFiles('files', [page('1'), board], base, { caches, fetch: host.fetch }).keepFirst();
  const newerHost = hostWith({ '': 'newer page' });
  const newer = appFiles('files', [page('2')], base, { caches, fetch: newerHost.fetch });
  await newer.keepFirst();
  expect(await text(newer.serve(request('', 'navigate')))).toBe('newer page');
  expect(await text(newer.serve(request('assets/board-1.js')))).toBe('board');
  await newer.clean();
  expect((await newer.serve(request('assets/board-1.js'))).status).toBe(404);
  expect(await text(newer.serve(request('', 'navigate')))).toBe('newer page');
});

test('files that a newer version shares with the one before are not fetched again', async () => {
  const caches = fakeCaches();
  const host = hostWith({ '': 'page', 'assets/board-1.js': 'board' });
  await appFiles('files', [page('1'), board], base, { caches, fetch: host.fetch }).keepFirst();
  await appFiles('files', [page('2'), board], base, { caches, fetch: host.fetch }).keepFirst();
  expect(host.asked).toEqual(['', 'assets/board-1.js', '']);
});
