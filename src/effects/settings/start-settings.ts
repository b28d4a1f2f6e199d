import { detectLanguage } from '#i18n/index.ts';
import { createSettings, firstSettings, type SettingsStore } from '#store/settings.ts';
import { browserStorage } from './local-storage.ts';
import { readSettings, startSettingsStorage } from './settings-storage.ts';

/** Gives the page the chosen colours: `data-theme` on the root, or none to follow the device. */
const followTheme = (settings: SettingsStore, { dataset }: HTMLElement): void => {
  const dress = (): void => {
    const { theme } = settings.getState();
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
  };
  dress();
  settings.subscribe(dress);
};

/** Reads the settings of this device, keeps them from now on, and gives the page their colours. */
export const startSettings = (page: Window, storage = browserStorage()): SettingsStore => {
  const first = firstSettings(detectLanguage(page.navigator.languages));
  const settings = createSettings(readSettings(first, storage));
  startSettingsStorage(settings, storage, page);
  followTheme(settings, page.document.documentElement);
  return settings;
};
