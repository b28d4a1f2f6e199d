/**
 * Plays the sounds of the table. If the browser cannot, or does not yet allow it, the table is silent and nothing else
 * happens.
 */
import { openSynth, type SoundEvent, type Synth } from './synth.ts';

export type { SoundEvent } from './synth.ts';

/** Whether the player wants to hear the table, and how loud, 0–1. */
export interface Loudness {
  readonly on: boolean;
  readonly volume: number;
}

// A press of the mouse or a key counts as a gesture; with touch only the release does.
const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;

/** How long after a frame all effects of a press are rendered, in milliseconds. */
const FOLLOWED = 100;

/** Acts when a press has been shown: after the next frame, and after what follows that. */
const whenAnswered = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act, FOLLOWED));
};

/**
 * Plays a sound for each of the `events`, from the first gesture on; returns how to stop. The synthesizer is opened
 * once, and `later` than that gesture: opening takes tens of milliseconds, and no press should wait for it.
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
      // The system has taken the audio context away: the next gesture wakes it.
    }
  };

  const sound = (there: Synth, event: SoundEvent) => {
    if (there.running()) return play(there, event);
    // Only one sound waits for the browser's permission; a queue of them would rattle when it comes.
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
      // The browser has no sound: it is not asked again.
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

/** Speaks a number in the language of the page, if the browser has a voice for it. */
export const sayNumber = (seconds: number, volume: number): void => {
  const { lang } = document.documentElement;
  const speech = globalThis.speechSynthesis;
  if (speech === undefined || !speech.getVoices().some((voice) => voice.lang.startsWith(lang)))
    return;
  const words = new SpeechSynthesisUtterance(String(seconds));
  words.lang = lang;
  words.volume = volume;
  words.rate = 1.2;
  // A count that was not spoken in time is useless, so it is cancelled.
  speech.cancel();
  speech.speak(words);
};
