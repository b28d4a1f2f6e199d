/** The page's address: the part after #. A host without a server needs no more, and a whole router would weigh more than this page's routes. */
import { useSyncExternalStore } from 'react';
import { addressOf, type PageName, type Route, routeOf } from '#store/routes.ts';
import { goToAddress } from '../base/back.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const current = (): string => location.hash;

/** The route of the page's address now; null where it leads nowhere. */
export const useRoute = (): Route | null => routeOf(useSyncExternalStore(subscribe, current));

/** Goes to a page, or to what `part` names there; `replace` leaves the address before out of the history. */
export const goTo = (page: PageName, part?: string, { replace = false } = {}): void => {
  goToAddress(`#${addressOf(page, part)}`, replace);
};
