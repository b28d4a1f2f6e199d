/** Lets the table be heard. Where the browser cannot, or does not yet allow it, the table is silent and nothing else happens. */
import { openSynth, type SoundEvent, type Synth } from './synth.ts';

export type { SoundEvent } from './synth.ts';

/** Whether the player wants to hear the table, and how loud, 0–1. */
export interface Loudness {
  readonly on: boolean;
  readonly volume: number;
}

// A press of the mouse or a key counts as a gesture; of a touch only its end does.
const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Plays a sound for each of the `events`, from the first gesture on; returns how to stop. */
export const startSound = (
  events: (listener: (event: SoundEvent) => void) => () => void,
  loudness: () => Loudness,
  open: () => Synth = openSynth,
): (() => void) => {
  let synth: Synth | undefined;
  let unable = false;
  let waking = false;

  const ready = (): Synth | undefined => {
    if (synth !== undefined || unable) return synth;
    try {
      synth = open();
    } catch {
      unable = true;
    }
    return synth;
  };

  const onGesture = () => {
    if (!loudness().on) return;
    const there = ready();
    if (there !== undefined && !there.running()) there.wake().catch(() => undefined);
  };

  const play = (there: Synth, event: SoundEvent) => {
    try {
      there.play(event, loudness().volume);
    } catch {
      // A context that the system took away: the next gesture wakes it.
    }
  };

  const stopListening = events((event) => {
    const { on, volume } = loudness();
    if (!on || volume === 0 || synth === undefined) return;
    if (synth.running()) return play(synth, event);
    // One sound may wait for the browser; a queue of them would rattle when it agrees.
    if (waking) return;
    const there = synth;
    waking = true;
    there
      .wake()
      .then(() => play(there, event))
      .catch(() => undefined)
      .finally(() => {
        waking = false;
      });
  });

  for (const gesture of gestures) document.addEventListener(gesture, onGesture, true);
  return () => {
    stopListening();
    for (const gesture of gestures) document.removeEventListener(gesture, onGesture, true);
    synth?.close();
    synth = undefined;
    unable = true;
  };
};
