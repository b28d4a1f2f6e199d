/**
 * The preferences of the person at this screen: those for every game, and those of each game. They are kept per device
 * and are never part of a match.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OptionSpec, Options, ValuesOf } from '#games/agreement.ts';
import type { GamePack } from '#games/pack.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { readOptions } from './options.ts';

/**
 * The settings of every table. `hints` says when the legal squares of the selected piece are marked: until the piece is
 * known, always, or never. `asking` lets the user ask how any piece moves. `letterKeys` allows single-character
 * keyboard shortcuts. In a record that is read, `tapHalves` steps by taps on the halves of the board, and with
 * `scrollMoves` the scroll position of the list chooses the move.
 */
export const tableSettings = [
  { id: 'language', kind: 'choice', choices: ['auto', ...languages], first: 'auto' },
  { id: 'theme', kind: 'choice', choices: ['auto', 'light', 'dark'], first: 'auto' },
  { id: 'board', kind: 'choice', choices: ['kaya', 'pale', 'grey'], first: 'kaya' },
  { id: 'hints', kind: 'choice', choices: ['fading', 'always', 'off'], first: 'fading' },
  { id: 'asking', kind: 'flag', first: true },
  { id: 'letterKeys', kind: 'flag', first: true },
  { id: 'tapHalves', kind: 'flag', first: false },
  { id: 'scrollMoves', kind: 'flag', first: false },
  { id: 'sound', kind: 'flag', first: true },
  { id: 'vibration', kind: 'flag', first: false },
  { id: 'volume', kind: 'number', min: 0, max: 1, step: 0.05, first: 0.7 },
] as const satisfies readonly OptionSpec[];

/** Settings of games by their ids, as they are stored. Entries that this version does not know stay. */
type GameSettings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The settings of the table, and of each game. */
export type Settings = ValuesOf<typeof tableSettings> & {
  readonly games: GameSettings;
  /** The language that the reader prefers among those the table speaks; not stored. */
  readonly spoken: Language;
};

/** How much help a player has with legal squares. */
export type Help = Settings['hints'];

export type SettingsStore = StoreApi<Settings>;

/** The settings of a user who has changed none and reads that language. */
export const firstSettings = (spoken: Language): Settings => ({
  ...readOptions(tableSettings, {}),
  games: {},
  spoken,
});

/**
 * The key of settings that belong to no game in particular: those of the first version, which had only one game. Each
 * game begins with those of them that it knows.
 */
export const ANY_GAME = '';

/** The stored settings of a game. */
export const storedFor = ({ games }: Settings, game: string): Readonly<Record<string, unknown>> =>
  games[game] ?? games[ANY_GAME] ?? {};

/** The language of a reader: the one that is chosen, or else the one that they prefer among those the table speaks. */
export const languageOf = ({ language, spoken }: Settings): Language =>
  language === 'auto' ? spoken : language;

/** The settings of a game; those not set follow the reader's language. */
export const settingsFor = (
  settings: Settings,
  { id, settings: list }: Pick<GamePack, 'id' | 'settings'>,
): Options => readOptions(list, storedFor(settings, id), languageOf(settings));

/** The store of the settings. */
export const createSettings = (initial: Settings): SettingsStore =>
  createStore<Settings>(() => initial);

/** The settings with some of a game's own changed. */
export const withGameSettings = (
  settings: Settings,
  game: string,
  patch: Options,
): Pick<Settings, 'games'> => ({
  games: { ...settings.games, [game]: { ...storedFor(settings, game), ...patch } },
});

const withinVolume = (volume: number): number => Math.min(1, Math.max(0, volume));

/** The settings with some of them changed; the same object when nothing differs. */
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
 * Whether the user may be new to a game: nothing is set in it here, and nothing is stored from the first version, which
 * had only one game. An empty entry says that they have met the game.
 */
export const isNewTo = ({ games }: Settings, game: string): boolean =>
  !(game in games) && !(ANY_GAME in games);

/** The settings of games once the user has met a game; its own settings stay. */
export const noLongerNew = (settings: Settings, game: string): Pick<Settings, 'games'> =>
  withGameSettings(settings, game, {});
