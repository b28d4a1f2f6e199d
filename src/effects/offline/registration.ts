/** The page's end of the service worker: starts it, and tells of a newer version. */
import { idle } from '#loading/idle.ts';
import { trustedAddress } from '../session/trusted-address.ts';
import type { Asked } from './service-worker.ts';

/** How often a page that stays open asks for a newer version, in milliseconds. */
const ASKS_AGAIN = 60 * 60 * 1000;

/** What of a page's browser is asked. */
export interface Browser {
  /** Absent over plain http. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly reload: () => void;
}

/**
 * Keeps the app for times without the net. `offer` is called when a newer version is here, with what takes it and loads the page
 * again; nothing takes it by itself while a page is open. Where the browser knows no service worker, or lets none start, nothing
 * happens and nothing is said.
 */
export const keepOffline = async (
  offer: (take: () => void) => void,
  { workers, reload }: Browser = {
    // The server for development has none.
    workers: import.meta.env.DEV ? undefined : navigator.serviceWorker,
    reload: () => location.reload(),
  },
): Promise<void> => {
  if (workers === undefined) return;
  const ask = (worker: ServiceWorker | null | undefined, asked: Asked): void =>
    worker?.postMessage(asked);
  await idle(10_000);
  try {
    const registration = await workers.register(trustedAddress('./service-worker.js'));
    let taken = false;
    const take = (): void => {
      const { waiting } = registration;
      taken = true;
      // Another page was quicker: the newer version is there already.
      if (waiting === null) {
        reload();
        return;
      }
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') reload();
      });
      ask(waiting, 'take-over');
    };
    const tell = (): void => {
      if (registration.waiting === null || registration.active === null) return;
      // The next start may be without the net: then all of the newer version has to be here.
      ask(registration.waiting, 'keep-all');
      offer(take);
    };
    const watch = (): void => registration.installing?.addEventListener('statechange', tell);
    registration.addEventListener('updatefound', watch);
    watch();
    tell();
    // Another page took the newer version. This one goes on with its own files, and is not loaded again under a player's hands.
    let isControlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (isControlled && !taken) offer(take);
      isControlled = true;
    });
    ask((await workers.ready).active, 'keep-all');
    let askedMs = performance.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || performance.now() - askedMs < ASKS_AGAIN) return;
      askedMs = performance.now();
      registration.update().catch(() => {});
    });
  } catch {
    // A private window, a browser without room, a host without the file: one plays with the net.
  }
};
