/** Resolves when the page has handled the events that wait. */
const answered = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/**
 * Makes a pause for long work. It resolves immediately while the page was not busy for `busyMs` milliseconds. Otherwise
 * it resolves once the page has handled waiting events, or `rested` resolves.
 */
export const yieldToPage = (busyMs = 12, rested = answered): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < busyMs) return;
    await rested();
    began = performance.now();
  };
};
