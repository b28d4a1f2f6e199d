/** Keeps the settings on this device, and in step with the other tabs. */
import * as v from 'valibot';
import { type Settings, type SettingsStore, settingChoices } from '#store/settings.ts';

/** Where the settings are kept in the browser's local storage. */
export const settingsKey = 'shogi-table/settings';

const version = 1;

// Each setting falls back by itself: one word of a newer or older version must not cost the others.
const schemaFor = (first: Settings) =>
  v.object({
    language: v.fallback(v.picklist(settingChoices.language), first.language),
    theme: v.fallback(v.picklist(settingChoices.theme), first.theme),
    pieces: v.fallback(v.picklist(settingChoices.pieces), first.pieces),
    notation: v.fallback(v.picklist(settingChoices.notation), first.notation),
    coordinates: v.fallback(v.picklist(settingChoices.coordinates), first.coordinates),
    kings: v.fallback(v.picklist(settingChoices.kings), first.kings),
    sound: v.fallback(v.boolean(), first.sound),
    volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), first.volume),
    hints: v.fallback(v.boolean(), first.hints),
  });

/** The settings that a stored text holds; whatever is missing or not understood is as in `first`. */
export const settingsFrom = (text: string | null, first: Settings): Settings => {
  if (text === null) return first;
  try {
    const read = v.safeParse(schemaFor(first), JSON.parse(text));
    return read.success ? read.output : first;
  } catch {
    return first;
  }
};

/** The text that keeps the settings. */
export const settingsText = (settings: Settings): string =>
  JSON.stringify({ version, ...settings });

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

// Reading the property alone can throw where the browser forbids storage.
const localShelf = (): Shelf | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

/** The settings this device has kept, or the first ones. */
export const readSettings = (first: Settings, shelf: Shelf | null = localShelf()): Settings => {
  try {
    return settingsFrom(shelf?.getItem(settingsKey) ?? null, first);
  } catch {
    return first;
  }
};

/** Writes each change, and takes over what another tab writes; without storage the settings last as long as the page. */
export const startSettingsStorage = (
  settings: SettingsStore,
  shelf: Shelf | null = localShelf(),
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): (() => void) => {
  // What another tab wrote is not written again: an older tab would drop what a newer one knows.
  let takingOver = false;

  const write = (now: Settings) => {
    if (takingOver) return;
    try {
      shelf?.setItem(settingsKey, settingsText(now));
    } catch {
      // Full or forbidden: the page goes on with what it has.
    }
  };

  const takeOver = (event: StorageEvent) => {
    if (event.key !== settingsKey || event.newValue === null) return;
    takingOver = true;
    settings.setState((now) => settingsFrom(event.newValue, now), true);
    takingOver = false;
  };

  const stopWriting = settings.subscribe(write);
  page.addEventListener('storage', takeOver);
  return () => {
    stopWriting();
    page.removeEventListener('storage', takeOver);
  };
};
