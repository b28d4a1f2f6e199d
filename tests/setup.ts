import './rendered.ts';
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

/** How long a test waits for something that should come, in milliseconds. A busy machine may exceed a second, the default. */
const PATIENCE = 60_000;

const { waitFor } = vi;
vi.waitFor = (act, given = PATIENCE) => waitFor(act, given);

// Only tests that asked for a page get matchers for it, and have it cleared after each test.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Parts of the screen are fetched on first use. That takes many seconds on a busy machine.
  configure({ asyncUtilTimeout: PATIENCE });
  if (document.defaultView !== null) document.defaultView.ResizeObserver = EverythingInSight;
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
  afterEach(cleanup);
}
