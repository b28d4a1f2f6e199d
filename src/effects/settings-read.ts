/** Reads the settings that this device has kept: the first screen waits for them. */
import { type Settings, settingChoices } from '#store/settings.ts';

/** Where the settings are kept in the browser's local storage. */
export const settingsKey = 'shogi-table/settings';

interface Stored {
  readonly [key: string]: unknown;
  readonly sound?: unknown;
  readonly volume?: unknown;
  readonly hints?: unknown;
}

const oneOf = <T>(choices: readonly T[], stored: unknown, first: T): T =>
  choices.find((choice) => choice === stored) ?? first;

/**
 * The settings that a stored text holds. Each falls back by itself: one word of a newer or older version must not cost
 * the others. Read by hand and not through a schema, because the first screen waits for it and for nothing else.
 */
export const settingsFrom = (text: string | null, first: Settings): Settings => {
  const stored = parsed(text);
  if (stored === undefined) return first;
  const { sound, volume, hints } = stored;
  return {
    language: oneOf(settingChoices.language, stored['language'], first.language),
    theme: oneOf(settingChoices.theme, stored['theme'], first.theme),
    pieces: oneOf(settingChoices.pieces, stored['pieces'], first.pieces),
    notation: oneOf(settingChoices.notation, stored['notation'], first.notation),
    coordinates: oneOf(settingChoices.coordinates, stored['coordinates'], first.coordinates),
    kings: oneOf(settingChoices.kings, stored['kings'], first.kings),
    sound: typeof sound === 'boolean' ? sound : first.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : first.volume,
    hints: typeof hints === 'boolean' ? hints : first.hints,
  };
};

const parsed = (text: string | null): Stored | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** Where settings are kept. */
export type SettingsShelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Local storage; null where the browser forbids it: reading the property alone can throw then. */
export const localShelf = (): SettingsShelf | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The settings this device has kept, or the first ones. */
export const readSettings = (
  first: Settings,
  shelf: SettingsShelf | null = localShelf(),
): Settings => {
  try {
    return settingsFrom(shelf?.getItem(settingsKey) ?? null, first);
  } catch {
    return first;
  }
};
