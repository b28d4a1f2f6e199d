/**
 * Types of a service worker's global scope, as far as this app uses it. TypeScript's types for pages do not have them.
 */

/** An event that keeps the worker alive until its work is done. */
export interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A message of a page, with a port to answer on. */
export interface SaidEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** The global scope of the worker. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (of: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly unknown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', hear: (event: LastingEvent) => void): void;
    (type: 'message', hear: (event: SaidEvent) => void): void;
    (type: 'fetch', hear: (event: FetchEvent) => void): void;
  };
}
