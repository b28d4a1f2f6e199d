/** Keeps the settings on this device, and in step with the other tabs. */
import { type Settings, type SettingsStore, settingChoices } from '#store/settings.ts';
import { fieldsOf, keepInStep, readStored } from './in-step.ts';
import { browserStorage, type TextStorage } from './local-storage.ts';

/** Where the settings are kept in the browser's local storage. */
export const settingsKey = 'shogi-table/settings';

const version = 1;

const oneOf = <T>(choices: readonly T[], stored: unknown, first: T): T =>
  choices.find((choice) => choice === stored) ?? first;

const yesOrNo = (stored: unknown, first: boolean): boolean =>
  typeof stored === 'boolean' ? stored : first;

/**
 * The settings that a stored text holds. Each falls back by itself: one word of a newer or older version must not cost
 * the others. Read by hand and not through a schema, because the first screen waits for it and for nothing else.
 */
export const settingsFrom = (text: string | null, first: Settings): Settings => {
  const stored = fieldsOf(text);
  if (stored === undefined) return first;
  const volume = stored['volume'];
  return {
    language: oneOf(settingChoices.language, stored['language'], first.language),
    theme: oneOf(settingChoices.theme, stored['theme'], first.theme),
    pieces: oneOf(settingChoices.pieces, stored['pieces'], first.pieces),
    notation: oneOf(settingChoices.notation, stored['notation'], first.notation),
    coordinates: oneOf(settingChoices.coordinates, stored['coordinates'], first.coordinates),
    kings: oneOf(settingChoices.kings, stored['kings'], first.kings),
    sound: yesOrNo(stored['sound'], first.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : first.volume,
    // It was yes or no before there were levels.
    hints: oneOf(
      settingChoices.hints,
      stored['hints'] === false ? 'off' : stored['hints'],
      first.hints,
    ),
    asking: yesOrNo(stored['asking'], first.asking),
    letterKeys: yesOrNo(stored['letterKeys'], first.letterKeys),
    upright: yesOrNo(stored['upright'], first.upright),
  };
};

/** The text that keeps the settings. */
export const settingsText = (settings: Settings): string =>
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
  keepInStep(
    settings,
    { key: settingsKey, write: settingsText, read: settingsFrom },
    storage,
    page,
  );
