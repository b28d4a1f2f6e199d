/** Keeps the settings on this device, and in step with the other tabs. Loaded when someone first touches the page. */
import type { Settings, SettingsStore } from '#store/settings.ts';
import {
  localShelf,
  readSettings,
  type SettingsShelf,
  settingsFrom,
  settingsKey,
} from './settings-read.ts';

const version = 1;

/** The text that keeps the settings. */
export const settingsText = (settings: Settings): string =>
  JSON.stringify({ version, ...settings });

/**
 * Writes each change, and takes over what another tab writes; without storage the settings last as long as the page. It may
 * start late: what has changed since the `first` settings were read is written, or taken over where it was another tab's.
 */
export const startSettingsStorage = (
  settings: SettingsStore,
  first: Settings = settings.getState(),
  shelf: SettingsShelf | null = localShelf(),
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

  if (settings.getState() === first) settings.setState((now) => readSettings(now, shelf), true);
  else write(settings.getState());
  const stopWriting = settings.subscribe(write);
  page.addEventListener('storage', takeOver);
  return () => {
    stopWriting();
    page.removeEventListener('storage', takeOver);
  };
};
