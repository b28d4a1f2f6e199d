/** What a person at this screen likes, whatever is played, and for each game what they like in it: kept per device, never part of a match. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OptionSpec, Options, ValuesOf } from '#games/agreement.ts';
import type { GamePack } from '#games/pack.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { readOptions } from './options.ts';

/**
 * What every table has. `hints` says when the legal squares of the chosen piece are marked: until it is known, always, or
 * never; `asking` lets any piece be asked how it moves; `letterKeys` lets single signs on the keyboard do things; in a record that is read
 * `tapHalves` steps by taps on the halves of the board, and with `scrollMoves` the list's scroll position is the move.
 */
export const tableSettings = [
  { id: 'language', kind: 'choice', choices: ['auto', ...languages], first: 'auto' },
  { id: 'theme', kind: 'choice', choices: ['auto', 'light', 'dark'], first: 'auto' },
  { id: 'hints', kind: 'choice', choices: ['fading', 'always', 'off'], first: 'fading' },
  { id: 'asking', kind: 'flag', first: true },
  { id: 'letterKeys', kind: 'flag', first: true },
  { id: 'tapHalves', kind: 'flag', first: false },
  { id: 'scrollMoves', kind: 'flag', first: false },
  { id: 'sound', kind: 'flag', first: true },
  { id: 'volume', kind: 'number', min: 0, max: 1, step: 0.05, first: 0.7 },
] as const satisfies readonly OptionSpec[];

/** Settings of games by their ids, as they are stored: what is not known here, or not any more, stays. */
type GameSettings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The settings of the table, and of each game. */
export type Settings = ValuesOf<typeof tableSettings> & {
  readonly games: GameSettings;
  /** The language that the reader prefers of those the table speaks; not stored. */
  readonly spoken: Language;
};

/** How much help with legal squares somebody has. */
export type Help = Settings['hints'];

export type SettingsStore = StoreApi<Settings>;

/** The settings of someone who has changed none, and reads that language. */
export const firstSettings = (spoken: Language): Settings => ({
  ...readOptions(tableSettings, {}),
  games: {},
  spoken,
});

/** Settings that belong to no game in particular: those of the first version, which knew one. Each game begins with what it knows of them. */
export const ANY_GAME = '';

/** What storage has for a game. */
export const storedFor = ({ games }: Settings, game: string): Readonly<Record<string, unknown>> =>
  games[game] ?? games[ANY_GAME] ?? {};

/** The language of a reader: the one that is chosen, or the one that they prefer of those the table speaks. */
export const languageOf = ({ language, spoken }: Settings): Language =>
  language === 'auto' ? spoken : language;

/** What is set for a game; the rest goes by the language that is read. */
export const settingsFor = (
  settings: Settings,
  { id, settings: list }: Pick<GamePack, 'id' | 'settings'>,
): Options => readOptions(list, storedFor(settings, id), languageOf(settings));

/** The store of the settings. */
export const createSettings = (initial: Settings): SettingsStore =>
  createStore<Settings>(() => initial);

/** What a game's settings become with some of them changed. */
export const withGameSettings = (
  settings: Settings,
  game: string,
  patch: Options,
): Pick<Settings, 'games'> => ({
  games: { ...settings.games, [game]: { ...storedFor(settings, game), ...patch } },
});

const withinVolume = (volume: number): number => Math.min(1, Math.max(0, volume));

/** The settings with some of them changed; the very same value when nothing differs. */
export const changedSettings = (settings: Settings, patch: Partial<Settings>): Settings => {
  const next = { ...settings, ...patch };
  const tuned = { ...next, volume: withinVolume(next.volume) };
  const same = JSON.stringify(tuned) === JSON.stringify(settings);
  return same ? settings : tuned;
};

/** Changes some settings; subscribers are not called when nothing differs. */
export const changeSettings = (store: SettingsStore, patch: Partial<Settings>): void =>
  store.setState((settings) => changedSettings(settings, patch));

/**
 * Whether somebody may be new to a game: nothing is set in it here, and nothing was in the first version, which knew one
 * game. An entry that is empty says that they have met it.
 */
export const isNewTo = ({ games }: Settings, game: string): boolean =>
  !(game in games) && !(ANY_GAME in games);

/** What the settings of games become when somebody has met one; what is set in it stays. */
export const noLongerNew = (settings: Settings, game: string): Pick<Settings, 'games'> =>
  withGameSettings(settings, game, {});
