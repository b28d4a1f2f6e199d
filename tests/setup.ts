import { afterEach, vi } from 'vitest';

/**
 * A list draws only visible rows. In a page without layout, this observer says that every element is as high as a row,
 * and the list as high as a screen.
 */
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

// `waitFor` gives up after a second by default, which a busy machine may exceed. A test has 30 seconds.
const { waitFor } = vi;
vi.waitFor = (act, given = 20_000) => waitFor(act, given);

// Only tests that asked for a page get matchers for it, and have it cleared after each test.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Parts of the screen are fetched on first use. That takes many seconds on a busy machine; a test has 30.
  configure({ asyncUtilTimeout: 20_000 });
  if (document.defaultView !== null) document.defaultView.ResizeObserver = EverythingInSight;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  afterEach(cleanup);
}
