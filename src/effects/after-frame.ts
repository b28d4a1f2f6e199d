import type { LaterState, Table, TableState } from '#store/table.ts';

/**
 * The state of a table a frame later, so that a press is first seen on the board and then in what stands around it. Another
 * game is there at once: board and words go together.
 */
export const afterFrame = ({ store }: Table): LaterState => {
  const listeners = new Set<(now: TableState, before: TableState) => void>();
  const { port1, port2 } = new MessageChannel();
  let seen = store.getState();
  let waits = false;
  const follow = (): void => {
    const before = seen;
    waits = false;
    seen = store.getState();
    if (seen !== before) for (const listener of listeners) listener(seen, before);
  };
  port1.onmessage = follow;
  store.subscribe(({ sitting, pack }, before) => {
    if (pack !== before.pack || sitting.id !== before.sitting.id || document.hidden) follow();
    else if (!waits) {
      waits = true;
      // A message that is sent from within a frame arrives when that has been painted.
      requestAnimationFrame(() => port2.postMessage(null));
    }
  });
  return {
    getState: () => seen,
    getInitialState: () => seen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
