/**
 * The service worker: keeps the files of the app, so that it starts and plays offline, and receives what other apps
 * share. An entry point of its own, built separately. docs/decisions/0022-installed-and-offline.md
 */
import { type AppFile, appFiles } from './app-files.ts';
import { forgetShared, keepShared } from './shared-files.ts';
import type { FetchEvent, SaidEvent, WorkerScope } from './worker-scope.ts';

/** A message from a page to the worker. */
export type Asked = 'keep-all' | 'take-over';

const scope = self as unknown as WorkerScope;
// The build replaces this name by the list.
const list = (self as unknown as { readonly __WB_MANIFEST: readonly AppFile[] }).__WB_MANIFEST;
const base = scope.registration.scope;
const files = appFiles(`shogi-table files ${base}`, list, base, self);

/**
 * Deletes the files of other versions when no page can need them: no newer version waits, and no other page is open.
 */
const clean = async (): Promise<void> => {
  const { installing, waiting } = scope.registration;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing === null && waiting === null && pages.length < 2) await files.clean();
};

/**
 * Keeps all files, and reports when they are all here. A file that cannot be fetched is tried again at the next start.
 */
const keepAll = async ({ ports }: SaidEvent): Promise<void> => {
  await files.keepAll();
  await clean();
  await forgetShared(Date.now(), base, caches);
  ports[0]?.postMessage('all is kept');
};

/** Keeps what was shared, and redirects to the page with its id. */
const share = async ({ request }: FetchEvent): Promise<Response> => {
  // If it cannot be kept, the id is empty, as if nothing had been shared: the page says that there is no kifu in it.
  const id = await request
    .formData()
    .then((form) => keepShared(form, Date.now(), base, caches))
    .catch(() => '');
  return Response.redirect(new URL(`./?shared=${id}#/play`, base), 303);
};

scope.addEventListener('install', (event) => event.waitUntil(files.keepFirst()));
// The page of the first visit gets its files from here too: its host may have newer ones tomorrow.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  if (event.data === ('take-over' satisfies Asked)) event.waitUntil(scope.skipWaiting());
  if (event.data === ('keep-all' satisfies Asked)) event.waitUntil(keepAll(event).catch(() => {}));
});
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (!url.startsWith(base)) return;
  if (method === 'GET') event.respondWith(files.serve(event.request));
  else if (method === 'POST' && url === new URL('./share', base).href)
    event.respondWith(share(event));
});
