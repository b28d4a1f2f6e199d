import { detectLanguage } from '#i18n/index.ts';
import { createSettings, firstSettings, type SettingsStore } from '#store/settings.ts';
import { browserStorage } from './local-storage.ts';
import { readSettings, startSettingsStorage } from './settings-storage.ts';

/** Sets the chosen colours: `data-theme` on the root element, or none to follow the device. */
const followTheme = (settings: SettingsStore, { dataset }: HTMLElement): void => {
  const dress = (): void => {
    const { theme } = settings.getState();
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
  };
  dress();
  settings.subscribe(dress);
};

/** Reads the settings of this device, keeps them from now on, and sets the colours of the page. */
export const startSettings = (page: Window, storage = browserStorage()): SettingsStore => {
  const first = firstSettings(detectLanguage(page.navigator.languages));
  const settings = createSettings(readSettings(first, storage));
  startSettingsStorage(settings, storage, page);
  followTheme(settings, page.document.documentElement);
  return settings;
};
