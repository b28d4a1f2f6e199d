/** The page's side of the service worker: starts it, and reports a newer version. */
import { idle } from '#loading/idle.ts';
import { trustedAddress } from '../session/trusted-address.ts';
import type { Asked } from './service-worker.ts';

/** How often, at most, a page that stays open asks for a newer version, in milliseconds. */
const ASKS_AGAIN = 60 * 60 * 1000;

/** The parts of the browser that are used here. */
export interface Browser {
  /** Absent over plain http. */
  readonly workers: ServiceWorkerContainer | undefined;
  readonly reload: () => void;
}

/** The service workers of the browser; undefined where it has none or does not let the page use them. */
const workersHere = (): ServiceWorkerContainer | undefined => {
  // The development server has none.
  if (import.meta.env.DEV) return undefined;
  try {
    return navigator.serviceWorker;
  } catch {
    // A frame in a sandbox.
    return undefined;
  }
};

/**
 * Keeps the app usable offline. `offer` is called when a newer version is here. Its argument switches to that version
 * and reloads the page; no version is switched while a page is open unless the user presses for it. If the browser has
 * no service workers, or lets none start, nothing happens and nothing is reported.
 */
export const keepOffline = async (
  offer: (take: () => void) => void,
  { workers, reload }: Browser = {
    workers: workersHere(),
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
      // Another page has switched already: the newer version is active.
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
      // The next start may be offline, so all of the newer version must be here.
      ask(registration.waiting, 'keep-all');
      offer(take);
    };
    const watch = (): void => registration.installing?.addEventListener('statechange', tell);
    registration.addEventListener('updatefound', watch);
    watch();
    tell();
    // Another page switched to the newer version. This one goes on with its own files, and is not reloaded while a
    // player uses it.
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
    // A private window, a browser without room, or a host without the file: the app then needs the network.
  }
};
