/** Files and texts that other apps share with this one: the service worker keeps them until the page takes them. */

/** The name of the cache that keeps them, for an app in the folder `base`. */
const cacheName = (base: string): string => `shogi-table shared ${base}`;

/** How long a share waits for a page to take it, in milliseconds. */
const WAITS = 24 * 60 * 60 * 1000;

const folderOf = (base: string, id: string): string => new URL(`./shared/${id}/`, base).href;

/** The parts of a form that are used: its files, or else its text. A text has no name. */
const filesIn = (form: FormData): readonly File[] => {
  // An empty file field sends an empty file.
  const files = form
    .getAll('files')
    .filter((part) => part instanceof File)
    .filter(({ name, size }) => name !== '' || size > 0);
  if (files.length > 0) return files;
  const said = ['text', 'url', 'title'].map((name) => form.get(name));
  const text = said.find((part) => typeof part === 'string' && part.trim() !== '');
  return typeof text === 'string' ? [new File([text], '')] : [];
};

/** Keeps the content of a form under its time of arrival, and returns that as its id. Rejects if there is no room. */
export const keepShared = async (
  form: FormData,
  nowMs: number,
  base: string,
  caches: CacheStorage,
): Promise<string> => {
  const id = String(nowMs);
  const cache = await caches.open(cacheName(base));
  for (const [i, file] of filesIn(form).entries())
    await cache.put(
      `${folderOf(base, id)}${i}/${encodeURIComponent(file.name)}`,
      new Response(file),
    );
  return id;
};

/** Returns what was shared, and deletes it. Empty if nothing is there. */
export const takeShared = async (
  id: string,
  base: string,
  caches: CacheStorage,
): Promise<readonly File[]> => {
  const cache = await caches.open(cacheName(base));
  const folder = folderOf(base, id);
  const mine = (await cache.keys()).filter(({ url }) => url.startsWith(folder));
  return Promise.all(
    mine.map(async ({ url }) => {
      const kept = await cache.match(url);
      const bytes = (await kept?.arrayBuffer()) ?? new ArrayBuffer(0);
      await cache.delete(url);
      return new File([bytes], decodeURIComponent(url.split('/').at(-1) ?? ''));
    }),
  );
};

/** Deletes shares that no page took for a day. */
export const forgetShared = async (
  nowMs: number,
  base: string,
  caches: CacheStorage,
): Promise<void> => {
  const cache = await caches.open(cacheName(base));
  for (const { url } of await cache.keys()) {
    const keptAtMs = Number(url.slice(new URL('./shared/', base).href.length).split('/')[0]);
    if (!(nowMs - keptAtMs < WAITS)) await cache.delete(url);
  }
};
