import { detectLanguage } from '#i18n/index.ts';
import { createSettings, firstSettings, type SettingsStore } from '#store/settings.ts';
import { browserStorage } from './local-storage.ts';
import { readSettings, startSettingsStorage } from './settings-storage.ts';

/**
 * Sets the chosen colours on the root element: `data-theme`, or none to follow the device, and `data-board`, or none for
 * kaya.
 */
const followColours = (settings: SettingsStore, { dataset }: HTMLElement): void => {
  const dress = (): void => {
    const { theme, board } = settings.getState();
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
    if (board === 'kaya') delete dataset['board'];
    else dataset['board'] = board;
  };
  dress();
  settings.subscribe(dress);
};

/** Reads the settings of this device, keeps them from now on, and sets the colours of the page. */
export const startSettings = (page: Window, storage = browserStorage()): SettingsStore => {
  const first = firstSettings(detectLanguage(page.navigator.languages));
  const settings = createSettings(readSettings(first, storage));
  startSettingsStorage(settings, storage, page);
  followColours(settings, page.document.documentElement);
  return settings;
};
