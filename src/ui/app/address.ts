/** The page's address: the part after #. A host without a server needs no more, and a whole router would weigh more than this page's routes. */
import { useDeferredValue, useSyncExternalStore } from 'react';
import { addressOf, keptGameOf, type PageName, type Route, routeOf } from '#store/routes.ts';
import { goToAddress } from '../base/back.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

const current = (): string => location.hash;

/**
 * The route of the page's address; null where it leads nowhere. While the part that draws another page is on its way, the
 * page before it stays, and this is still its route. The table needs no such part.
 */
export const useRoute = (): Route | null => {
  const hash = useSyncExternalStore(subscribe, current);
  const drawn = useDeferredValue(hash);
  const route = routeOf(hash);
  const isTable =
    route?.page === 'play' || route?.page === 'position' || keptGameOf(route) !== null;
  return isTable ? route : routeOf(drawn);
};

/** Goes to a page, or to what `part` names there; `replace` leaves the address before out of the history. */
export const goTo = (page: PageName, part?: string, { replace = false } = {}): void => {
  goToAddress(`#${addressOf(page, part)}`, replace);
};
