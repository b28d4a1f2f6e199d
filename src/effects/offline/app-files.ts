/** The files of one version of the app, kept in a cache from which the service worker answers. */

/** A file of the build, as the build lists it. */
export interface AppFile {
  /** Its address, relative to the folder of the app; the page itself is `./`. */
  readonly url: string;
  /** A mark that differs between its versions; null if the address itself differs. */
  readonly revision: string | null;
  /**
   * The hash of the file. Another content, such as an error page of the host or another version, is not kept. The web
   * manifest has none.
   */
  readonly integrity?: string;
  /** Whether a game can be played from the start to mate without it. */
  readonly later?: true;
}

/** The files of a version. */
export interface AppFiles {
  /** Fetches all files that a game needs, or rejects. */
  readonly keepFirst: () => Promise<void>;
  /** Fetches the missing files one after the other; rejects at the first that cannot be fetched. */
  readonly keepAll: () => Promise<void>;
  /** Answers from the cache, also with files of other versions; otherwise from the network. */
  readonly serve: (request: Request) => Promise<Response>;
  /** Deletes the files of other versions. */
  readonly clean: () => Promise<void>;
}

/** Hosts may say that an answer depends on the request (`Vary`); the files of the app do not. */
const whoever = { ignoreVary: true };

/**
 * The files of the version with this list, of an app in the folder `base`. Several versions share the cache. So a page
 * of the version before finds its own files there, and unchanged files are not fetched again.
 */
export const appFiles = (
  cacheName: string,
  list: readonly AppFile[],
  base: string,
  { caches, fetch }: Pick<WindowOrWorkerGlobalScope, 'caches' | 'fetch'>,
): AppFiles => {
  const addressOf = ({ url }: AppFile): string => new URL(url, base).href;
  const keyOf = (file: AppFile): string =>
    file.revision === null ? addressOf(file) : `${addressOf(file)}?revision=${file.revision}`;
  const keys = new Map(list.map((file) => [addressOf(file), keyOf(file)]));
  /** The addresses of the one page: those typed into the address bar, and the one that shared files are posted to. */
  const pages = ['./', './index.html', './share'].map((url) => new URL(url, base).href);

  const keep = async (file: AppFile): Promise<void> => {
    const cache = await caches.open(cacheName);
    const key = keyOf(file);
    if ((await cache.match(key, whoever)) !== undefined) return;
    const answer = await fetch(addressOf(file), {
      // The browser's own cache may hold a page of the version before.
      cache: file.revision === null ? 'default' : 'reload',
      credentials: 'same-origin',
      integrity: file.integrity ?? '',
    });
    if (!answer.ok) throw new Error(`${file.url} did not come: ${answer.status}`);
    // A browser refuses a page whose response was redirected.
    await cache.put(key, answer.redirected ? new Response(answer.body, answer) : answer);
  };

  return {
    keepFirst: async () => {
      await Promise.all(list.filter(({ later }) => !later).map(keep));
    },
    keepAll: async () => {
      for (const file of list) await keep(file);
    },
    serve: async (request) => {
      const asked = new URL(request.url);
      asked.hash = '';
      const bare = `${asked.origin}${asked.pathname}`;
      const isPage = request.mode === 'navigate' && pages.includes(bare);
      const wanted = isPage ? new URL('./', base).href : asked.href;
      const cache = await caches.open(cacheName);
      return (await cache.match(keys.get(wanted) ?? wanted, whoever)) ?? fetch(request);
    },
    clean: async () => {
      const cache = await caches.open(cacheName);
      const own = new Set(keys.values());
      for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url);
    },
  };
};
