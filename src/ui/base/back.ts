/**
 * Makes Back close what is open. Each open sheet or card has an entry of its own in the history of the browser, with the
 * address of the page. Its state is the number of open things; the entry below the first has the state 0. Why no
 * `CloseWatcher`: docs/decisions/0049-back-closes-what-is-open.md
 */
import { useEffect, useEffectEvent } from 'react';

/** The functions that close what is open, the topmost last. */
const open: (() => void)[] = [];

/** Whether the browser is on its way back from entries that are no longer needed. */
let leaving = false;

/** Goes to an address that was asked for on that way. */
let thenGo: (() => void) | null = null;

/** Makes the entries of the history as many as the open things. */
let settle = (): void => {};

/** How many things an entry stands for; null for an entry of a page on which nothing was opened. */
const openedIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'opened' in state && Number.isInteger(state.opened)
    ? Number(state.opened)
    : null;

const depthNow = (): number => openedIn(history.state) ?? 0;

/** The page of an address, without what it names there. */
const pageOf = (address: string): string => /#\/?[^/]*/.exec(address)?.[0] ?? '';

/**
 * Goes to an address of the app, which begins with `#`. In place of an entry that stands for something open, so that Back
 * leads to the page below it.
 */
export const goToAddress = (address: string, replace = false): void => {
  if (leaving) thenGo = () => goToAddress(address, replace);
  else if (replace || depthNow() > 0) location.replace(address);
  else location.hash = address;
};

/** Follows the history until the returned function is called. Where a reload has left entries behind, it goes back. */
export const followBack = (): (() => void) => {
  /** The address of what is on the screen. It may change while something is open: the address names the game in play. */
  let here = location.href;
  settle = () => {
    if (leaving) return;
    const depth = depthNow();
    if (depth > open.length) {
      leaving = true;
      history.go(open.length - depth);
    }
    for (let opened = depth; opened < open.length; opened++) {
      if (opened === 0) history.replaceState({ ...history.state, opened }, '');
      history.pushState({ opened: opened + 1 }, '');
    }
  };
  const arrive = (): void => {
    const opened = openedIn(history.state);
    const depth = opened ?? 0;
    const isOnItsWay = leaving;
    leaving = false;
    // An older entry has the address of the game that was in play then.
    const isForOpen = isOnItsWay || depth !== open.length;
    if (isForOpen && opened !== null && pageOf(location.href) === pageOf(here))
      history.replaceState(history.state, '', here);
    if (!isOnItsWay) while (open.length > depth) open.pop()?.();
    settle();
    if (leaving || thenGo === null) return;
    const go = thenGo;
    thenGo = null;
    go();
  };
  const note = (): void => {
    if (!leaving) here = location.href;
  };
  const click = (event: MouseEvent): void => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a[href^="#"]:not([target])') : null;
    if (link === null || (!leaving && depthNow() === 0)) return;
    event.preventDefault();
    goToAddress(link.getAttribute('href') ?? '');
  };
  addEventListener('popstate', arrive);
  addEventListener('hashchange', note);
  addEventListener('click', click);
  settle();
  return () => {
    settle = () => {};
    removeEventListener('popstate', arrive);
    removeEventListener('hashchange', note);
    removeEventListener('click', click);
  };
};

/** Lets Back call `close` as long as this is shown and `isOpen`. */
export const useCloseOnBack = (close: () => void, isOpen = true): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = (): void => onBack();
    open.push(closeThis);
    settle();
    return () => {
      const at = open.indexOf(closeThis);
      if (at >= 0) open.splice(at, 1);
      // One sheet may take the place of another, which then takes its entry, too.
      setTimeout(() => settle());
    };
  }, [isOpen]);
};
