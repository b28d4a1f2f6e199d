/**
 * Shows on a pressed button that a part of the app is on its way: a line runs under its word, and `aria-busy` says so. It
 * needs no word from the button. Everything that comes late is fetched by `fetchOnce`, and what is fetched in the moment of
 * a press is what the press waits for.
 */
import { hearOfWaiting } from '#loading/chunk.ts';

/** How long a press is answered by nothing else, in milliseconds. A part that comes sooner shows no line. */
const PATIENCE = 200;

/** How long after a press, or after the last part that it waited for, another part counts as wanted by it, in milliseconds. */
const MOMENT = 150;

const hosts = 'button, a[href], summary, label:has(input)';

/** The element that bears the state: the field of a label, otherwise the button itself. */
const controlOf = (host: Element): Element => host.querySelector('input') ?? host;

/** Follows presses and fetches until the returned function is called. */
export const followWaiting = (): (() => void) => {
  let pressed: Element | null = null;
  let pressedAt = 0;
  let until = 0;
  const waiting = new Map<Element, number>();
  const unmark = (host: Element): void => {
    host.removeAttribute('data-waits');
    controlOf(host).removeAttribute('aria-busy');
  };
  /** The player does something else, and waits for nothing that was pressed before. */
  const giveUp = (): void => {
    for (const host of waiting.keys()) unmark(host);
    waiting.clear();
    pressed = null;
  };
  const press = ({ target }: MouseEvent): void => {
    const host = target instanceof Element ? target.closest(hosts) : null;
    // A press on a label is followed by a click on its field.
    if (host !== pressed || host === null) {
      giveUp();
      pressedAt = performance.now();
    }
    pressed = host;
    until = performance.now() + MOMENT;
  };
  const leave = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') giveUp();
  };
  const count = (host: Element, by: 1 | -1): void => {
    const left = (waiting.get(host) ?? 0) + by;
    if (left > 0) waiting.set(host, left);
    else if (waiting.delete(host)) unmark(host);
  };
  const wait = (coming: Promise<unknown>): void => {
    const host = pressed;
    const now = performance.now();
    if (host === null || now > until) return;
    count(host, 1);
    const timer = setTimeout(
      () => {
        if (!waiting.has(host)) return;
        host.setAttribute('data-waits', '');
        controlOf(host).setAttribute('aria-busy', 'true');
      },
      Math.max(0, pressedAt + PATIENCE - now),
    );
    const end = (): void => {
      clearTimeout(timer);
      if (pressed === host) until = performance.now() + MOMENT;
      // The next part of a chain is asked for before the line goes.
      setTimeout(() => count(host, -1));
    };
    coming.then(end, end);
  };
  addEventListener('click', press, { capture: true });
  addEventListener('keydown', leave, { capture: true });
  hearOfWaiting(wait);
  return () => {
    removeEventListener('click', press, { capture: true });
    removeEventListener('keydown', leave, { capture: true });
    hearOfWaiting(() => {});
  };
};
