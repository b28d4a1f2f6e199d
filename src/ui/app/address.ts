/** The page's address: the part after #. A host without a server needs no more, and a whole router would weigh more than this page's routes. */
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const current = (): string => `/${location.hash.replace(/^#?\/?/, '')}`;

/** The address as a path: `/play/<id>`. */
export const useAddress = (): string => useSyncExternalStore(subscribe, current);
