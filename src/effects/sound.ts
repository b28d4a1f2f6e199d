/** Lets the table be heard. Where the browser cannot, or does not yet allow it, the table is silent and nothing else happens. */
import { type Noise, openWood, type Wood } from './wood.ts';

export type { Noise } from './wood.ts';

/** Whether the player wants to hear the table, and how loud, 0–1. */
export interface Loudness {
  readonly on: boolean;
  readonly volume: number;
}

// A press of the mouse or a key counts as a gesture; of a touch only its end does.
const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Knocks for each noise that `noises` reports, from the first gesture on; returns how to stop. */
export const startSound = (
  noises: (listener: (noise: Noise) => void) => () => void,
  loudness: () => Loudness,
  open: () => Wood = openWood,
): (() => void) => {
  let wood: Wood | undefined;
  let unable = false;
  let waking = false;

  const ready = (): Wood | undefined => {
    if (wood !== undefined || unable) return wood;
    try {
      wood = open();
    } catch {
      unable = true;
    }
    return wood;
  };

  const onGesture = () => {
    if (!loudness().on) return;
    const there = ready();
    if (there !== undefined && !there.running()) there.wake().catch(() => undefined);
  };

  const knock = (there: Wood, noise: Noise) => {
    try {
      there.knock(noise, loudness().volume);
    } catch {
      // A context that the system took away: the next gesture wakes it.
    }
  };

  const stopListening = noises((noise) => {
    const { on, volume } = loudness();
    if (!on || volume === 0 || wood === undefined) return;
    if (wood.running()) return knock(wood, noise);
    // One noise may wait for the browser; a queue of them would rattle when it agrees.
    if (waking) return;
    const there = wood;
    waking = true;
    there
      .wake()
      .then(() => knock(there, noise))
      .catch(() => undefined)
      .finally(() => {
        waking = false;
      });
  });

  for (const gesture of gestures) document.addEventListener(gesture, onGesture, true);
  return () => {
    stopListening();
    for (const gesture of gestures) document.removeEventListener(gesture, onGesture, true);
    wood?.close();
    wood = undefined;
    unable = true;
  };
};
