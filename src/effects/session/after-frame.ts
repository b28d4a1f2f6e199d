import type { Pace } from '#store/table.ts';

/** The longest wait for a frame, in milliseconds. A busy WebKit may paint none for seconds. */
const LONGEST = 300;

/**
 * The pace of a table whose later state follows one frame later, so that a press is first shown on the board and then
 * around it. A change to another game follows immediately: board and words change together.
 */
export const afterFrame = (): Pace => {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void) | null = null;
  port1.onmessage = () => {
    const follow = waiting;
    waiting = null;
    follow?.();
  };
  // A message sent within a frame arrives after that frame has been painted.
  const send = (): void => port2.postMessage(null);
  return (follow, { sitting, pack }, before) => {
    if (pack !== before.pack || sitting.id !== before.sitting.id || document.hidden) follow();
    else if (waiting === null) {
      waiting = follow;
      const late = setTimeout(send, LONGEST);
      requestAnimationFrame(() => {
        clearTimeout(late);
        send();
      });
    }
  };
};
