/**
 * Makes Back close what is open. Each open sheet or card has an entry of its own in the history of the browser, with the
 * address of the page. Its state is the number of open things; the entry below the first has the state 0. Why no
 * `CloseWatcher`: docs/decisions/0049-back-closes-what-is-open.md
 */
import { useEffect, useEffectEvent } from 'react';

interface Opened {
  readonly close: () => void;
  /** Whether Back has just called `close`. It counts as closed until it has had the time for that. */
  isAsked: boolean;
}

/** How long a thing may take to close, in milliseconds. After that it is open: it may ask a question first. */
const TIME_TO_CLOSE = 100;

/** How long the browser may take to go back, in milliseconds. It does not tell when it will not go at all. */
const TIME_TO_GO = 2_000;

/** Sheets and cards that are open, the topmost last. */
const open: Opened[] = [];

const countOpen = (): number => open.filter(({ isAsked }) => !isAsked).length;

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
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const goOn = (): void => {
    const go = thenGo;
    thenGo = null;
    go?.();
  };
  /** The browser did not go back, so this entry stands for what is open now. */
  const stay = (): void => {
    leaving = false;
    history.replaceState({ ...history.state, opened: countOpen() }, '');
    goOn();
  };
  settle = () => {
    if (leaving) return;
    const [depth, wanted] = [depthNow(), countOpen()];
    if (depth > wanted) {
      leaving = true;
      waiting = setTimeout(stay, TIME_TO_GO);
      history.go(wanted - depth);
    }
    for (let opened = depth; opened < wanted; opened++) {
      if (opened === 0) history.replaceState({ ...history.state, opened }, '');
      history.pushState({ opened: opened + 1 }, '');
    }
  };
  /** Closes the topmost things until so many are left. */
  const closeTo = (depth: number): void => {
    for (const thing of [...open].reverse())
      if (!thing.isAsked && countOpen() > depth) {
        thing.isAsked = true;
        thing.close();
      }
    setTimeout(() => {
      for (const thing of open) thing.isAsked = false;
      settle();
    }, TIME_TO_CLOSE);
  };
  const arrive = (): void => {
    clearTimeout(waiting);
    const opened = openedIn(history.state);
    const depth = opened ?? 0;
    const isOnItsWay = leaving;
    leaving = false;
    // An older entry has the address of the game that was in play then.
    const isForOpen = isOnItsWay || depth !== countOpen();
    if (isForOpen && opened !== null && pageOf(location.href) === pageOf(here))
      history.replaceState(history.state, '', here);
    if (!isOnItsWay && countOpen() > depth) closeTo(depth);
    settle();
    if (!leaving) goOn();
  };
  const note = ({ isTrusted }: Event): void => {
    // On its way back the browser comes by older addresses. A new game, which tells of its address by itself, does not wait.
    if (!leaving || !isTrusted) here = location.href;
  };
  /** A page that the browser had kept aside goes on where it was left, also in the middle of its way back. */
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) arrive();
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
  addEventListener('pageshow', comeBack);
  addEventListener('hashchange', note);
  addEventListener('click', click);
  settle();
  return () => {
    settle = () => {};
    clearTimeout(waiting);
    removeEventListener('popstate', arrive);
    removeEventListener('pageshow', comeBack);
    removeEventListener('hashchange', note);
    removeEventListener('click', click);
  };
};

/** Lets Back call `close` as long as this is shown and `isOpen`. */
export const useCloseOnBack = (close: () => void, isOpen = true): void => {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const thing: Opened = { close: () => onBack(), isAsked: false };
    open.push(thing);
    settle();
    return () => {
      open.splice(open.indexOf(thing), 1);
      // One sheet may take the place of another, which then takes its entry, too.
      setTimeout(() => settle());
    };
  }, [isOpen]);
};
