/** How long the page may be busy before it answers again, in milliseconds. */
const BUSY = 12;

/** A pause for long work: resolves at once while the page was not busy for long, and otherwise when it has answered what waits. */
export const pace = (): (() => Promise<void>) => {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < BUSY) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
};
