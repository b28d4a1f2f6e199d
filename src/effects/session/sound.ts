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

/** How long after a frame all that follows a press is there, in milliseconds. */
const FOLLOWED = 100;

/** Acts when a press has been answered: after the next frame, and after what follows that. */
const whenAnswered = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act, FOLLOWED));
};

/**
 * Plays a sound for each of the `events`, from the first gesture on; returns how to stop. What makes the sounds is opened
 * once, and `later` than that gesture: opening takes tens of milliseconds, for which no press waits.
 */
export const startSound = (
  events: (listener: (event: SoundEvent) => void) => () => void,
  loudness: () => Loudness,
  open: () => Synth = openSynth,
  later: (act: () => void) => void = whenAnswered,
): (() => void) => {
  let synth: Synth | undefined;
  let asked = false;
  let stopped = false;
  let waking = false;
  let early: SoundEvent | undefined;

  const play = (there: Synth, event: SoundEvent) => {
    try {
      there.play(event, loudness().volume);
    } catch {
      // A context that the system took away: the next gesture wakes it.
    }
  };

  const sound = (there: Synth, event: SoundEvent) => {
    if (there.running()) return play(there, event);
    // One sound may wait for the browser; a queue of them would rattle when it agrees.
    if (waking) return;
    waking = true;
    there
      .wake()
      .then(() => play(there, event))
      .catch(() => undefined)
      .finally(() => {
        waking = false;
      });
  };

  const openOnce = () => {
    if (stopped) return;
    try {
      synth = open();
    } catch {
      // A browser without sound is left in peace.
      return;
    }
    if (early !== undefined) sound(synth, early);
  };

  const onGesture = () => {
    if (!loudness().on) return;
    if (synth !== undefined) {
      if (!synth.running()) synth.wake().catch(() => undefined);
    } else if (!asked) {
      asked = true;
      later(openOnce);
    }
  };

  const stopListening = events((event) => {
    const { on, volume } = loudness();
    if (!on || volume === 0) return;
    if (synth !== undefined) sound(synth, event);
    else if (asked) early = event;
  });

  for (const gesture of gestures) document.addEventListener(gesture, onGesture, true);
  return () => {
    stopListening();
    for (const gesture of gestures) document.removeEventListener(gesture, onGesture, true);
    synth?.close();
    synth = undefined;
    stopped = true;
  };
};

/** Says a number aloud in the language of the page, where the browser has a voice for it; else nothing is said. */
export const sayNumber = (seconds: number, volume: number): void => {
  const { lang } = document.documentElement;
  const speech = globalThis.speechSynthesis;
  if (speech === undefined || !speech.getVoices().some((voice) => voice.lang.startsWith(lang)))
    return;
  const words = new SpeechSynthesisUtterance(String(seconds));
  words.lang = lang;
  words.volume = volume;
  words.rate = 1.2;
  // What was not said in time is worth nothing.
  speech.cancel();
  speech.speak(words);
};
