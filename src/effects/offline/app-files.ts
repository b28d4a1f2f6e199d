/** The files of one version of the app, kept in a cache: what the service worker answers from. */

/** A file of the build, as the build lists it. */
export interface AppFile {
  /** Its address, from the folder of the app; the page itself is `./`. */
  readonly url: string;
  /** What tells its versions apart; null where the address does. */
  readonly revision: string | null;
  /** What the file has to be: what a host sends in its place, or of another version, is not kept. The web manifest has none. */
  readonly integrity?: string;
  /** Whether a game is played without it, from the start to mate. */
  readonly later?: true;
}

/** The files of a version. */
export interface AppFiles {
  /** Fetches all that a game wants, or rejects. */
  readonly keepFirst: () => Promise<void>;
  /** Fetches one after the other what is not here yet; rejects at the first that does not come. */
  readonly keepAll: () => Promise<void>;
  /** Answers from the cache, files of other versions too, and from the net what is not there. */
  readonly serve: (request: Request) => Promise<Response>;
  /** Throws away what belongs to other versions. */
  readonly clean: () => Promise<void>;
}

/** Hosts may say that an answer depends on the request; the files of the app do not. */
const whoever = { ignoreVary: true };

/**
 * The files of the version with this list, of an app in the folder `base`. Files of several versions share the cache: a page of
 * the version before finds its own there, and what did not change is not fetched again.
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
  /** What is typed into the address bar, and where a shared file is posted to: all of these are the one page. */
  const pages = ['./', './index.html', './share'].map((url) => new URL(url, base).href);

  const keep = async (file: AppFile): Promise<void> => {
    const cache = await caches.open(cacheName);
    const key = keyOf(file);
    if ((await cache.match(key, whoever)) !== undefined) return;
    const answer = await fetch(addressOf(file), {
      // A page of the version before may lie in the browser's own cache.
      cache: file.revision === null ? 'default' : 'reload',
      credentials: 'same-origin',
      integrity: file.integrity ?? '',
    });
    if (!answer.ok) throw new Error(`${file.url} did not come: ${answer.status}`);
    // A browser refuses a page that came by a detour.
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
