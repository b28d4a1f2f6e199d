/** The caches of a service worker, in memory. */

const addressOf = (of: RequestInfo | URL): string => (of instanceof Request ? of.url : String(of));

const fakeCache = (): Cache => {
  const kept = new Map<string, Response>();
  return {
    match: async (of: RequestInfo | URL) => kept.get(addressOf(of))?.clone(),
    put: async (of: RequestInfo | URL, answer: Response) =>
      void kept.set(addressOf(of), answer.clone()),
    delete: async (of: RequestInfo | URL) => kept.delete(addressOf(of)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  } as unknown as Cache;
};

/** Caches that hold nothing yet. */
export const fakeCaches = (): CacheStorage => {
  const caches = new Map<string, Cache>();
  return {
    open: async (name: string) => {
      const cache = caches.get(name) ?? fakeCache();
      caches.set(name, cache);
      return cache;
    },
  } as unknown as CacheStorage;
};
