/** Keeps the settings on this device, and in step with the other tabs. */
import { readOptions } from '#store/options.ts';
import { ANY_GAME, type Settings, type SettingsStore, tableSettings } from '#store/settings.ts';
import {
  browserStorage,
  fieldsOf,
  readStored,
  syncTabs,
  type TextStorage,
} from './local-storage.ts';

/** The key of the settings in the browser's local storage. */
export const settingsKey = 'shogi-table/settings';

const version = 2;

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The settings of each game, as stored. The first version had those of its only game among the others. */
const gamesIn = (stored: Readonly<Record<string, unknown>>): Settings['games'] => {
  const { version: written, games } = stored;
  const all = written === 1 ? { [ANY_GAME]: stored } : fields(games);
  return Object.fromEntries(Object.entries(all).map(([game, own]) => [game, fields(own)]));
};

/**
 * The settings in a stored text. Each falls back separately: one unknown word of a newer or older version must not cost
 * the others.
 */
export const settingsFrom = (text: string | null, first: Settings): Settings => {
  const stored = fieldsOf(text);
  if (stored === undefined) return first;
  // Before there were levels this was yes or no.
  const told = { ...stored, hints: stored['hints'] === false ? 'off' : stored['hints'] };
  const { spoken, ...now } = first;
  return { ...readOptions(tableSettings, told, '', now), games: gamesIn(stored), spoken };
};

/** The text that keeps the settings. */
export const settingsText = ({ spoken: _, ...settings }: Settings): string =>
  JSON.stringify({ version, ...settings });

/** The settings this device has kept, or the first ones. */
export const readSettings = (
  first: Settings,
  storage: TextStorage | null = browserStorage(),
): Settings => readStored(storage, settingsKey, (text) => settingsFrom(text, first));

/** Keeps the settings from now on; returns how to stop. */
export const startSettingsStorage = (
  settings: SettingsStore,
  storage: TextStorage | null = browserStorage(),
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): (() => void) =>
  syncTabs(settings, { key: settingsKey, write: settingsText, read: settingsFrom }, storage, page);
