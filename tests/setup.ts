import { afterEach, vi } from 'vitest';

/** A list draws what is in sight: in a page without layout everything is as high as a row, and the list as a screen. */
class EverythingInSight implements ResizeObserver {
  readonly #seen: ResizeObserverCallback;
  constructor(seen: ResizeObserverCallback) {
    this.#seen = seen;
  }
  observe(target: Element): void {
    const contentRect = new DOMRect(0, 0, 300, target.localName === 'li' ? 36 : 600);
    const entry = { target, contentRect, borderBoxSize: [], contentBoxSize: [] };
    queueMicrotask(() => this.#seen([{ ...entry, devicePixelContentBoxSize: [] }], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}

// It gives up after a second, which a busy machine may take for anything, and a test has 30.
const { waitFor } = vi;
vi.waitFor = (act, given = 20_000) => waitFor(act, given);

// Only tests that asked for a page get the page's matchers and have it swept between tests.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Parts of the screen are fetched when first wanted. That takes many seconds beside a busy machine, and a test has 30.
  configure({ asyncUtilTimeout: 20_000 });
  if (document.defaultView !== null) document.defaultView.ResizeObserver = EverythingInSight;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  afterEach(cleanup);
}
