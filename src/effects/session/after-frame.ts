import type { Pace } from '#store/table.ts';

/**
 * The pace of a table whose later state follows a frame later, so that a press is first seen on the board and then in what
 * stands around it. Another game is there at once: board and words go together.
 */
export const afterFrame = (): Pace => {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void) | null = null;
  port1.onmessage = () => {
    const follow = waiting;
    waiting = null;
    follow?.();
  };
  return (follow, { sitting, pack }, before) => {
    if (pack !== before.pack || sitting.id !== before.sitting.id || document.hidden) follow();
    else if (waiting === null) {
      waiting = follow;
      // A message that is sent from within a frame arrives when that has been painted.
      requestAnimationFrame(() => port2.postMessage(null));
    }
  };
};
