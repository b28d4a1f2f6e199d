/** Reading aloud, as components know it. The voice of the device is known to `effects/lessons`. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether sentences are read aloud, and in which languages they can be. */
export interface SpeechState {
  /** Whether each new sentence is read; the choice of this device. */
  readonly isOn: boolean;
  /** The languages that the device has a voice for, as `es`. */
  readonly languages: readonly string[];
}

/** A state in which no voice is known yet. */
export const createSpeechState = (isOn: boolean): StoreApi<SpeechState> =>
  createStore<SpeechState>(() => ({ isOn, languages: [] }));

/** Reads sentences aloud. */
export interface Speech {
  readonly state: StoreApi<SpeechState>;
  /** Reads a sentence, in the place of one that is being read. Without a voice of its language nothing happens. */
  readonly say: (sentence: string, language: string) => void;
  readonly stop: () => void;
}
