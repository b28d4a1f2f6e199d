// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../../../tests/fake-caches.ts';
import { hearOfFiles } from './handed-files.ts';
import { keepShared } from './shared-files.ts';

afterEach(() => vi.unstubAllGlobals());

const folder = 'https://host.example/table/';

/** A page at an address of the app; `launch` hands files to it as the system does. */
const pageAt = (address: string) => {
  let take: (launch: object) => void = () => {};
  const { search, pathname, hash } = new URL(address, folder);
  const page = {
    location: { search, pathname, hash },
    document: { baseURI: folder },
    history: { state: null, replaceState: vi.fn() },
    launchQueue: {
      setConsumer: (consumer: typeof take) => {
        take = consumer;
      },
    },
  };
  return { page, window: page as unknown as Window, launch: (files: object) => take(files) };
};

const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

test('files that the system opens with the app are handed on, also later ones', async () => {
  const { page, window, launch } = pageAt('./?opened');
  const given: (readonly string[])[] = [];
  hearOfFiles((files) => given.push(namesOf(files)), window);
  const handle = (name: string) => ({ getFile: async () => new File(['x'], name) });
  launch({ files: [handle('a.kif'), handle('b.csa')] });
  await vi.waitFor(() => expect(given).toEqual([['a.kif', 'b.csa']]));
  launch({ files: [] });
  launch({ files: [handle('c.ki2')] });
  await vi.waitFor(() => expect(given).toEqual([['a.kif', 'b.csa'], ['c.ki2']]));
  expect(page.history.replaceState).toHaveBeenCalledWith(null, '', '/table/');
});

test('a file that may not be read is handed on as none', async () => {
  const { window, launch } = pageAt('./?opened');
  const give = vi.fn();
  hearOfFiles(give, window);
  launch({ files: [{ getFile: () => Promise.reject(new Error('moved away')) }] });
  await vi.waitFor(() => expect(give).toHaveBeenCalledWith([]));
});

test('a shared file is handed on, and the address forgets it', async () => {
  const caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  const form = new FormData();
  form.append('files', new File(['x'], 'shared.kif'));
  const id = await keepShared(form, 1000, folder, caches);
  const { page, window } = pageAt(`./?shared=${id}#/play`);
  const given: (readonly string[])[] = [];
  hearOfFiles((files) => given.push(namesOf(files)), window);
  await vi.waitFor(() => expect(given).toEqual([['shared.kif']]));
  expect(page.history.replaceState).toHaveBeenCalledWith(null, '', '/table/#/play');
});

test('where the browser keeps no shared files, an address that names one leads to none', () => {
  const { page, window } = pageAt('./?shared=1#/play');
  const give = vi.fn();
  hearOfFiles(give, window);
  expect(give).toHaveBeenCalledWith([]);
  expect(page.history.replaceState).toHaveBeenCalledWith(null, '', '/table/#/play');
});

test('a start without a file asks for none', () => {
  const { page, window } = pageAt('./#/play');
  hearOfFiles(() => expect.unreachable(), window);
  expect(page.history.replaceState).not.toHaveBeenCalled();
});
