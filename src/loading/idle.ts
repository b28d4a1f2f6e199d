/**
 * Answers when the browser has nothing else to do, or after `timeout` milliseconds of work. Safari does not say when it is
 * idle: there the answer comes after the next task.
 */
export const idle = (timeout: number): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout });
    else setTimeout(done);
  });
