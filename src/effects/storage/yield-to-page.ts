/** When the page has answered what waits. */
const answered = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/**
 * A pause for long work: resolves at once while the page was not busy for long, in milliseconds, and otherwise when it has
 * answered what waits, or has `rested`.
 */
export const yieldToPage = (busyMs = 12, rested = answered): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < busyMs) return;
    await rested();
    began = performance.now();
  };
};
