/** What a person at this screen likes, whatever the game: kept per device, never part of a match. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The values each setting can take; the first of each is what most people want. */
export const settingChoices = {
  language: ['auto', 'en', 'es', 'ja'],
  theme: ['auto', 'light', 'dark'],
  pieces: ['kanji', 'two-kanji', 'guided', 'western'],
  notation: ['western', 'japanese', 'kitao-kawasaki', 'usi'],
  coordinates: ['usi', 'japanese', 'numbers', 'none'],
  kings: ['standard', 'swapped', 'both-gyoku'],
  hints: ['fading', 'always', 'off'],
} as const;

type Choices = typeof settingChoices;

/** `hints` says when the legal squares of the chosen piece are marked: until it is known, always, or never; `volume` goes
 * from 0 to 1; `asking` lets any piece be asked how it moves; `letterKeys` lets single signs on the keyboard do things; `upright` turns the signs on the other side's pieces to whoever sits below. */
export type Settings = {
  readonly [K in keyof Choices]: Choices[K][number];
} & {
  readonly sound: boolean;
  readonly volume: number;
  readonly asking: boolean;
  readonly letterKeys: boolean;
  readonly upright: boolean;
};

/** How much help with legal squares somebody has. */
export type Help = Settings['hints'];

export type SettingsStore = StoreApi<Settings>;

/** The settings of someone who has changed none; who reads Japanese gets Japanese moves and edges. */
export const firstSettings = (language: 'en' | 'es' | 'ja'): Settings => ({
  language: 'auto',
  theme: 'auto',
  pieces: 'kanji',
  notation: language === 'ja' ? 'japanese' : 'western',
  coordinates: language === 'ja' ? 'japanese' : 'usi',
  kings: 'standard',
  sound: true,
  volume: 0.7,
  hints: 'fading',
  asking: true,
  letterKeys: true,
  upright: false,
});

const withinVolume = (volume: number): number => Math.min(1, Math.max(0, volume));

/** The settings with some of them changed; the very same value when nothing differs. */
export const changed = (settings: Settings, patch: Partial<Settings>): Settings => {
  const next = { ...settings, ...patch };
  const tuned = { ...next, volume: withinVolume(next.volume) };
  const same = JSON.stringify(tuned) === JSON.stringify(settings);
  return same ? settings : tuned;
};

/** The store of the settings. */
export const createSettings = (initial: Settings): SettingsStore =>
  createStore<Settings>(() => initial);

/** Changes some settings; nobody is told when nothing differs. */
export const changeSettings = (store: SettingsStore, patch: Partial<Settings>): void =>
  store.setState((settings) => changed(settings, patch));
